import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'language-is-well-formed';

test('reports a language that no browser knows the form of', () => {
  expect(found(rule, { '/site/language': 'en-KE-KE' })).toMatchInlineSnapshot(
    `""en-KE-KE" → "en-KE-KE" is no language. Write its short name, such as en, en-KE or de."`,
  );
});

test.each(['en', 'en-KE', 'en-Latn-KE'])('accepts %s', (language) => {
  expect(found(rule, { '/site/language': language })).toBe('nothing');
});
