import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { found } from '../checks/site-with';
import { tripEntries, withTrips } from '../checks/trips';

const departures = [{ trip: 'night', day: '2031-08-14' }];

/** A page for each trip with its departures, in a block that needs one at least. */
function withDepartures(where: JsonObject): JsonObject {
  const blocks = [
    { type: 'hero', heading: '{name}', text: '{summary}' },
    {
      type: 'faq',
      heading: 'When',
      items: { from: 'departures', where, as: { question: '{day:long}', answer: 'Come.' } },
    },
  ];
  const list = { from: 'departures', as: '{day:long}' };
  const trips = { from: 'trips', as: '[{name}](/trips/{slug})' };
  const edit = { ...withTrips(tripEntries({}), { blocks }), '/collections/departures': departures };
  return { ...edit, '/routes/0/blocks/-': { type: 'list', items: [trips, list] } };
}

test('a block whose list has nothing on this page or this day is left out, and no mistake', () => {
  expect(found('schema', withDepartures({ trip: '{slug}' }))).toBe('nothing');
  expect(found('schema', withDepartures({ day: { to: '-1d' } }))).toBe('nothing');
});

test('a list whose conditions are never met is told of', () => {
  expect(found('schema', withDepartures({ trip: 'nigth' }))).toMatchInlineSnapshot(
    `"(where-can-be-met) "nigth" → No entry of "departures" has "nigth" as its "trip". Did you mean "night"?"`,
  );
});
