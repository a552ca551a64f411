import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'language-is-well-formed';

test('reports a language that no browser knows the form of', () => {
  expect(found(rule, { '/site/language': 'en-KE-KE' })).toMatchInlineSnapshot(
    `""en-KE-KE" → "en-KE-KE" is no language. Write its short name, such as en, en-KE or de."`,
  );
});

test('reports it also where hours are written in it', () => {
  const hours = [{ days: ['mo', 'tu'], opens: '08:00', closes: '17:00' }];
  const place = { type: 'place', heading: 'Find us', at: [-1.28, 36.81], label: 'The shop', hours };
  expect(found(rule, { '/site/language': 'en-12', '/routes/1/blocks/-': place })).toMatchInlineSnapshot(
    `""en-12" → "en-12" is no language. Write its short name, such as en, en-KE or de."`,
  );
});

test('reports the code of a country that is none', () => {
  expect(found(rule, { '/site/language': 'en-UK' })).toBe('"en-UK" → "en-UK" is no language. Write "en-GB".');
  const english = { label: 'English', draft: true, texts: {} };
  expect(found(rule, { '/site/language': 'sw', '/languages': { 'en-UK': english } })).toContain('Write "en-GB".');
});

test.each(['en', 'en-KE', 'en-Latn-KE'])('accepts %s', (language) => {
  expect(found(rule, { '/site/language': language })).toBe('nothing');
});

test('accepts the former code of a language', () => {
  expect(found(rule, { '/site/language': 'iw' })).not.toContain('is no language');
});
