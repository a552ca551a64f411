import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { tripEntries, withTrips } from '../trips';

const rule = 'reference-exists';

const guides: JsonObject[] = [
  { slug: 'asha', name: 'Asha' },
  { slug: 'marek', name: 'Marek' },
];

/** Trips that name their guide, and pages that show who that is. */
function withGuides(guide: Json): JsonObject {
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

const references = { '/references': { trips: { guide: 'guides' } } };

test('reports an entry that names another which is not there', () => {
  expect(found(rule, withGuides('mark'))).toMatchInlineSnapshot(
    `""mark" → No entry of "guides" has "mark" as its "slug". Did you mean "marek"?"`,
  );
});

test('reports it once of a declared reference, whatever lists and texts ask for it', () => {
  expect(found(rule, { ...withGuides('mark'), ...references })).toMatchInlineSnapshot(
    `""mark" → No entry of "guides" has "mark" as its "slug". Did you mean "marek"?"`,
  );
  const blocks = [{ type: 'hero', heading: '{name}', text: '{summary} [{guide.name}](/guides/{guide.slug})' }];
  expect(found(rule, { ...withGuides('mark'), ...references, '/routes/2/blocks': blocks })).toMatchInlineSnapshot(
    `""mark" → No entry of "guides" has "mark" as its "slug". Did you mean "marek"?"`,
  );
});

test('reports an entry that no list shows, and a name that is no text', () => {
  const departures = [{ date: '2020-01-01', guide: 'mark' }];
  const edit = { ...withGuides('marek'), '/collections/departures': departures };
  expect(found(rule, { ...edit, '/references': { departures: { guide: 'guides' } } })).toMatchInlineSnapshot(
    `""mark" → No entry of "guides" has "mark" as its "slug". Did you mean "marek"?"`,
  );
  expect(found(rule, { ...withGuides(['marek']), ...references })).toMatchInlineSnapshot(
    `"[ → An entry of "guides" is named by its "slug", as a text in quotes."`,
  );
});

test('leaves an entry whose own name can be no part of an address to the rule about addresses', () => {
  const blocks = [{ type: 'hero', heading: '{name}', text: '{summary}' }];
  const departures = [{ date: '2031-06-01', trip: 'night' }];
  const list = { type: 'list', items: { from: 'departures', as: '{date:long}' } };
  const [first, ...others] = tripEntries({});
  const edit = withTrips([{ ...first, slug: 'Night!' }, ...others], { blocks });
  expect(
    found(rule, {
      ...edit,
      '/references': { departures: { trip: 'trips' } },
      '/collections/departures': departures,
      '/routes/1/blocks/-': list,
    }),
  ).toMatchInlineSnapshot(
    `"(page-address) "Night!" → "/trips/Night!" cannot be the address of a page. It has small letters, digits and hyphens, at most 100 between two /. Write "night"."`,
  );
});

test('accepts names that are there, none at all, and a page for which nothing is found where many may be', () => {
  expect(found(rule, withGuides('marek'))).toBe('nothing');
  expect(found(rule, { ...withGuides('marek'), ...references })).toBe('nothing');
  expect(found(rule, { ...withTrips(), ...references, '/collections/trips/0/guide': undefined })).not.toContain(
    'No entry of "guides" has',
  );
  const alike = guides.map((one) => ({ ...one, slug: 'asha' }));
  expect(found(rule, { ...withGuides('mark'), '/collections/guides': alike })).toBe('nothing');
  const departures = { from: 'departures', where: { guide: '{slug}' }, as: '{date:long}' };
  const blocks = [
    { type: 'hero', heading: '{name}', text: '{summary}' },
    { type: 'list', heading: 'When', items: departures },
  ];
  const dates = [
    { date: '2031-06-01', guide: 'night' },
    { date: '2031-06-02', guide: 'all' },
  ];
  expect(found(rule, { ...withTrips(undefined, { blocks }), '/collections/departures': dates })).not.toContain(
    'No entry of',
  );
});
