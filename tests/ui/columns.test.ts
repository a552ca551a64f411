import { expect, test } from 'vitest';
import { columnsFor } from '../../src/ui/columns';

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

test.each([3, 4])('no line of %i columns at most has more than one empty place', (most) => {
  for (const count of counts) {
    const columns = columnsFor(count, most);
    expect(columns).toBeLessThanOrEqual(most);
    expect(Math.ceil(count / columns) * columns - count).toBeLessThanOrEqual(1);
  }
});

test('as many stand side by side as can', () => {
  expect(counts.slice(0, 9).map((count) => columnsFor(count, 4))).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3]);
  expect(counts.slice(0, 9).map((count) => columnsFor(count, 3))).toEqual([1, 2, 3, 2, 3, 3, 2, 2, 3]);
});
