import { expect, test } from 'vitest';
import { columnsOfCards } from '../../../src/blocks/card-grid/card-grid.compose';

test.each([
  [10, 4, 5],
  [9, 3, 3],
  [8, 4, 4],
  [6, 4, 3],
  [4, 3, 4],
  [3, 2, 3],
  [2, 4, 2],
  [1, 3, 3],
])('%i cards of which %i were wanted in a line stand in %i columns', (count, wanted, columns) => {
  expect(columnsOfCards(count, wanted).most).toBe(columns);
});

test('no line stands half empty: whatever the number, at most one place is left', () => {
  for (const wanted of [2, 3, 4]) {
    for (let count = 2; count < 40; count++) {
      const { most } = columnsOfCards(count, wanted);
      expect((most - (count % most)) % most, `${count} cards, ${wanted} wanted`).toBeLessThanOrEqual(1);
    }
  }
});

test('where there is less room, four or five columns become three where that fills the lines, or two', () => {
  expect(columnsOfCards(9, 4)).toEqual({ most: 3, isOdd: true });
  expect(columnsOfCards(12, 4)).toEqual({ most: 4, narrower: 3 });
  expect(columnsOfCards(10, 4)).toEqual({ most: 5 });
});
