import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'sample';

test('notes each sample that visitors see', () => {
  expect(
    found(rule, { '/collections/breads/0/sample': true, '/collections/breads/1/sample': true }),
  ).toMatchInlineSnapshot(`
    "
    notice "sample" → "Rye" is still a sample. Write your own in its place and remove "sample", or delete it.
    notice "sample" → "Spelt" is still a sample. Write your own in its place and remove "sample", or delete it.
    "
  `);
});

test('accepts a sample beside an entry of the owner, which visitors do not see', () => {
  expect(found(rule, { '/collections/breads/0/sample': true })).toBe('nothing');
});
