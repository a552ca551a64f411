import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { found, problemsOf } from './site-with';
import { tripEntries, withTrips } from './trips';

test('an entry that says a group where others say a word by which they are sorted is told', () => {
  const [trip] = tripEntries();
  const entries = [{ ...trip, level: { toString: 'x' } }, ...tripEntries({ level: 'easy' }).slice(1)] as JsonObject[];
  const list = { type: 'list', items: { from: 'trips', sort: 'level', as: '[{name}](/trips/{slug})' } };
  expect(found('', { ...withTrips(entries), '/routes/0/blocks/-': list })).toMatch(
    /^\(entry-can-be-compared\) warning .* sorts entries of "trips" by their "level"/,
  );
});

test('a language that is none is told, whatever writes hours in it', () => {
  const hours = [{ days: ['mo', 'tu'], opens: '08:00', closes: '17:00' }];
  const place = { type: 'place', heading: 'Find us', at: [-1.28, 36.81], label: 'The shop', hours };
  const problems = problemsOf({ '/site/language': 'en-12', '/routes/1/blocks/-': place });
  expect(problems.map(({ rule }) => rule)).toContain('language-is-well-formed');
});

test('a condition with a field that no entry of the page has is told, and takes no entry', () => {
  const of = (field: string) => ({
    type: 'list',
    heading: 'Near',
    items: { from: 'trips', where: { level: field }, as: '{name}' },
  });
  const edit = withTrips(tripEntries({ level: 'easy' }));
  const blocks = (edit['/routes/-'] as { blocks: JsonObject[] }).blocks;
  const withList = (field: string) => ({
    ...edit,
    '/routes/-': { ...(edit['/routes/-'] as JsonObject), blocks: [...blocks, of(field)] },
  });
  expect(found('template-field-exists', withList('{lvel}'))).toMatch(/"lvel".*Did you mean "level"/);
  expect(found('template-field-exists', withList('{level}'))).toMatch(/has no "level"/);
});

test('an address may be a number, and what cannot be a part of one is told at the entry', () => {
  const numbered = withTrips(tripEntries({ slug: 2027 }));
  expect(found('', numbered)).toBe('nothing');
  const route = { path: '{slug}' };
  expect(found('page-address', withTrips(tripEntries({ slug: ['a'] }), route))).toMatch(
    /cannot be a part of an address/,
  );
});

test('what chooses among entries needs some to choose from', () => {
  expect(found('schema', { '/routes/1/limit': 3 })).toMatchInlineSnapshot(
    `""limit" → "limit" needs "from" beside it. Add "from", or remove "limit"."`,
  );
});

test('an address of many fields is looked for in the time that one takes', () => {
  const path = `/${['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `{${name}}`).join('')}`;
  const text = `[there](/${'a'.repeat(150)}/b)`;
  const edit = { ...withTrips(undefined, { from: 'trps', path }), '/routes/1/blocks/0/text': text };
  const started = performance.now();
  expect(problemsOf(edit).length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('a time zone that is none is told once, and no clock goes by it', () => {
  const hours = [{ days: ['mo'], opens: '08:00', closes: '17:00' }];
  const place = { type: 'place', heading: 'Find us', at: [-1.28, 36.81], label: 'The shop', hours };
  const problems = problemsOf({ '/site/timeZone': 'Nairobi', '/routes/1/blocks/-': place });
  expect(problems.map(({ rule }) => rule)).toEqual(['time-zone-exists']);
});

test('an address that cannot be one leads to the field that does not fit', () => {
  const route = { path: '/{kind}/{slug}' };
  const of = (trip: JsonObject) =>
    found('page-address', withTrips(tripEntries({ kind: 'sea', ...trip }).slice(1), route));
  expect(of({ kind: 'On The Sea' })).toMatch(/"On The Sea" → .*Write "on-the-sea"/);
  expect(of({ slug: '' })).toMatch(/This is empty/);
  expect(of({ slug: 'a'.repeat(150) })).toMatch(/at most 100/);
  expect(found('schema', withTrips(undefined, { path: '//{slug}' }))).toMatch(
    /Write "\/\{slug\}" in the place of "\/\/\{slug\}"/,
  );
});

test('a list where a text is written is told as one, and not as missing', () => {
  const entries = tripEntries({ name: ['One', 'Two'] });
  expect(found('schema', withTrips(entries))).toMatch(/^\[ → Text in quotes is needed here, but this is a list\./);
});

test('what an entry lacks of a draft alone keeps nothing from being published', () => {
  const [trip] = tripEntries();
  const edit = withTrips([trip ?? {}, { ...trip, slug: 'b', name: undefined as never }], { draft: true });
  const { '/routes/0/blocks/-': _, ...alone } = edit;
  const severities = problemsOf(alone).map(({ severity }) => severity);
  expect(severities).toContain('warning');
  expect(severities).not.toContain('error');
});

test('a slip in the links of a template is told in the time that its pages take', () => {
  const trips = tripEntries(...Array.from({ length: 1500 }, () => ({})));
  const as = '[{name}](/tirps/{slug})';
  const edit = {
    ...withTrips(trips),
    '/routes/1/blocks/-': { type: 'list', heading: 'All', items: { from: 'trips', limit: 1500, as } },
  };
  const started = performance.now();
  const problems = problemsOf(edit).filter(({ rule }) => rule === 'link-target-exists');
  expect(problems).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(30_000);
});
