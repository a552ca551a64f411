import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { tripEntries, withTrips } from '../trips';

const rule = 'page-address';

const pages = (...slugs: Json[]) => ({
  '/collections/trips': slugs.map((slug, index) => ({ slug, name: `A trip along the coast, number ${index}` })),
  '/routes/0/blocks/-': { type: 'list', items: { from: 'trips', as: '[{name}](/trips/{slug})' } },
  '/routes/-': {
    from: 'trips',
    path: '/trips/{slug}',
    title: '{name}',
    description: '{name}: half a day on the water with a guide, a life jacket and something to drink.',
    blocks: [{ type: 'hero', heading: '{name}', text: 'Half a day on the water.' }],
  },
});

test('reports a field that cannot be a part of an address, at its entry', () => {
  expect(found(rule, pages('night', 'Día Largo'))).toMatchInlineSnapshot(
    `""Día Largo" → "/trips/Día Largo" cannot be the address of a page. It has small letters, digits and hyphens, at most 100 between two /. Write "dia-largo"."`,
  );
});

test('reports what is no word or number at all at the entry', () => {
  expect(found(rule, pages('night', ['a']))).toMatchInlineSnapshot(`
    "
    (template-field-exists) [ → "slug" of this entry of "trips" is a list or a group, and the address of its page writes "{slug}" as a text. Write a text in quotes.
    [ → What stands there cannot be a part of an address. Write "slug" with small letters, digits and hyphens.
    "
  `);
});

test('leads to the field that does not fit, where there are several', () => {
  const of = (trip: Record<string, string>): string =>
    found(rule, withTrips(tripEntries({ kind: 'sea', ...trip }).slice(1), { path: '/{kind}/{slug}' }));
  expect(of({ kind: 'On The Sea' })).toMatch(/"On The Sea" → .*Write "on-the-sea"/);
  expect(of({ slug: '' })).toMatch(/This is empty/);
  expect(of({ slug: 'a'.repeat(150) })).toMatch(/at most 100/);
  expect(found(rule, withTrips(undefined, { path: '//{slug}' }))).toContain(
    'Write "/{slug}" in the place of "//{slug}"',
  );
});

test('accepts small letters, digits and hyphens, and numbers', () => {
  expect(found(rule, pages('night', 'day-2', 2027))).toBe('nothing');
});

test('reports a value of the site in the address of pages that are made of entries, at the address', () => {
  const route = {
    path: '/study/{name}',
    title: '{title}',
    description: 'Bread of the day.',
    from: 'breads',
    blocks: [],
  };
  const lines = found(rule, { '/routes/-': { ...route, blocks: [{ type: 'hero', heading: '{title}' }] } });
  expect(lines).toContain(
    '"/study/{name}" → No entry of "breads" has a field "name", so the value of that name stands here on every page: "Corner Bakery". Write a field of the entries in its place, such as {code}.',
  );
  expect(lines).not.toContain('empty');
  expect(lines).not.toContain('path-is-unique');
});
