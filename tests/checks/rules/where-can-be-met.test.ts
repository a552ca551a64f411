import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/manifest/manifest';
import { type Edit, found } from '../site-with';
import { tripEntries, withReviews, withTrips } from '../trips';

const rule = 'where-can-be-met';

/** Trips with what a list can choose them by, and a list that asks for `where`. */
function withList(where: JsonObject, ...differences: JsonObject[]): Edit {
  const said = { level: 'beginner', light: 'kväll', open: true };
  const trips = tripEntries(...(differences.length > 0 ? differences : [{}])).map((trip) => ({ ...said, ...trip }));
  const items: Json = { from: 'trips', where, as: '{name}' };
  return { ...withTrips(trips), '/routes/1/blocks/-': { type: 'list', heading: 'Easy', items } };
}

test('reports a bound that is no day where entries say days, and no number where they say numbers', () => {
  expect(found(rule, withList({ next: { from: 'tody' } }))).toMatchInlineSnapshot(
    `""tody" → "tody" is no day, and the entries of "trips" have a day as their "next". Did you mean "today"?"`,
  );
  expect(found(rule, withList({ next: { to: '2031-02-30' } }))).toMatchInlineSnapshot(
    `""2031-02-30" → "2031-02-30" is no day, and the entries of "trips" have a day as their "next". Write a day, such as "2027-12-13", or one counted from today: "today", "-1d", "+2w"."`,
  );
  expect(found(rule, withList({ price: { from: '4000' } }))).toMatchInlineSnapshot(
    `""4000" → "4000" is no number, and the entries of "trips" have a number as their "price". Write 4000 without quotes."`,
  );
  expect(found(rule, withList({ price: { from: 'today' } }))).toMatchInlineSnapshot(
    `""today" → "today" is no number, and the entries of "trips" have a number as their "price". Write a number without quotes."`,
  );
  expect(found(rule, withList({ open: { from: 1 } }))).toMatchInlineSnapshot(
    `"1 → "open" of the entries of "trips" is true or false, and no bounds go with that. Choose by another field."`,
  );
});

test('says nothing of entries that say nothing yet', () => {
  const told = found(rule, withList({ ends: { from: 'today' } }, { ends: '' }));
  expect(told).toMatch(/^\(entry-can-be-compared\)/);
});

test('reports a value of another type than entries say, and one that is near to what one of them says', () => {
  expect(found(rule, withList({ open: 'true' }))).toMatchInlineSnapshot(
    `""true" → The entries of "trips" have true or false as their "open", and "true" is a text. Did you mean true, without quotes?"`,
  );
  expect(found(rule, withList({ price: 'cheap' }))).toMatchInlineSnapshot(
    `""cheap" → The entries of "trips" have a number as their "price", and "cheap" is a text. Write a number without quotes."`,
  );
  expect(found(rule, withList({ level: ['beginner', 'begginer'] }))).toMatchInlineSnapshot(
    `""begginer" → No entry of "trips" has "begginer" as its "level". Did you mean "beginner"?"`,
  );
  expect(found(rule, withList({ light: { not: 'kval' } }))).toMatchInlineSnapshot(
    `""kval" → No entry of "trips" has "kval" as its "light". Did you mean "kväll"?"`,
  );
  expect(found(rule, withList({ day: 'Meet' }))).toMatchInlineSnapshot(
    `""Meet" → "day" of the entries of "trips" is a list or a group, and entries are chosen by a text, a number, true or false. Choose by another field."`,
  );
});

test('says what there is where a list stays empty for a word that no entry says', () => {
  expect(found(rule, withList({ level: 'families' }))).toMatchInlineSnapshot(
    `""families" → No entry of "trips" has "families" as its "level". There is: "beginner"."`,
  );
});

test('leaves out the links to pages that a route does not make for that, and what is wrong with a form that lacks choices', () => {
  const trips = tripEntries({}).map((trip) => ({ ...trip, open: true }));
  expect(found(rule, withTrips(trips, { where: { open: 'true' } }))).toMatchInlineSnapshot(
    `""true" → The entries of "trips" have true or false as their "open", and "true" is a text. Did you mean true, without quotes?"`,
  );
  const options = { from: 'trips', where: { open: 'true' }, as: { value: '{slug}', label: '{name}' } };
  const fields = [
    { name: 'trip', label: 'Trip', kind: 'select', options: [{ label: 'Open', options }] },
    { name: 'lamp', label: 'Lamp', kind: 'text', when: { trip: 'night' } },
  ];
  expect(found(rule, { ...withTrips(trips), '/routes/1/blocks/2/sections/0/fields': fields })).toMatchInlineSnapshot(
    `""true" → The entries of "trips" have true or false as their "open", and "true" is a text. Did you mean true, without quotes?"`,
  );
});

test('accepts days, numbers and values of the site as bounds, and words of which nobody knows that they are wrong', () => {
  expect(found(rule, withList({ next: { from: 'today', to: '2099-01-01' }, price: { from: 100 } }))).toBe('nothing');
  expect(found(rule, { ...withList({ next: { from: '{opening}' } }), '/values/opening': '2031-01-01' })).toBe(
    'nothing',
  );
  expect(found(rule, withList({ level: ['beginner', 'families'], slug: { not: 'dusk' } }))).toBe('nothing');
  expect(found(rule, withList({ name: ['Trip 0', 'Trip 1'] }))).toBe('nothing');
  expect(found(rule, withList({ start: { from: '09:00' } }, { start: '10:00' }))).toBe('nothing');
});

test('accepts the name of an entry that no other names', () => {
  const edit = {
    ...withTrips(tripEntries({}, { slug: 'nights' })),
    ...withReviews({ where: { trip: ['night', 'nights', 'trip-0'] } }),
  };
  expect(found(rule, edit)).toBe('nothing');
});
