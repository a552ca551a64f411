import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'still-sample';

test('notes each field in which an entry still says what its sample did', () => {
  expect(
    found(rule, { '/collections/breads/0/stillSample': ['price', 'gone'], '/collections/breads/0/price': 4 }),
  ).toMatchInlineSnapshot(
    `"notice 4 → This is still what the sample said. Write your own; if it is right, take "price" out of "stillSample"."`,
  );
});

test('accepts an entry that says all of it in words of its own, and a sample that nobody has touched', () => {
  expect(found(rule, { '/collections/breads/0/sample': true })).toBe('nothing');
});
