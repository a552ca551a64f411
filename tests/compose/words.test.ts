import { expect, test } from 'vitest';
import { defaultWords } from '../../src/compose/generated/words';
import { composeWords } from '../../src/compose/words';
import { allWords } from '../../src/registry/all-words';
import { siteOf } from './site-of';

const { site: settings } = siteOf().manifest;

test('the words are English where the site has none of its own', () => {
  const words = composeWords(siteOf({ words: { menu: 'Menü' } }));
  expect(words).toEqual({ ...defaultWords, menu: 'Menü', homeLink: 'Corner Bakery, home page' });
});

test('they are those of the language of the site, by its tag or the first part of it', () => {
  const { sw = {} } = allWords;
  for (const language of ['sw', 'sw-KE', 'SW-ke']) {
    const words = composeWords(siteOf({ site: { ...settings, language }, words: { menu: 'Orodha' } }));
    expect(words).toEqual({ ...sw, menu: 'Orodha', homeLink: 'Corner Bakery, ukurasa wa mwanzo' });
    // The data of pages list the words of every language in one order.
    expect(Object.keys(words)).toEqual(Object.keys(defaultWords));
  }
  expect(composeWords(siteOf({ site: { ...settings, language: 'sv-SE' } })).closeMenu).toBe('Close menu');
});

test('the words for changes of a day are those of its language, with the own ones above', () => {
  const { locale } = siteOf({ site: { ...settings, language: 'sw-KE' }, words: { soldOut: 'Zimeisha' } });
  expect(locale.words).toMatchObject({ cancelled: 'Imeghairiwa', soldOut: 'Zimeisha' });
});

test('values are filled in', () => {
  const words = composeWords(siteOf({ words: { menu: '{phone} {{x}} {unknown}' }, values: { phone: '+254' } }));
  expect(words.menu).toBe('+254 {x} {unknown}');
});

test('names that the engine fills in stay, even where a value has the same name', () => {
  const words = composeWords(
    siteOf({
      words: { fieldTooShort: '{label}: {minimum}' },
      values: { label: 'wrong', minimum: 'wrong', title: 'wrong' },
    }),
  );
  expect(words.fieldTooShort).toBe('{label}: {minimum}');
  expect(words.documentTitle).toBe('{title} · {site}');
});
