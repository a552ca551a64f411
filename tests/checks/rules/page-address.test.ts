import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'page-address';

const pages = (...slugs: string[]) => ({
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

test('accepts small letters, digits and hyphens', () => {
  expect(found(rule, pages('night', 'day-2'))).toBe('nothing');
});
