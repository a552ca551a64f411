import { formsOf, usualWord } from '../../compose/words';
import { runOfBraces } from '../../manifest/run';
import { type SiteRule, usedNames } from '../rule';
import { suggestion } from '../spelling';

export const wordPlaceholderExists: SiteRule = {
  id: 'word-placeholder-exists',
  what: 'A word of the site fills in only what it is given.',
  severity: 'error',
  scope: 'site',
  why: 'The visitor would read the braces.',
  wrong: '"fieldMissing": "Please fill in {lable}."',
  right: '"fieldMissing": "Please fill in {label}."',
  check({ facts, report }) {
    const { manifest, values, registry } = facts.site;
    const used = usedNames(facts, 'value');
    for (const [name, word = ''] of Object.entries(manifest.words ?? {})) {
      const known = [...placeholders(usualWord(name, registry)).keys(), ...Object.keys(values)];
      for (const [rest, form] of formsOf(word)) {
        for (const [placeholder, start] of placeholders(form)) {
          // `value-exists` reports a value that pages miss as well.
          if (known.includes(placeholder) || used.has(placeholder)) continue;
          const message = `Nothing fills in "{${placeholder}}" here. ${suggestion(placeholder, known, '')}`;
          report(`/words/${name}${rest}`, message, { run: runOfBraces(form, placeholder, start) });
        }
      }
    }
  },
};

/** The names in braces, and where they begin. */
function placeholders(word: string): Map<string, number> {
  return new Map([...word.matchAll(/(?<!\{)\{([A-Za-z]\w*)\}/g)].map(({ 1: name = '', index }) => [name, index]));
}
