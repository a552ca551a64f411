import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LanguageWords } from '../src/compose/compose-registry';
import { defaultWords } from '../src/compose/generated/words';
import type { CountedWord } from '../src/compose/page';
import { textsOfWord } from '../src/compose/words';
import { allWords } from '../src/registry/all-words';
import { withWordsIn } from '../src/registry/load-words';
import { filesIn, textOf } from './project';

const english: LanguageWords = defaultWords;
const files = filesIn('schema/words');

test('there are words in English and in each language that has a file', async () => {
  const languages = files.map((path) => basename(path, '.json'));
  expect(languages.length).toBeGreaterThan(6);
  expect(Object.keys(allWords).sort()).toEqual(['en', ...languages].sort());
  for (const language of languages) {
    const loaded = await withWordsIn(`${language}-XX`, { en: english });
    expect(loaded).toEqual({ en: english, [language]: allWords[language] });
    expect(await withWordsIn(language, loaded)).toBe(loaded);
  }
});

test('of a language without a file nothing is loaded', async () => {
  const words = { en: english };
  for (const language of ['sv', 'en-KE', 'constructor', '']) expect(await withWordsIn(language, words)).toBe(words);
});

describe.each(files)('%s', (path) => {
  const language = basename(path, '.json');
  const { $comment, ...words } = JSON.parse(textOf(path)) as Record<string, CountedWord>;
  const formsOf = (name: string): string[] => textsOfWord(words[name] ?? '').map(([, form]) => form);

  test('says whether a native speaker has read it', () => {
    expect($comment).toMatch(/native speaker/);
  });

  test('holds every word in its order, and no other', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    expect(allWords[language]).toEqual(words);
  });

  test('has the placeholders of the English words', () => {
    for (const [name, word] of Object.entries(english)) {
      const asked = namesIn(textsOfWord(word).map(([, form]) => form));
      expect({ [name]: namesIn(formsOf(name)) }).toEqual({ [name]: asked });
    }
  });

  test('has one text for every number, or each form that the language tells apart', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [name, word] of Object.entries(words)) {
      if (typeof word === 'string') continue;
      expect(typeof english[name]).toBe('object');
      expect(Object.keys(word).sort()).toEqual([...pluralCategories].sort());
    }
  });

  test('says nothing twice over, nothing with loose spaces, and no sentence without the end of one', () => {
    for (const [name, word] of Object.entries(english)) {
      const [usual = ''] = textsOfWord(word).map(([, form]) => form);
      for (const form of formsOf(name)) {
        expect(form).toBe(form.trim());
        expect(form).not.toMatch(/ {2}|[ \u00a0\u202f](?=[.,])/);
        expect({ [name]: endOf(form) }).toEqual({ [name]: endOf(usual) });
      }
    }
  });
});

test('French has its spaces, Spanish its marks at the beginning, Arabic its own question marks and commas', () => {
  for (const form of formsIn('fr')) expect(form).not.toMatch(/(?<![\u202f])[!?;]|(?<!\u00a0)[:»]|«(?!\u00a0)|'/);
  for (const form of formsIn('es')) {
    expect(form.match(/¿/g)?.length).toBe(form.match(/\?/g)?.length);
    expect(form.match(/¡/g)?.length).toBe(form.match(/!/g)?.length);
  }
  for (const form of formsIn('ar')) expect(form).not.toMatch(/[?,;]/);
});

function formsIn(language: string): string[] {
  return Object.values(allWords[language] ?? {}).flatMap((word) => textsOfWord(word).map(([, form]) => form));
}

/** The names in braces in some texts, each once. */
function namesIn(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
}

/** What ends a text: a mark of a sentence, in one script or the other, or nothing of that kind. */
function endOf(form: string): string {
  return (/[.!?؟:]$/.exec(form)?.[0] ?? '').replace('؟', '?');
}
