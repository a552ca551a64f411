import { expect, test } from 'vitest';
import { renameRoute } from '../../src/manifest/rename-route';

const trips = `{
  "collections": {
    "trips": [{ "slug": "night", "name": "Night" }, { "slug": "coast", "name": "Coast" }],
    "reviews": [{ "trip": "night", "words": "Stars!" }, { "trip": "coast", "words": "night" }]
  },
  "routes": [
    { "path": "/", "text": "See [the night](/trips/night#day) and [all](/trips)." },
    {
      "from": "trips",
      "path": "/trips/{slug}",
      "blocks": [{ "items": { "from": "reviews", "where": { "trip": "{slug}" }, "as": "{words}" } }],
      "to": "/trips/{slug}#day"
    }
  ]
}
`;
const tripPages = ['night', 'coast'].map((slug, index) => ({
  path: `/trips/${slug}`,
  template: '/trips/{slug}',
  entry: `/collections/trips/${index}`,
}));

test('a page that is made of an entry is renamed at its entry, and wherever entries are chosen by it', () => {
  const result = renameRoute(trips, '/trips/night', '/trips/night-paddle', tripPages);
  if (result.problem !== undefined) throw new Error(result.problem);
  const expected = trips
    .replace('"slug": "night"', '"slug": "night-paddle"')
    .replace('"trip": "night"', '"trip": "night-paddle"')
    .replace('/trips/night#day', '/trips/night-paddle#day')
    .replace('  ]\n}', '  ],\n  "redirects": [{ "from": "/trips/night", "to": "/trips/night-paddle" }]\n}');
  expect([JSON.parse(result.text), result.links, result.namings]).toEqual([JSON.parse(expected), 1, 1]);
});

test('questions that a form asks of those alone who chose the entry are asked of them still', () => {
  const offered = (from: string): object => ({ from, as: { value: '{slug}', label: '{name}' } });
  const fields = [
    { name: 'trip', options: [{ label: 'Trips', options: offered('trips') }] },
    { name: 'other', options: offered('boats') },
    { name: 'lamp', when: { trip: 'night', other: 'night' } },
    { name: 'skill', when: { trip: ['coast', 'night'] } },
  ];
  const site = JSON.parse(trips);
  site.routes[0].blocks = [{ type: 'form', sections: [{ fields: [] }, { fields }] }];
  const result = renameRoute(JSON.stringify(site), '/trips/night', '/trips/stars', tripPages);
  if (result.problem !== undefined) throw new Error(result.problem);
  const [, , lamp, skill] = JSON.parse(result.text).routes[0].blocks[0].sections[1].fields;
  expect(lamp.when).toEqual({ trip: 'stars', other: 'night' });
  expect(skill.when).toEqual({ trip: ['coast', 'stars'] });
});

test('a page that is made of an entry keeps the form of its address', () => {
  expect(renameRoute(trips, '/trips/night', '/night', tripPages)).toEqual({
    problem: '"/trips/night" is made of an entry, at "/trips/{slug}". Its new address has to look like that, too.',
  });
  expect(renameRoute(trips, '/trips/night', '/trips/coast', tripPages)).toEqual({
    problem: 'Another page already has the address "/trips/coast".',
  });
});

test('all pages that are made of entries move together', () => {
  const result = renameRoute(trips, '/trips/{slug}', '/tours/{slug}', tripPages);
  if (result.problem !== undefined) throw new Error(result.problem);
  const after = JSON.parse(result.text);
  expect(after.routes[1]).toMatchObject({ path: '/tours/{slug}', to: '/tours/{slug}#day' });
  expect(after.routes[0].text).toBe('See [the night](/tours/night#day) and [all](/trips).');
  expect(after.redirects).toEqual([
    { from: '/trips/night', to: '/tours/night' },
    { from: '/trips/coast', to: '/tours/coast' },
  ]);
  expect(renameRoute(trips, '/trips/{slug}', '/tours/{name}', tripPages)).toEqual({
    problem: '"/tours/{name}" needs the same names in braces as "/trips/{slug}".',
  });
});

