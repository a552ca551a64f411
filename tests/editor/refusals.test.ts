import { expect, test } from 'vitest';
import { followRefusals, type Refusal } from '../../src/editor/session/refusals';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';

const site: JsonObject = { collections: { trips: [{ name: 'Dawn', price: 450 }, { name: 'Night' }] } };

function refusedAt(pointer: string): Refusal {
  return { pointer, text: '4,500', why: 'Price: “4,500” is no number.' };
}

function placesAfter(pointer: string, after: JsonObject): string[] {
  return followRefusals([refusedAt(pointer)], site, after).map((one) => one.pointer);
}

test('what was refused goes with its field', () => {
  const after = insert(site, '/collections/trips/0', { name: 'First' });
  expect(placesAfter('/collections/trips/0/price', after)).toEqual(['/collections/trips/1/price']);
  expect(placesAfter('/collections/trips/1/price', after)).toEqual(['/collections/trips/2/price']);
});

test('it stays while something else is changed', () => {
  const after = set(site, '/collections/trips/0/name', 'Dusk');
  expect(placesAfter('/collections/trips/0/price', after)).toEqual(['/collections/trips/0/price']);
});

test('it is over once its field says something else, or is gone', () => {
  expect(placesAfter('/collections/trips/0/price', set(site, '/collections/trips/0/price', 25))).toEqual([]);
  expect(placesAfter('/collections/trips/0/price', remove(site, '/collections/trips/0'))).toEqual([]);
});
