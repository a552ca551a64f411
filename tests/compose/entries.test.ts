import { expect, test } from 'vitest';
import { selectEntries } from '../../src/compose/entries';
import type { Json } from '../../src/manifest/manifest';
import { siteOf } from './site-of';

const site = siteOf({
  collections: {
    trips: [
      { name: 'Night', price: 4500, date: '2031-05-06', open: true },
      { name: 'Älv', price: 900, date: '2031-05-05' },
      { name: 'Zoo', date: '2031-06-07T18:00', open: false },
      { name: 'Alp', price: 12000, date: '2031-04-30', open: true },
    ],
  },
});

/** The names of the trips that are taken; today is the 6th of May. */
function taken(selection: { where?: Json; sort?: Json; limit?: number }): string {
  return selectEntries({ from: 'trips', ...selection }, site)
    .map(({ entry }) => entry.name)
    .join(' ');
}

test.each<[Json, string]>([
  [{ open: true }, 'Night Alp'],
  [{ open: { not: true } }, 'Älv Zoo'],
  [{ name: ['Alp', 'Zoo', 'None'] }, 'Zoo Alp'],
  [{ name: { not: ['Alp', 'Zoo'] } }, 'Night Älv'],
  [{ price: { from: 900, to: 4500 } }, 'Night Älv'],
  [{ price: { from: 1000 } }, 'Night Alp'],
  [{ date: { from: 'today' } }, 'Night Zoo'],
  [{ date: { to: '-1d' } }, 'Älv Alp'],
  [{ date: { from: '-1d', to: '+1m' } }, 'Night Älv'],
  [{ date: { from: '2031-06-07' } }, 'Zoo'],
  [{ date: { to: '2031-06-07' } }, 'Night Älv Zoo Alp'],
  [{ open: true, price: { to: 5000 } }, 'Night'],
  [{ price: [12000, 900, 900] }, 'Älv Alp'],
  [{ price: '900' }, ''],
  [{ name: ['Zoo', { not: 'Night' }], open: true }, 'Alp'],
  [{ open: true, name: ['Zoo', 'Alp'] }, 'Alp'],
  [{ open: [] }, ''],
])('where %j takes %s', (where, names) => {
  expect(taken({ where })).toBe(names);
});

test('sorts numbers by size and words as the language does, upwards and downwards, what has no such field last', () => {
  expect(taken({ sort: 'price' })).toBe('Älv Night Alp Zoo');
  expect(taken({ sort: '-price' })).toBe('Alp Night Älv Zoo');
  expect(taken({ sort: 'name' })).toBe('Alp Älv Night Zoo');
  expect(taken({ sort: '-date', limit: 2 })).toBe('Zoo Night');
});

test('what is looked up comes in the order in which a selection sorts', () => {
  expect(taken({ where: { open: true }, sort: 'name' })).toBe('Alp Night');
  expect(taken({ where: { name: ['Night', 'Zoo', 'Alp'] }, sort: '-price', limit: 2 })).toBe('Alp Night');
});

test('entries keep the order of the collection where nothing sorts them', () => {
  expect(taken({})).toBe('Night Älv Zoo Alp');
});

test('several fields sort one after the other, each upwards or downwards', () => {
  expect(taken({ sort: ['open', 'name'] })).toBe('Zoo Alp Night Älv');
  expect(taken({ sort: ['-open', '-price'] })).toBe('Alp Night Zoo Älv');
  expect(taken({ sort: ['-open', 'price'], limit: 2 })).toBe('Night Alp');
});
