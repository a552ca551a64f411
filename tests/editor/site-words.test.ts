import { expect, test } from 'vitest';
import { wordsIn } from '../../src/compose/words';
import { readWords, usualWordsOf } from '../../src/editor/find/read-words';
import { keyOfForm } from '../../src/editor/form/form-pane';
import { wordFields as fieldsOfWords, wordGroups } from '../../src/editor/inputs/word-groups';
import { putWord } from '../../src/editor/words/site-words';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { textOf } from '../project';
import { registry } from '../registry';

const wordFields = (language = 'en') => fieldsOfWords(wordsIn(registry.words, language));

test('the words of the site are a field each, with what is said where nothing is written', () => {
  const fields = new Map(wordFields().map(({ name, input }) => [name, input]));
  expect(fields.size).toBeGreaterThan(80);
  expect(fields.get('menu')).toEqual({ kind: 'words', of: 'text', usual: 'Menu' });
  const forms = fields.get('retryingIn');
  expect(forms?.kind === 'group' && forms.fields.map(({ name, input }) => [name, input])).toContainEqual([
    'one',
    { kind: 'words', of: 'text', usual: 'Trying again in one second' },
  ]);
});

test('a site in another language shows what is said in that', () => {
  const fields = new Map(wordFields('ar-EG').map(({ name, input }) => [name, input]));
  expect(fields.get('menu')).toEqual({ kind: 'words', of: 'text', usual: 'القائمة' });
  const forms = fields.get('retryingIn');
  expect(forms?.kind === 'group' && forms.fields.map(({ name, input }) => [name, input])).toContainEqual([
    'two',
    { kind: 'words', of: 'text', usual: 'المحاولة التالية بعد ثانيتين' },
  ]);
});

test('only a word that differs from the usual is written', () => {
  const written = putWord({}, '/words/menu', 'Meny');
  expect(written).toEqual({ words: { menu: 'Meny' } });
  expect(putWord(written, '/words/closeMenu', 'Stäng')).toEqual({ words: { menu: 'Meny', closeMenu: 'Stäng' } });
  expect(putWord(written, '/words/menu', '')).toEqual({});
});

test('a word with a form for each number is written with all that it needs, and is gone when it says the usual', () => {
  const usual = { one: 'Trying again in one second', other: 'Trying again in {seconds} seconds' };
  const written = putWord({}, '/words/retryingIn/one', 'Again in a second');
  expect(written).toEqual({ words: { retryingIn: { ...usual, one: 'Again in a second' } } });
  expect(putWord(written, '/words/retryingIn/few', 'Few')).toMatchObject({ words: { retryingIn: { few: 'Few' } } });
  expect(putWord(written, '/words/retryingIn/one', '')).toEqual({});
});

test('what nobody reads as words is not among the words of a site', () => {
  const site = JSON.parse(textOf('tests/fixtures/agency/site.json')) as JsonObject;
  const places = [...readWords(site)].map(({ place }) => place);
  expect(places).toContain('/site/name');
  expect(places).toContain('/values/phone');
  expect(places).not.toContain('/site/timeZone');
  expect(places.filter((place) => /\/(currency|language|pattern|autocomplete|from|code)$/.test(place))).toEqual([]);
});

test('the words that a site says and nobody has written are found, those of blocks that it has not are none', () => {
  const site: JsonObject = { words: { menu: 'Meny' }, routes: [{ blocks: [{ type: 'text' }] }] };
  const places = [...usualWordsOf(site)].map(({ place }) => place);
  expect(places).toContain('/words/closeMenu');
  expect(places).not.toContain('/words/menu');
  expect(places.filter((place) => place.startsWith('/words/retryingIn'))).toEqual([]);
  const withForm = { routes: [{ blocks: [{ type: 'form' }] }] };
  expect([...usualWordsOf(withForm)].map(({ place }) => place)).toContain('/words/retryingIn/other');
});

test('each word of the site stands in one group, by where it is said', () => {
  const fields = wordFields();
  const groups = wordGroups(fields, {}, '');
  expect(groups.flatMap((group) => group.fields)).toHaveLength(fields.length);
  expect(groups.map(({ title, fields: { length } }) => `${title} ${length}`)).toMatchInlineSnapshot(`
    [
      "Menu, links and the page 11",
      "Notifications and errors 8",
      "Events and reviews 9",
      "Films and maps 6",
      "Opening hours 8",
      "Forms: questions and answers 22",
      "Forms: sending 10",
      "Forms: what could not be sent 26",
    ]
  `);
  const last = groups.at(-1)?.fields.map(({ name }) => name) ?? [];
  const ofSending =
    /^(form[A-Z]|retry|stopRetrying|sending|send(By|Again)|notSent|offline|answersKept|whatsApp|cop(y|ied)|tooLong|noScript)/;
  expect(last.filter((name) => !ofSending.test(name))).toEqual([]);
});

test('and is found by its name, by what it says and by what it is for', () => {
  const found = (wanted: string, written = {}): string[] =>
    wordGroups(wordFields(), written, wanted).flatMap(({ title, fields }) =>
      fields.map(({ name }) => `${title}: ${name}`),
    );
  expect(found('close menu')).toEqual(['Menu, links and the page: closeMenu']);
  expect(found('Stäng', { closeMenu: 'Stäng' })).toEqual(['Menu, links and the page: closeMenu']);
  expect(found('Trying again in one second')).toEqual(['Forms: what could not be sent: retryingIn']);
  expect(found('logo')).toEqual(['Menu, links and the page: homeLink']);
  expect(found('zebra')).toEqual([]);
});

test('the form of a part that every site may have keeps its fields while its first word is written', () => {
  const before: JsonObject = { routes: [{ path: '/', title: 'Home' }] };
  const after = set(before, '/words', { menu: 'M' });
  expect(keyOfForm(after, '/words')).toBe(keyOfForm(before, '/words'));
  const moved = { routes: [{ path: '/news', title: 'News' }, ...(before.routes as Json[])] };
  expect(keyOfForm(moved, '/routes/1')).toBe(keyOfForm(before, '/routes/0'));
});
