import { expect, test } from 'vitest';
import { backInPlace } from '../../src/editor/fields/back-in-place';
import { identityOf } from '../../src/manifest/identity';
import type { JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';

const before: JsonObject = { trips: { name: 'Dawn', price: 450, seats: 8 } };

test('what is emptied and written anew stands where it stood', () => {
  const emptied = remove(before, '/trips/price');
  const written = set(emptied, '/trips/price', 25) as JsonObject;
  const after = backInPlace(written, '/trips/price', before);
  expect(JSON.stringify(after)).toBe('{"trips":{"name":"Dawn","price":25,"seats":8}}');
  expect(identityOf(after.trips as JsonObject)).toBe(identityOf(before.trips as JsonObject));
});

test('what was not there before stands after the others', () => {
  const written = set(before, '/trips/length', 3) as JsonObject;
  expect(backInPlace(written, '/trips/length', before)).toBe(written);
  expect(backInPlace(written, '/trips/length', undefined)).toBe(written);
});
