import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { tripEntries, withTrips } from '../trips';

const rule = 'reference-exists';

const guides: JsonObject[] = [
  { slug: 'asha', name: 'Asha' },
  { slug: 'marek', name: 'Marek' },
];

/** Trips that name their guide, and pages that show who that is. */
function withGuides(guide: string): JsonObject {
  const blocks = [
    { type: 'hero', heading: '{name}', text: '{summary}' },
    { type: 'list', items: { from: 'guides', where: { slug: '{guide}' }, as: '{name}' } },
  ];
  const entries = tripEntries({}).map((trip) => ({ ...trip, guide }));
  const everybody = { from: 'guides', as: '{name}' };
  const trips = { from: 'trips', as: '[{name}](/trips/{slug})' };
  const edit = { ...withTrips(entries, { blocks }), '/collections/guides': guides };
  return { ...edit, '/routes/0/blocks/-': { type: 'list', items: [trips, everybody] } };
}

test('reports an entry that names another which is not there', () => {
  expect(found(rule, withGuides('mark'))).toMatchInlineSnapshot(
    `""mark" → No entry of "guides" has "mark" as its "slug". Did you mean "marek"?"`,
  );
});

test('accepts names that are there, and a page for which nothing is found where many may be', () => {
  expect(found(rule, withGuides('marek'))).toBe('nothing');
  const alike = guides.map((one) => ({ ...one, slug: 'asha' }));
  expect(found(rule, { ...withGuides('mark'), '/collections/guides': alike })).toBe('nothing');
});
