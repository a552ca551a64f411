import { expect, test } from 'vitest';
import type { Edit } from '../site-with';
import { found } from '../site-with';
import { tripEntries, withReviews, withTrips } from '../trips';

const rule = 'reference-is-declared';

const departures = [
  { date: '2031-06-01', trip: 'night' },
  { date: '2031-06-02', trip: 'trip-0' },
];

/** Departures that a list shows with the name of their trip, and what `references` says of that. */
function withDepartures(references: Record<string, Record<string, string>> | undefined): Edit {
  const items = { from: 'departures', as: '{date:long}: {trip.name}, [{trip.price:money}](/trips/{trip.slug})' };
  return {
    ...withTrips(),
    '/collections/departures': departures,
    '/routes/1/blocks/-': { type: 'list', heading: 'When', items },
    ...(references && { '/references': references }),
  };
}

test('reports a name with a point whose field is not declared, once', () => {
  expect(found(rule, withDepartures(undefined))).toMatchInlineSnapshot(
    `"{trip.name} → The field "trip" of "departures" does not say whose entries it names. Write "references": { "departures": { "trip": "trips" } } beside "collections"."`,
  );
});

test('reports a collection or a field that there is not, and entries that nothing can name', () => {
  expect(found(rule, withDepartures({ departures: { trip: 'tripps' } }))).toMatchInlineSnapshot(
    `""tripps" → No collection is named "tripps". Did you mean "trips"?"`,
  );
  expect(
    found(rule, withDepartures({ departures: { trip: 'trips' }, departure: { trip: 'trips' } })),
  ).toMatchInlineSnapshot(`""departure" → No collection is named "departure". Did you mean "departures"?"`);
  expect(found(rule, withDepartures({ departures: { trip: 'trips', tripp: 'trips' } }))).toMatchInlineSnapshot(
    `""tripp" → No entry of "departures" has a field "tripp". Did you mean "trip"?"`,
  );
  expect(found(rule, withDepartures({ departures: { trip: 'trips', date: 'breads' } }))).toMatchInlineSnapshot(
    `""breads" → An entry is named by its "slug", and no entry of "breads" has one. Give each of them a "slug"."`,
  );
});

test('accepts what is declared', () => {
  expect(found(rule, withDepartures({ departures: { trip: 'trips' } }))).toBe('nothing');
});

test('reports a name with points by which entries are chosen or sorted, and of which nothing says where it leads', () => {
  const undeclared = { ...withTrips(tripEntries({})), ...withReviews({ where: { 'trip.price': 4500 } }) };
  expect(found(rule, { ...undeclared, '/references': {} })).toMatchInlineSnapshot(
    `""trip.price" → The field "trip" of "reviews" does not say whose entries it names. Write "references": { "reviews": { "trip": "trips" } } beside "collections"."`,
  );
  const sorted = { ...withTrips(tripEntries({})), ...withReviews({ sort: ['words', 'trip.price'] }) };
  expect(found(rule, { ...sorted, '/references': {} })).toMatchInlineSnapshot(
    `""trip.price" → The field "trip" of "reviews" does not say whose entries it names. Write "references": { "reviews": { "trip": "trips" } } beside "collections"."`,
  );
});
