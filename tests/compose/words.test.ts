import { expect, test } from 'vitest';
import { defaultWords } from '../../src/compose/generated/words';
import { composeWords } from '../../src/compose/words';
import { siteOf } from './site-of';

test('the words are English where the site has none of its own', () => {
  const words = composeWords(siteOf({ words: { menu: 'Menü' } }));
  expect(words).toEqual({ ...defaultWords, menu: 'Menü', homeLink: 'Corner Bakery, home page' });
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
