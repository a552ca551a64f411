import { expect, test } from 'vitest';
import { identityOf } from '../../src/manifest/identity';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { duplicate, insert, move, put, remove, renameKey, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';

const root: JsonObject = {
  name: 'A',
  theme: { font: 'serif' },
  routes: [{ path: '/' }, { path: '/b', blocks: [1, 2] }],
};
const written = JSON.stringify(root);

test('an edit gives a new value and leaves the old one as it was', () => {
  expect(set(root, '/theme/font', 'sans')).toEqual({ ...root, theme: { font: 'sans' } });
  expect(set(root, '/theme/radius', 2)).toEqual({ ...root, theme: { font: 'serif', radius: 2 } });
  expect(put(root, '/business/address/city', 'Kisumu')).toEqual({ ...root, business: { address: { city: 'Kisumu' } } });
  expect(() => put(root, '/routes/9/path', '/c')).toThrow(RangeError);
  expect(set(root, '', 7)).toBe(7);
  expect(valueAt(insert(root, '/routes/1/blocks/2', 3), '/routes/1/blocks')).toEqual([1, 2, 3]);
  expect(valueAt(remove(root, '/routes/0'), '/routes/0/path')).toBe('/b');
  expect(remove(root, '/theme')).not.toHaveProperty('theme');
  expect(valueAt(move(root, '/routes/1/blocks/0', '/routes/1/blocks/1'), '/routes/1/blocks')).toEqual([2, 1]);
  expect(valueAt(duplicate(root, '/routes/0'), '/routes/1')).toEqual({ path: '/' });
  expect(Object.keys(renameKey(root, '/name', 'title'))).toEqual(['title', 'theme', 'routes']);
  expect(JSON.stringify(root)).toBe(written);
});

test('what an edit does not reach is the same object, and what it reaches the same part', () => {
  const edited = set(root, '/routes/1/path', '/c');
  expect(edited.theme).toBe(root.theme);
  expect(valueAt(edited, '/routes/1/blocks')).toBe(valueAt(root, '/routes/1/blocks'));
  expect(identityOf(valueAt(edited, '/routes/1') as JsonObject)).toBe(
    identityOf(valueAt(root, '/routes/1') as JsonObject),
  );
});

test('a copy is a part of its own and knows what it is a copy of', () => {
  const [first, copy] = (duplicate(root, '/routes/0') as { routes: JsonObject[] }).routes as [JsonObject, JsonObject];
  expect(identityOf(copy)).not.toBe(identityOf(first));
  expect(identityOf(copy).copyOf).toBe(identityOf(first));
});

test.each<[is: string, edit: (value: Json) => Json]>([
  ['a list without that item', (value) => set(value, '/routes/2', 1)],
  ['an item beyond the end', (value) => insert(value, '/routes/3', 1)],
  ['no list', (value) => insert(value, '/theme/font', 1)],
  ['no such member', (value) => remove(value, '/theme/radius')],
  ['a text for a container', (value) => set(value, '/name/first', 1)],
  ['nothing to move', (value) => move(value, '/nothing', '/routes/0')],
  ['a copy of what is in no list', (value) => duplicate(value, '/theme')],
  ['a name that is taken', (value) => renameKey(value, '/name', 'theme')],
  ['a name for an item', (value) => renameKey(value, '/routes/0', 'home')],
  ['the whole taken away', (value) => remove(value, '')],
  ['a number that is none', (value) => remove(value, '/routes/01')],
])('a place that is not there is a RangeError: %s', (_, edit) => {
  expect(() => edit(root)).toThrow(RangeError);
});

test('a member named like a part of JavaScript is one like any other', () => {
  const odd: Json = JSON.parse('{"__proto__":{"a":1},"constructor":2}');
  const edited = set(odd, '/__proto__/a', 2);
  expect(JSON.stringify(edited)).toBe('{"__proto__":{"a":2},"constructor":2}');
  expect(Object.getPrototypeOf(edited)).toBe(Object.prototype);
});
