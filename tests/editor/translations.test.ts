import { describe, expect, test, vi } from 'vitest';
import { changesBetween, lineOf } from '../../src/editor/changes/say-difference';
import { commandsFor } from '../../src/editor/head/commands';
import { partTitle } from '../../src/editor/naming/parts';
import { next } from '../../src/editor/session/next';
import type { Desk } from '../../src/editor/session/use-editor';
import { changedOriginals } from '../../src/editor/translations/changed-originals';
import { placeOfException, withException } from '../../src/editor/translations/exceptions';
import {
  languagesToAdd,
  readLanguage,
  withLanguage,
  withMember,
  withoutLanguage,
  withPath,
  withTranslation,
} from '../../src/editor/translations/languages';
import { ownWordsIn, withOwnWord } from '../../src/editor/translations/own-words';
import { textsOfPage, textsOfSite, translationRows } from '../../src/editor/translations/texts-of-site';
import { withTextKept } from '../../src/manifest/keep-translations';
import { languagesIn } from '../../src/manifest/languages';
import type { JsonObject } from '../../src/manifest/manifest';
import { move, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { registry } from '../registry';
import { now } from './now';
import { heading, opened } from './opened-file';

const { editor } = opened();
const start = editor.state();
const swahili = { tag: 'sw', label: 'Kiswahili', called: 'Swahili' };
const root = withLanguage(start.edits.root, swahili);
const words = String(valueAt(root, heading));
const textsOf = (site: JsonObject) => textsOfSite('sw', site, start.assets, registry, now) ?? [];
const language = (site: JsonObject) => {
  const found = languagesIn(site).find(({ tag }) => tag === 'sw');
  if (!found) throw new Error('The site has no such language.');
  return found;
};
const textsIn = (site: JsonObject) => valueAt(site, '/languages/sw/texts');

describe('a language', () => {
  test('is added as a draft, by its name or its code, and is gone with its group', () => {
    expect(root.languages).toEqual({ sw: { label: 'Kiswahili', draft: true, texts: {} } });
    expect(languagesIn(withMember(root, '/languages/sw/draft', undefined))[0]?.isDraft).toBe(false);
    expect(withoutLanguage(root, 'sw').languages).toBeUndefined();
    for (const written of ['swahili', 'Kiswahili', 'sw', 'Kiswahili (Swahili)'])
      expect(readLanguage(written, start.edits.root)).toEqual(swahili);
    expect(readLanguage('quc', start.edits.root)?.tag).toBe('quc');
  });

  test('that nobody knows, or that the site has, is not added', () => {
    for (const written of ['', 'Klingon script', 'xx', 'not a language', 'en-KE', 'English', 'sw'])
      expect(readLanguage(written, root)).toBeUndefined();
    const offered = languagesToAdd(root).map(({ tag }) => tag);
    expect(['en', 'sw'].filter((tag) => offered.includes(tag))).toEqual([]);
  });

  test('says something of a text, and nothing once that is empty', () => {
    const said = withTranslation(root, 'sw', words, 'Soma nje');
    expect(textsIn(said)).toEqual({ [words]: 'Soma nje' });
    expect(textsIn(withTranslation(said, 'sw', words, ' '))).toEqual({});
  });
});

test("the site's own words are said in a language, each form that it has, and nothing is left of what is emptied", () => {
  const words = ownWordsIn(root, language(root));
  expect(words.find(({ original }) => original === 'Skip to content')?.place).toBe('/languages/sw/words/skipToContent');
  const arabic = withLanguage(root, { tag: 'ar', label: 'x', called: 'Arabic' });
  const forms = ownWordsIn(arabic, languagesIn(arabic)[1] ?? language(root)).flatMap(({ form }) => form ?? []);
  expect(new Set(forms)).toEqual(new Set(['zero', 'one', 'two', 'few', 'many', 'other']));
  const place = '/languages/sw/words/skipToContent';
  const said = withOwnWord(withOwnWord(root, place, 'Ruka'), '/languages/sw/words/count/one', 'Moja');
  expect(valueAt(said, '/languages/sw/words')).toEqual({ skipToContent: 'Ruka', count: { one: 'Moja' } });
  expect(withOwnWord(withOwnWord(said, place, ''), '/languages/sw/words/count/one', '')).toEqual(root);
});

describe('what is listed to be translated', () => {
  const texts = textsOf(root);

  test('is every text with words, of all pages and around them, each once', () => {
    const found = texts.map(({ text }) => text);
    expect(found.length).toBeGreaterThan(300);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain(words);
    expect(texts.find(({ text }) => text === words)?.pages.has('/')).toBe(true);
    // A name in braces, a number and an address are none.
    expect(found.filter((text) => /^(\{[^}]*\}|[\d+ ]+|https?:\S+)$/.test(text))).toEqual([]);
  });

  test('has what is out of date first, with the text that is probably meant', () => {
    const said = withTranslation(
      withTranslation(root, 'sw', `${words} too`, 'Zamani'),
      'sw',
      'Gone altogether now',
      'x',
    );
    const rows = translationRows(language(said), texts);
    expect(rows.slice(0, 3).map(({ state, meant }) => [state, meant])).toEqual([
      ['outdated', words],
      ['outdated', undefined],
      ['missing', undefined],
    ]);
    const kept = withTextKept(said, `${words} too`, words);
    const row = translationRows(language(kept), texts).find(({ text }) => text === words);
    expect([row?.says, row?.state]).toEqual(['Zamani', 'translated']);
  });
});

