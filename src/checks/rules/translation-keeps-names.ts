import type { LanguageWords } from '../../compose/compose-registry';
import type { Site } from '../../compose/site';
import { wordsIn } from '../../compose/words';
import { isObject, ownMember } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { placeholdersIn } from '../../manifest/spans';
import type { SiteRule } from '../rule';
import { listNames } from '../short-message';
import { suggestion } from '../spelling';
import { meaningfulIn } from '../translations';

export const translationKeepsNames: SiteRule = {
  id: 'translation-keeps-names',
  what: 'A translation has the same names in braces as its text.',
  severity: 'error',
  scope: 'site',
  readsTexts: [],
  yields: ['format-fits', 'braces-are-whole'],
  why: 'What a name stands for would be missing in the language, or visitors would read the braces.',
  wrong: '"Study in {country}": "Soma nje ya nchi"',
  right: '"Study in {country}": "Soma {country}"',
  check({ facts, report }) {
    const { language } = facts.site;
    if (!language) return;
    for (const { text, says, pointer } of meaningfulIn(language)) {
      if (!text.includes('{') && !says.includes('{')) continue;
      const [wanted, found] = [namesIn(withoutAddresses(text)), namesIn(withoutAddresses(says))];
      const lost = [...wanted].filter((name) => !found.has(name));
      const addedNames = [...found].filter((name) => !wanted.has(name));
      const [stranger] = addedNames;
      if (stranger !== undefined) {
        const { start, end } = placeholdersIn(says).find((one) => written(one) === stranger) ?? { start: 0, end: 0 };
        const hint = suggestion(stranger, lost.length > 0 ? lost : [...wanted], 'It has none.');
        report(pointer(), `The text has no {${stranger}}. ${hint}`, { run: { text: says, start, end } });
      } else if (lost.length > 0) report(pointer(), sayLost(lost));
    }
    for (const [place, says, original] of ownWordsIn(facts.site)) {
      const [wanted, found] = [namesIn(original), namesIn(says)];
      const lost = [...wanted].filter((name) => !found.has(name));
      // A name that nothing fills in is told of by its own rule.
      if (lost.length > 0 && [...found].every((name) => wanted.has(name))) report(place, sayLost(lost));
    }
  },
};

/**
 * Gives the site's own words that a language writes, each with its place and what it says in the main language. Of a
 * word with plural forms it gives only the form for most numbers, which alone has to name the number.
 */
function ownWordsIn({ language, main }: Site): [place: Pointer, says: string, original: string][] {
  if (!language?.words || !main) return [];
  const { words = {}, site } = main.manifest;
  const originals = { ...wordsIn(main.registry.words, site.language), ...(words as LanguageWords) };
  return Object.entries(language.words).flatMap(([name, word]): [Pointer, string, string][] => {
    const original = ownMember(originals, name);
    if (original === undefined) return [];
    const place = memberPointer(`${language.pointer}/words`, name);
    const [says, meant] = [word, original].map((one) => (isObject(one) ? one.other : one));
    const at = isObject(word) ? `${place}/other` : place;
    return typeof says === 'string' && typeof meant === 'string' ? [[at, says, meant]] : [];
  });
}

function sayLost(lost: string[]): string {
  const names = listNames(lost.map((name) => `{${name}}`));
  return `The text says ${names} and its translation does not. Write it where it belongs.`;
}

/** Gives copy without the addresses of its links, of which another rule tells as a whole. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, ']');
}

/** Gives the names in braces of a text, each with its format. */
function namesIn(text: string): Set<string> {
  return new Set(placeholdersIn(text).map(written));
}

function written({ name, format }: { name: string; format?: string }): string {
  return format === undefined ? name : `${name}:${format}`;
}
