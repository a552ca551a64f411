import { placeholdersIn } from '../../manifest/spans';
import type { SiteRule } from '../rule';
import { listNames } from '../short-message';
import { suggestion } from '../spelling';
import { translationsIn } from '../translations';

export const translationKeepsNames: SiteRule = {
  id: 'translation-keeps-names',
  what: 'A translation has the same names in braces as its text.',
  severity: 'error',
  scope: 'site',
  readsTexts: true,
  yields: ['format-fits', 'braces-are-whole'],
  why: 'What a name stands for would be missing in the language, or visitors would read the braces.',
  wrong: '"Study in {country}": "Soma nje ya nchi"',
  right: '"Study in {country}": "Soma {country}"',
  check({ facts, report }) {
    const { language } = facts.site;
    if (!language) return;
    for (const { text, says, pointer } of translationsIn(language)) {
      const [wanted, found] = [namesIn(text), namesIn(says)];
      const lost = [...wanted].filter((name) => !found.has(name));
      const added = [...found].filter((name) => !wanted.has(name));
      const [stranger] = added;
      if (stranger !== undefined) {
        const { start, end } = placeholdersIn(says).find((one) => written(one) === stranger) ?? { start: 0, end: 0 };
        const hint = suggestion(stranger, lost.length > 0 ? lost : [...wanted], 'It has none.');
        report(pointer, `The text has no {${stranger}}. ${hint}`, { run: { text: says, start, end } });
      } else if (lost.length > 0) {
        const names = listNames(lost.map((name) => `{${name}}`));
        report(pointer, `The text says ${names} and its translation does not. Write it where it belongs.`);
      }
    }
  },
};

/** Gives the names in braces of a text, each with its format. */
function namesIn(text: string): Set<string> {
  return new Set(placeholdersIn(text).map(written));
}

function written({ name, format }: { name: string; format?: string }): string {
  return format === undefined ? name : `${name}:${format}`;
}
