import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberPointer, pointerKeys, valueAt } from '../../src/manifest/pointer';

test('escapes tildes and slashes as RFC 6901 says', () => {
  expect(memberPointer('/a', 'm~n/o')).toBe('/a/m~0n~1o');
  expect(pointerKeys('/a/m~0n~1o')).toEqual(['a', 'm~n/o']);
  expect(pointerKeys('/~01')).toEqual(['~1']);
});

test('the empty pointer has no keys, a single slash has an empty one', () => {
  expect(pointerKeys('')).toEqual([]);
  expect(pointerKeys('/')).toEqual(['']);
});

test('gives back any keys that a pointer was made of', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (keys) => {
      expect(pointerKeys(keys.reduce(memberPointer, ''))).toEqual(keys);
    }),
  );
});

test('finds the value at a pointer', () => {
  const root = { routes: [{ path: '/' }, { 'a/b': 0 }], none: null };
  expect(valueAt(root, '')).toBe(root);
  expect(valueAt(root, '/routes/0/path')).toBe('/');
  expect(valueAt(root, '/routes/1/a~1b')).toBe(0);
  expect(valueAt(root, '/none')).toBeNull();
});

test('finds undefined where a pointer leads nowhere', () => {
  const root = { routes: [{ path: '/' }], none: null };
  for (const pointer of ['/x', '/routes/1', '/routes/0/path/0', '/none/x', '/routes/x', '/constructor']) {
    expect(valueAt(root, pointer)).toBeUndefined();
  }
});
