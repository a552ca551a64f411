import { expect, test } from 'vitest';
import { changeAmounts, changedAmounts, usualStep } from '../../src/editor/collections/change-amounts';
import type { JsonObject } from '../../src/manifest/manifest';

const site = (...prices: unknown[]): JsonObject =>
  ({ collections: { trips: prices.map((price) => ({ price })) } }) as JsonObject;

test.each([
  [[4500, 3000], { by: 10, isPercentage: true, step: 1 }, [4950, 3300]],
  [[4500, 3000], { by: -10, isPercentage: true, step: 100 }, [4100, 2700]],
  [[595, 895], { by: 10, isPercentage: true, step: 5 }, [655, 985]],
  [[19.9, 5], { by: 10, isPercentage: true, step: 0.01 }, [21.89, 5.5]],
  [[0.1, 1.005], { by: 0.2, isPercentage: false, step: 0.01 }, [0.3, 1.21]],
  [[100], { by: 250, isPercentage: false, step: 1 }, [350]],
] as const)('changes %j by %j to %j', (before, change, after) => {
  const amounts = changedAmounts(site(...before), 'trips', 'price', change);
  expect(amounts.map((one) => one.after)).toEqual(after);
});

test('what is no number stays, and all of it is one step', () => {
  const { after, says } = changeAmounts(site(100, '{fee}', undefined), 'trips', 'price', {
    by: 10,
    isPercentage: true,
    step: 1,
  });
  expect(after).toEqual(site(110, '{fee}', undefined));
  expect(says).toBe('Price of 1 of trips changed');
});

test('numbers with a part are rounded to hundredths, others to whole ones', () => {
  expect([usualStep(site(1, 2), 'trips', 'price'), usualStep(site(1, 2.5), 'trips', 'price')]).toEqual([1, 0.01]);
});
