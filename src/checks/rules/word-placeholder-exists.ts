import { defaultWords } from '../../compose/generated/words';
import { type SiteRule, usedNames } from '../rule';
import { suggestion } from '../spelling';

/** A word of the site fills in only what it is given. */
export const wordPlaceholderExists: SiteRule = {
  id: 'word-placeholder-exists',
  severity: 'error',
  scope: 'site',
  why: 'The visitor would read the braces.',
  wrong: '"fieldMissing": "Please fill in {lable}."',
  right: '"fieldMissing": "Please fill in {label}."',
  check({ facts, report }) {
    const { manifest, values } = facts.site;
    const used = usedNames(facts, 'value');
    for (const [name, word = ''] of Object.entries(manifest.words ?? {})) {
      const usual = (defaultWords as Record<string, string>)[name] ?? '';
      const known = [...placeholders(usual), ...Object.keys(values)];
      for (const placeholder of placeholders(word)) {
        // Of a value that pages miss as well, the rule about values speaks.
        if (known.includes(placeholder) || used.has(placeholder)) continue;
        const message = `Nothing fills in "{${placeholder}}" here. ${suggestion(placeholder, known, '')}`;
        report(`/words/${name}`, message, { word: `{${placeholder}}` });
      }
    }
  },
};

function placeholders(word: string): string[] {
  return [...word.matchAll(/(?<!\{)\{([A-Za-z]\w*)\}/g)].map(([, name]) => name ?? '');
}
