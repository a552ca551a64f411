import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'picture-alternative';

test('reports a logo without words', () => {
  expect(found(rule, { '/site/logo/alt': '' })).toMatchInlineSnapshot(
    `""" → This picture leads to the home page, so it needs words: write what it shows."`,
  );
  expect(found(rule, { '/site/logo/alt': ' ' })).toMatchInlineSnapshot(
    `"" " → This picture leads to the home page, so it needs words: write what it shows."`,
  );
});

test('accepts any other picture that only decorates', () => {
  expect(found(rule, { '/routes/1/blocks/1/picture/alt': '' })).toBe('nothing');
});
