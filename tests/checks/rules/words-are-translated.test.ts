import { expect, test } from 'vitest';
import { defaultWords } from '../../../src/compose/generated/words';
import type { JsonObject } from '../../../src/manifest/manifest';
import { registry } from '../../registry';
import { found } from '../site-with';

const rule = 'words-are-translated';
const words: JsonObject = { ...defaultWords };

/** All words of the site but those named. */
function wordsWithout(...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)));
}

test('warns of words that are missing for the language', () => {
  expect(
    found(rule, { '/site/language': 'sv', '/words': wordsWithout('skipToContent', 'noScript') }),
  ).toMatchInlineSnapshot(
    `"warning { → The site speaks "sv", but 2 of its own words are English: "skipToContent", "noScript". Write them here."`,
  );
});

test('counts all of them where there is no "words", but for those of blocks that stand nowhere', () => {
  const missing = found(rule, { '/site/language': 'sv-SE' });
  const types = ['card-grid', 'cta', 'form', 'hero', 'not-found', 'split', 'text'];
  // What names the links to other languages is said where there are some.
  const unsaid = new Set([
    'languages',
    ...Object.entries(registry.blocks).flatMap(([type, block]) => (types.includes(type) ? [] : block.words)),
  ]);
  expect(unsaid.size).toBeGreaterThan(0);
  expect(missing).toContain(`but ${Object.keys(words).length - unsaid.size} of its own words`);
});

test('accepts a site in a language of which the engine has the words, and one with every word', () => {
  for (const language of ['en-KE', 'sw-KE', 'ar']) expect(found(rule, { '/site/language': language })).toBe('nothing');
  expect(found(rule, { '/site/language': 'de', '/words': { menu: 'Menu' } })).toBe('nothing');
  expect(found(rule, { '/site/language': 'sv', '/words': words })).toBe('nothing');
});
