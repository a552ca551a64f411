import type { SiteRule } from '../rule';

export const wordHasEveryForm: SiteRule = {
  id: 'word-has-every-form',
  what: 'A word that is written with forms for numbers has all that the language tells apart.',
  severity: 'warning',
  scope: 'site',
  readsTexts: [],
  why: 'Some numbers would be said with the form of others, as in "1 seconds".',
  wrong: '"retryingIn": { "other": "Trying again in {seconds} seconds" }',
  right: '"retryingIn": { "one": "Trying again in one second", "other": "Trying again in {seconds} seconds" }',
  check({ facts, report }) {
    const { site, words = {} } = facts.site.manifest;
    const examples = examplesByForm(site.language);
    for (const [name, word] of Object.entries(words)) {
      if (typeof word !== 'object') continue;
      for (const [form, numbers] of examples) {
        if (Object.hasOwn(word, form)) continue;
        const such = numbers.slice(0, 3).join(', ');
        report(
          `/words/${name}`,
          `"${form}" is missing here: "${site.language}" has a form of its own for numbers such as ${such}. Add it.`,
        );
      }
    }
  },
};

/** Gives the plural categories of a language, each with numbers that have it. */
function examplesByForm(language: string): Map<string, number[]> {
  const examples = new Map<string, number[]>();
  try {
    const rules = new Intl.PluralRules(language);
    for (let number = 0; number <= 200; number++) {
      const form = rules.select(number);
      examples.set(form, [...(examples.get(form) ?? []), number]);
    }
  } catch {
    // `language-is-well-formed` reports what is no language.
  }
  return examples;
}
