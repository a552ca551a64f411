import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'business-place';

test('reports a longitude in the place of the latitude', () => {
  expect(found(rule, { '/business': { type: 'Bakery', at: [151.2, -33.9] } })).toMatchInlineSnapshot(
    `"151.2 → 151.2 is no latitude: those go from -90 to 90, and the latitude comes first. Did you mean [-33.9, 151.2]?"`,
  );
  expect(found(rule, { '/business': { type: 'Bakery', at: [151.2, 133.9] } })).toMatchInlineSnapshot(
    `"151.2 → 151.2 is no latitude: those go from -90 to 90, and the latitude comes first."`,
  );
});

test('accepts a place with its latitude first', () => {
  expect(found(rule, { '/business': { type: 'Bakery', at: [-33.9, 151.2] } })).toBe('nothing');
});
