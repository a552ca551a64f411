import { expect, test } from 'vitest';
import { knownFields } from '../../src/editor/inputs/known-fields';
import { factsOf } from '../../src/editor/table/facts-of-entry';
import { sayAddOne } from '../../src/editor/words/titles';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { now } from './now';

const root: JsonObject = {
  site: { language: 'sv', currency: 'SEK' },
  collections: {
    trips: {
      label: 'Turer',
      one: 'trip',
      fields: {
        name: { kind: 'text' },
        photo: { kind: 'file' },
        open: { kind: 'yesNo' },
        price: { kind: 'money' },
        next: { kind: 'date' },
        days: { kind: 'days' },
        hours: { kind: 'number' },
        guide: { kind: 'entry', of: 'guides' },
        note: { kind: 'text' },
      },
      entries: [],
    },
    guides: [{ slug: 'anna', name: 'Anna Berg' }],
  },
};

const factsOfTrip = (entry: Json, title = 'Natt'): string[] =>
  factsOf(entry, title, knownFields(root, 'trips'), root, now);

test('beside the name of an entry stand its first two short facts, money as the pages write it and days in words', () => {
  const night = { name: 'Natt', photo: 'uploads/a.svg', open: true, price: 1195, next: '2099-05-30', hours: 3 };
  expect(factsOfTrip(night).map((fact) => fact.replaceAll(/\s/g, ' '))).toEqual(['1 195 kr', '30 May 2099']);
  expect(factsOfTrip({ hours: 3.5, guide: 'anna' })).toEqual(['3.5', 'Anna Berg']);
  expect(factsOfTrip({ days: ['2099-06-12', { date: '2099-06-19', cancelled: true }], note: 'Ny' })).toEqual([
    '2 days, next on 12 June 2099',
    'Ny',
  ]);
  expect(factsOfTrip({ note: 'Mer än trettio bokstäver är för långt här' })).toEqual([]);
  expect(factsOfTrip({ name: '{place}', note: 'Natt' })).toEqual([]);
  expect(factsOfTrip({ date: '12-24', closed: true, note: 'Jul' })).toEqual([]);
});

test('an amount that is none, or of a site without a currency, stands as it is written', () => {
  expect(factsOfTrip({ price: 'från 200' })).toEqual(['från 200']);
  expect(factsOf({ price: 895 }, '', knownFields(root, 'trips'), { site: {} }, now)).toEqual(['895']);
});

test('what adds one says the word that a collection has for one', () => {
  expect(sayAddOne(root, 'trips')).toBe('Add a trip');
  expect(sayAddOne(root, 'guides')).toBe('Add one');
  expect(sayAddOne(root, 'none')).toBe('Add one');
});
