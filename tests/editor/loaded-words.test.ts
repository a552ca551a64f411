import { expect, test } from 'vitest';
import { composeWords } from '../../src/compose/words';
import { siteOf } from '../../src/editor/drawing/engine';
import { usualWordsOf } from '../../src/editor/find/read-words';
import { loadedWords, loadWordsOf, usualWordsIn } from '../../src/editor/words/loaded-words';
import { sayingsIn } from '../../src/editor/words/sayings-in';
import { putWord } from '../../src/editor/words/site-words';
import type { JsonObject } from '../../src/manifest/manifest';
import { createEditRegistry } from '../../src/registry/edit-registry';
import { assets } from '../assets';
import { minimal } from '../checks/site-with';

const now = new Date('2031-05-06T12:00:00');

function siteIn(language: string, words?: JsonObject): JsonObject {
  return { ...minimal, site: { ...minimal.site, language }, ...(words && { words }) };
}

test('the window has English words, and those of a language once a site in it is opened', async () => {
  const swahili = siteIn('sw-KE');
  const before = loadedWords();
  const languages = Object.keys(before);
  expect(sayingsIn(swahili, now).locale.words?.newTime).toBe('New time');
  expect(usualWordsIn(swahili).menu).toBe('Menu');
  await loadWordsOf(siteIn('en-KE'));
  await loadWordsOf(siteIn('sv'));
  expect(Object.keys(loadedWords())).toEqual(languages);
  await Promise.all([loadWordsOf(swahili), loadWordsOf(siteIn('so'))]);
  expect(Object.keys(before)).toEqual(languages);
  expect(Object.keys(loadedWords()).sort()).toEqual([...languages, 'so', 'sw'].sort());
  expect(usualWordsIn(swahili).menu).toBe('Menyu');
  expect(usualWordsIn(siteIn('sv')).menu).toBe('Menu');
  // What was read before they were there is read anew.
  expect(sayingsIn(swahili, now).locale.words?.newTime).toBe('Saa mpya');
  expect([...usualWordsOf(swahili)].map(({ text }) => text)).toContain('Menyu kuu');
  // A word is written where it differs from what its language says, and is gone where it is emptied.
  const own = putWord(swahili, '/words/retryingIn/one', 'Sekunde moja');
  expect(own.words).toEqual({
    retryingIn: { one: 'Sekunde moja', other: 'Inajaribu tena baada ya sekunde {seconds}' },
  });
  expect(putWord(own, '/words/retryingIn/one', '')).toEqual(swahili);
});

test('a site that is composed again with more words says them, though nothing else has changed', async () => {
  const french = siteIn('fr', { menu: 'Sommaire' });
  const english = createEditRegistry('', { en: loadedWords().en });
  expect(composeWords(siteOf(french, assets, english, now)).closeMenu).toBe('Close menu');
  await loadWordsOf(french);
  const site = siteOf(french, assets, createEditRegistry('', loadedWords()), now);
  expect(composeWords(site)).toMatchObject({ menu: 'Sommaire', closeMenu: 'Fermer le menu' });
});
