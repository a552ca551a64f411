import { fillValues } from '../../compose/fill';
import { textsOfWord, usualWord } from '../../compose/words';
import type { Placeholder } from '../../manifest/spans';
import { type SiteRule, usedNames } from '../rule';
import { suggestion } from '../spelling';

export const wordPlaceholderExists: SiteRule = {
  id: 'word-placeholder-exists',
  what: 'A word of the site fills in only what it is given.',
  severity: 'error',
  scope: 'site',
  readsTexts: ['value'],
  why: 'The visitor would read the braces.',
  wrong: '"fieldMissing": "Please fill in {lable}."',
  right: '"fieldMissing": "Please fill in {label}."',
  check({ facts, report }) {
    const { manifest, values, registry } = facts.site;
    const usedValues = usedNames(facts, 'value');
    for (const [name, word = ''] of Object.entries(manifest.words ?? {})) {
      const usual = placeholdersIn(usualWord(name, registry)).map((one) => one.name);
      const knownNames = [...new Set([...usual, ...Object.keys(values).sort()])];
      for (const [rest, form] of textsOfWord(word)) {
        for (const { name: placeholder, format, start, end } of placeholdersIn(form)) {
          // What the engine fills in, it writes in no format.
          const isFilled = usual.includes(placeholder) ? format === undefined : Object.hasOwn(values, placeholder);
          // `value-exists` reports a value that pages miss as well.
          if (isFilled || usedValues.has(placeholder)) continue;
          const message = `Nothing fills in "${form.slice(start, end)}" here. ${suggestion(placeholder, knownNames, '')}`;
          report(`/words/${name}${rest}`, message, { run: { text: form, start, end } });
        }
      }
    }
  },
};

function placeholdersIn(word: string): Placeholder[] {
  const found: Placeholder[] = [];
  fillValues(word, {}, (placeholder) => found.push(placeholder));
  return found;
}
