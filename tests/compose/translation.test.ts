import { expect, test } from 'vitest';
import { startFacts } from '../../src/compose/facts';
import { isInAddress, readText, saysWords, translate } from '../../src/compose/translation';
import { languagesIn, type WrittenLanguage } from '../../src/manifest/languages';

/** Reads a language as it is written in the file, at `sw`. */
function languageOf(text: string): WrittenLanguage {
  const [language] = languagesIn(JSON.parse(`{ "languages": { "sw": ${text} } }`));
  if (!language) throw new Error('It is no language.');
  return language;
}

test.each([
  ['Apply now', true],
  ['Ab', true],
  ['سلام', true],
  ['{price:money}', false],
  ['+254 711 222 333', false],
  ['hello@bakery.test', false],
  ['https://bakery.test/menu', false],
  ['uploads/menu.pdf', false],
  ['[{phone}](tel:{phone})', false],
  ['[Call](tel:{phone})', true],
  ['A 12', false],
  ['', false],
])('%s says words: %s', (text, expected) => {
  expect(saysWords(text)).toBe(expected);
});

test('a text says on one page what an exception says, and elsewhere what all say', () => {
  const language = languageOf(
    '{ "texts": { "Book": "Weka nafasi" }, "exceptions": [{ "text": "Book", "page": "/library", "says": "Kitabu" }] }',
  );
  expect(translate('Book', language, '/library')).toBe('Kitabu');
  expect(translate('Book', language, '/')).toBe('Weka nafasi');
  expect(translate('Books', language, '/library')).toBeUndefined();
});

test('what JavaScript gives every object is no translation, and a text may be called so', () => {
  for (const text of ['constructor', 'toString', '__proto__'])
    expect(translate(text, languageOf('{ "texts": {} }'))).toBeUndefined();
  expect(translate('__proto__', languageOf('{ "texts": { "__proto__": "Mzazi" } }'))).toBe('Mzazi');
});

test('what is written wrong counts as not written', () => {
  const language = languageOf('{ "texts": ["a"], "exceptions": [{ "text": "a" }, null], "paths": "b", "label": 7 }');
  expect(language).toMatchObject({ tag: 'sw', prefix: '/sw', exceptions: new Map(), paths: {}, texts: {} });
  expect(languagesIn({ languages: { sw: 'Kiswahili' } })).toEqual([]);
});

test('a text that is read is noted, and so is that nobody has translated it', () => {
  const facts = startFacts(['uses']);
  const site = { language: languageOf('{ "texts": { "Book": "Weka nafasi" } }') };
  expect(readText('Book', { site, facts })).toEqual({ text: 'Weka nafasi' });
  expect(readText('Read', { site, facts })).toEqual({ text: 'Read', isOriginal: true });
  expect(readText('12', { site, facts })).toEqual({ text: '12' });
  expect(readText('Book', { site: {}, facts })).toEqual({ text: 'Book' });
  expect(facts).toMatchObject({ texts: ['Book', 'Read'], untranslated: new Set(['Read']) });
});

test('a very long text is read as fast as any', () => {
  const text = 'Apply now. '.repeat(20_000);
  expect(saysWords(text)).toBe(true);
  expect(saysWords('{a}](('.repeat(20_000))).toBe(false);
});

test('a name is within an address where it stands between ]( and )', () => {
  const text = 'See [{name}](/trips/{slug}) for {price}';
  expect(['{name}', '{slug}', '{price}'].map((name) => isInAddress(text, text.indexOf(name)))).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['ks-Deva', 'ltr'],
  ['sw', 'ltr'],
  ['arn', 'ltr'],
])('%s runs %s', (tag, direction) => {
  expect(languagesIn({ languages: { [tag]: { texts: {} } } })[0]?.direction).toBe(direction);
});
