import { expect, test } from 'vitest';
import { partsOf } from '../../src/editor/table/rows-in-view';

const keys = Array.from({ length: 100 }, (_, index) => `row ${index}`);

test('rows in view are drawn, with the focused one and those beside it; the others have the room that they take', () => {
  const parts = partsOf(keys, { first: 40, last: 41, focused: 'row 90', height: 30 });
  expect(parts).toEqual([
    { from: 0, count: 40, height: 1200 },
    { index: 40 },
    { index: 41 },
    { from: 42, count: 47, height: 1410 },
    { index: 89 },
    { index: 90 },
    { index: 91 },
    { from: 92, count: 8, height: 240 },
  ]);
});

test('a focused row that is gone is none', () => {
  const parts = partsOf(keys, { first: 0, last: 99, focused: 'gone', height: 30 });
  expect(parts).toEqual(keys.map((_, index) => ({ index })));
});