describe('a changed text of which a language says something', () => {
  const said = withTranslation(root, 'sw', words, 'Soma nje');
  const before = next(start, { kind: 'step', step: { says: 'translated', place: '/languages', after: said } });
  const typed = (state: typeof start, text: string, place = heading): typeof start =>
    next(state, {
      kind: 'step',
      step: { says: place, place, after: set(state.edits.root, place, text), key: place },
    });
  const asked = ({ edits }: typeof start) => changedOriginals(edits).map(({ from, to, place }) => [from, to, place]);

  test('is asked about as it is now, whatever was typed on the way, until it says the same again', () => {
    expect(asked(before)).toEqual([]);
    const changed = typed(typed(before, 'Study abr'), 'Study abroad now');
    expect(asked(changed)).toEqual([[words, 'Study abroad now', heading]]);
    expect(asked(next(changed, { kind: 'undo' }))).toEqual([]);
    expect(asked(typed(changed, words))).toEqual([]);
  });

  test('is asked about where it has been moved to', () => {
    const changed = typed(before, 'Study abroad now');
    const after = move(changed.edits.root, '/routes/0/blocks/0', '/routes/0/blocks/2');
    const moved = next(changed, { kind: 'step', step: { says: 'moved', place: '/routes/0/blocks/2', after } });
    expect(asked(moved)).toEqual([[words, 'Study abroad now', '/routes/0/blocks/2/heading']]);
  });

  test('is asked about no more once its translation is kept, and again once it is changed again', () => {
    const changed = typed(before, 'Study abroad now');
    const after = withTextKept(changed.edits.root, words, 'Study abroad now');
    const kept = next(changed, { kind: 'step', step: { says: 'kept', place: heading, after } });
    expect(textsIn(kept.edits.root)).toEqual({ 'Study abroad now': 'Soma nje' });
    expect(asked(kept)).toEqual([]);
    expect(asked(typed(kept, 'Study far away'))).toEqual([['Study abroad now', 'Study far away', heading]]);
  });
});

test('the page is shown in a language, with what is not translated yet, and its links lead to pages in it', () => {
  const title = String(valueAt(root, '/routes/0/title'));
  const apply = String(valueAt(root, '/routes/5/title'));
  const said = [
    [words, 'Soma nje'],
    [title, 'Mwanzo'],
    [apply, 'Omba'],
  ].reduce((site, [text = '', says = '']) => withTranslation(site, 'sw', text, says), root);
  const begun = next(start, { kind: 'step', step: { says: 'translated', place: '/languages', after: said } });
  const shown = next(begun, { kind: 'language', language: 'sw' });
  const { page, path } = shown.drawnPage ?? {};
  const texts = textsOfPage('/', 'sw', said, start.assets, registry, now);
  expect(JSON.stringify(page?.blocks)).toContain('Soma nje');
  expect([page?.title, path, shown.path, texts.has(words)]).toEqual(['Mwanzo', '/', '/', true]);
  const followed = next(begun, { kind: 'follow', address: '/sw/apply' });
  expect([followed.path, followed.language, followed.drawnPage?.page.title]).toEqual(['/apply', 'sw', 'Omba']);
  const other = next(shown, { kind: 'open page', path: '/contact' });
  expect([other.language, other.drawnPage?.page.title]).toEqual(['sw', valueAt(root, '/routes/3/title')]);
  expect(next(shown, { kind: 'undo' }).drawnPage?.page.title).toBe(title);
});

test('a page has another address in a language, and a text says something else on it, until that is emptied', () => {
  const addressed = withPath(root, language(root), '/apply', '/omba');
  expect(valueAt(addressed, '/languages/sw/paths')).toEqual({ '/apply': '/omba' });
  expect(withPath(addressed, language(addressed), '/apply', '')).toEqual(root);
  const exception = { text: words, page: '/', says: 'Hapa' };
  const said = withException(root, language(root), exception);
  expect(valueAt(said, '/languages/sw/exceptions')).toEqual([exception]);
  expect(valueAt(said, placeOfException('/', words, said, language(said)))).toBe('Hapa');
  expect(partTitle(said, now, '/languages/sw/exceptions/0/says')).toBe(
    'Further languages, Kiswahili “Your Gateway to Global Opportunities” on /',
  );
  expect(withException(said, language(said), { ...exception, says: '' })).toEqual(root);
});

test('a narrow window has the languages of the page in its menu', () => {
  vi.stubGlobal('navigator', { platform: 'Linux' });
  const desk = opened();
  desk.editor.change({ says: 'added', place: '/languages', after: root });
  const commands = () => commandsFor(desk as unknown as Desk, desk.editor.state());
  const ofLanguages = () => commands().filter(({ title }) => title.startsWith('See it in '));
  expect(ofLanguages().map(({ title, isOn, isOfNarrow }) => [title, isOn, isOfNarrow])).toEqual([
    ['See it in English', true, true],
    ['See it in Kiswahili', false, true],
  ]);
  ofLanguages()[1]?.choose();
  expect([desk.editor.state().language, ofLanguages()[1]?.isOn]).toEqual(['sw', true]);
});

test('what a language says is called by the language and the text', () => {
  const said = withTranslation(root, 'sw', words, 'Soma nje');
  expect(changesBetween(root, said, now).map(lineOf)).toEqual([
    'Further languages: Kiswahili “Your Gateway to Global Opportunities” added',
  ]);
});