test('a list in a shared block that the page places is renamed with it', () => {
  const shared = trips
    .replace('"blocks": [{ "items"', '"blocks": [{ "type": "shared", "block": "said" }], "x": [{ "items2"')
    .replace(
      '  "routes": [',
      '  "shared": { "said": { "items": { "from": "reviews", "where": { "trip": "{slug}" }, "as": "{words}" } } },\n  "routes": [',
    );
  const result = renameRoute(shared, '/trips/night', '/trips/dusk', tripPages);
  if (result.problem !== undefined) throw new Error(result.problem);
  expect(JSON.parse(result.text).collections.reviews[0]).toEqual({ trip: 'dusk', words: 'Stars!' });
});

test('entries that are declared to name it and conditions by them follow, whether a page lists them or not', () => {
  const site = {
    collections: {
      trips: [{ slug: 'night', name: 'Night' }, { slug: 'coast' }],
      departures: [{ trip: 'night', also: 'night' }, { trip: 'coast' }],
    },
    references: { departures: { trip: 'trips' } },
    routes: [
      {
        path: '/',
        text: [{ from: 'trips', where: { slug: 'night' }, as: 'x' }],
        list: { from: 'departures', where: { trip: { not: ['night', 'coast'] }, also: 'night' }, as: '{trip.name}' },
        named: { from: 'departures', where: { 'trip.slug': 'night', 'trip.name': 'night' }, as: '{trip.name}' },
      },
      { from: 'trips', path: '/trips/{slug}', blocks: [] },
    ],
  };
  const result = renameRoute(JSON.stringify(site), '/trips/night', '/trips/dusk', tripPages);
  if (result.problem !== undefined) throw new Error(result.problem);
  const { collections, routes } = JSON.parse(result.text);
  expect(collections.departures).toEqual([{ trip: 'dusk', also: 'night' }, { trip: 'coast' }]);
  expect(routes[0].text[0].where).toEqual({ slug: 'dusk' });
  expect(routes[0].list.where).toEqual({ trip: { not: ['dusk', 'coast'] }, also: 'night' });
  expect(routes[0].named.where).toEqual({ 'trip.slug': 'dusk', 'trip.name': 'night' });
});

test('an address that is written through another entry is renamed at that', () => {
  const site = {
    collections: { trips: [{ slug: 'night' }], departures: [{ trip: 'night', date: '2031-05-06' }] },
    references: { departures: { trip: 'trips' } },
    routes: [{ from: 'departures', path: '/on/{date}/{trip.slug}' }],
  };
  const entry = '/collections/departures/0';
  const page = { path: '/on/2031-05-06/night', template: '/on/{date}/{trip.slug}', entry };
  const result = renameRoute(JSON.stringify(site), page.path, '/on/2031-05-06/dusk', [page]);
  if (result.problem !== undefined) throw new Error(result.problem);
  expect(JSON.parse(result.text).collections).toEqual({
    trips: [{ slug: 'dusk' }],
    departures: [{ trip: 'dusk', date: '2031-05-06' }],
  });
});

test('an entry of which several pages are made takes them all along, with what leads to them', () => {
  const root = {
    collections: { trips: [{ slug: 'night' }] },
    routes: [
      { from: 'trips', path: '/trips/{slug}', to: '/book/night' },
      { from: 'trips', path: '/book/{slug}', to: '/trips/night' },
    ],
  };
  const pages = ['/trips/', '/book/'].map((start) => ({
    path: `${start}night`,
    template: `${start}{slug}`,
    entry: '/collections/trips/0',
  }));
  const result = renameRoute(JSON.stringify(root), '/trips/night', '/trips/dusk', pages);
  if (result.problem !== undefined) throw new Error(result.problem);
  const after = JSON.parse(result.text);
  expect(after.routes.map(({ to }: { to: string }) => to)).toEqual(['/book/dusk', '/trips/dusk']);
  expect(after.redirects).toEqual([
    { from: '/trips/night', to: '/trips/dusk' },
    { from: '/book/night', to: '/book/dusk' },
  ]);
});
