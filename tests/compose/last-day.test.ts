import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { blockOf } from './site-of';

const collections = {
  fairs: [
    { title: 'Spring', date: '2031-05-06' },
    { title: 'Summer', date: '2031-07-01T09:00' },
    { title: 'Past', date: '2031-05-05' },
  ],
};

function cards(where: Json, as: Json = { title: '{title}' }): unknown {
  return blockOf({ type: 'card-grid', items: { from: 'fairs', where, as } }, { collections }).items;
}

test('what is taken because its day has not passed carries its last day', () => {
  expect(cards({ date: { from: 'today' } })).toEqual([
    { title: 'Spring', until: '2031-05-06' },
    { title: 'Summer', until: '2031-07-01' },
  ]);
  expect(cards({ date: { from: '-3d' } })).toMatchObject([
    { title: 'Spring', until: '2031-05-09' },
    { title: 'Summer' },
    { title: 'Past', until: '2031-05-08' },
  ]);
});

test('months of different length let an item go when its list would', () => {
  const site = { fairs: [{ title: 'Old', date: '2031-04-06' }] };
  const items = { from: 'fairs', where: { date: { from: '-1m' } }, as: { title: '{title}' } };
  // Taken on the 6th of May; on the 7th, a month before is the 7th of April.
  expect(blockOf({ type: 'card-grid', items }, { collections: site }).items).toEqual([
    { title: 'Old', until: '2031-05-06' },
  ]);
});

test('each item of a template without fields has a day of its own', () => {
  expect(cards({ date: { from: 'today' } }, { title: 'A fair' })).toEqual([
    { title: 'A fair', until: '2031-05-06' },
    { title: 'A fair', until: '2031-07-01' },
  ]);
});

test('what is past, or chosen by a day of the calendar, has none', () => {
  expect(cards({ date: { to: '-1d' } })).toEqual([{ title: 'Past' }]);
  expect(cards({ date: { from: '2031-07-01' } })).toEqual([{ title: 'Summer' }]);
});

test('an item that is a text or a row has its last day in the group around its list, by its place', () => {
  const points = { from: 'fairs', where: { date: { from: 'today' } }, as: '{title}' };
  expect(blockOf({ type: 'list', items: ['First', points, 'Last'] }, { collections })).toMatchObject({
    itemMarks: { 'items/1': { until: '2031-05-06' }, 'items/2': { until: '2031-07-01' } },
  });
  const cells = { from: 'fairs', where: { date: { from: 'today' } }, as: '{title}' };
  const row = { from: 'fairs', where: { title: 'Summer', date: { from: 'today' } }, as: ['{title}', 'July', 'Noon'] };
  const rows = [row, ['When', cells]];
  expect(blockOf({ type: 'table', columns: ['Fair', 'Month', 'Time'], rows }, { collections })).toMatchObject({
    itemMarks: {
      'rows/0': { until: '2031-07-01' },
      'rows/1/1': { until: '2031-05-06' },
      'rows/1/2': { until: '2031-07-01' },
    },
  });
});

test('a block is over with the last of its items, where none of them stays', () => {
  const items = { from: 'fairs', where: { date: { from: 'today' } }, as: { title: '{title}' } };
  expect(blockOf({ type: 'card-grid', items }, { collections }).until).toBe('2031-07-01');
  expect(blockOf({ type: 'card-grid', items: [items, { title: 'Always' }] }, { collections })).not.toHaveProperty(
    'until',
  );
});
