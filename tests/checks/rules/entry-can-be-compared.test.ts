import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/manifest/manifest';
import { type Edit, found } from '../site-with';
import { tripEntries, withReviews, withTrips } from '../trips';

const rule = 'entry-can-be-compared';

/** Trips with a rank and a day on which they begin each, and lists of them. */
function withLists(ranks: (JsonObject | undefined)[], ...selections: JsonObject[]): Edit {
  const trips = tripEntries(...ranks.slice(1).map(() => ({}))).map((trip, index) => ({ ...trip, ...ranks[index] }));
  const lists = selections.map((selection): Json => {
    return { type: 'list', heading: 'Trips', items: { from: 'trips', ...selection, as: '{name}' } };
  });
  return { ...withTrips(trips), ...(lists.length > 0 && { '/notFound/blocks': [notFound, ...lists] }) };
}

const notFound = { type: 'not-found', heading: '404', text: 'No such page.', action: { label: 'Home', to: '/' } };

test('warns of a value of another type than that by which the others are sorted, once however many lists sort so', () => {
  const ranks = [{ rank: 1 }, { rank: '2' }, { rank: 3 }];
  expect(found(rule, withLists(ranks, { sort: 'rank' }, { sort: ['name', '-rank'] }))).toMatchInlineSnapshot(
    `"warning "2" → A list sorts entries of "trips" by their "rank", which is a number in the others, and "2" is a text. Write 2 without quotes."`,
  );
  expect(found(rule, withLists([{ rank: 1 }, { rank: [2] }], { sort: 'rank' }))).toMatchInlineSnapshot(
    `"warning [ → A list sorts entries of "trips" by their "rank", which is a number in the others, and this is a list or a group. Write a number without quotes."`,
  );
  expect(found(rule, withLists([{ rank: 'a' }, { rank: { toString: 'x' } }], { sort: 'rank' }))).toMatchInlineSnapshot(
    `"warning { → A list sorts entries of "trips" by their "rank", which is a text in the others, and this is a list or a group. Write a text in quotes."`,
  );
  const days = [{ start: '2031-08-21' }, { start: '21 August 2031' }];
  expect(found(rule, withLists(days, { sort: '-start' }))).toMatchInlineSnapshot(
    `"warning "21 August 2031" → A list sorts entries of "trips" by their "start", which is a day in the others, and "21 August 2031" is a text. Write a day, such as "2027-12-13"."`,
  );
});

test('warns of entries that lack what most are sorted by, as one problem', () => {
  const ranks = [{ rank: 1 }, {}, { rank: 3 }, {}];
  expect(found(rule, withLists(ranks, { sort: 'rank' }))).toMatchInlineSnapshot(
    `"warning { → A list sorts entries of "trips" by their "rank", and this one has none, so it stands at the end. Add it."`,
  );
});

test('warns of a value that bounds leave out for its type', () => {
  const ranks = [{ rank: 1 }, { rank: '595' }];
  expect(found(rule, withLists(ranks, { where: { rank: { from: 1 } } }))).toMatchInlineSnapshot(
    `"warning "595" → A list holds the "rank" of entries of "trips" against a number, and "595" is a text. Write 595 without quotes."`,
  );
  const days = [{ start: '2099-08-21' }, { start: '30 May 2099' }];
  expect(found(rule, withLists(days, { where: { start: { from: 'today' } } }))).toMatchInlineSnapshot(
    `"warning "30 May 2099" → A list holds the "start" of entries of "trips" against a day, and "30 May 2099" is a text. Write a day, such as "2027-12-13"."`,
  );
});

test('warns at the entry that another names where a list is sorted through it', () => {
  const edit = { ...withLists([{ rank: 1 }, { rank: 'first' }]), ...withReviews({ sort: 'trip.rank' }) };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"warning "first" → A list sorts entries of "reviews" by their "trip.rank", which is a number in the others, and "first" is a text. Write a number without quotes."`,
  );
});

test('accepts words among which numbers stand, what few entries have, and what no list takes', () => {
  expect(found(rule, withLists([{ rank: 'A' }, { rank: 'B' }, { rank: 1984 }], { sort: 'rank' }))).toBe('nothing');
  expect(found(rule, withLists([{ rank: 1 }, {}, {}], { sort: '-rank' }))).toBe('nothing');
  const closed = [{ rank: 1, open: true }, { open: false }];
  expect(found(rule, withLists(closed, { where: { open: true }, sort: 'rank' }))).toBe('nothing');
  expect(found(rule, withLists([{ rank: 1 }, { rank: '2' }]))).toBe('nothing');
});
