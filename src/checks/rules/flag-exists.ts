import { type DeclaredValue, declaredValues } from '../declared-values';
import { isUnfilled, type PageRule, usesOf } from '../rule';

export const flagExists: PageRule = {
  id: 'flag-exists',
  what: 'A flag must be known by its code, where flags come with the site.',
  severity: 'error',
  scope: 'page',
  why: 'A flag that is not in the set cannot be shown.',
  wrong: '"flag": "uk"',
  right: '"flag": "gb"',
  check({ page, facts, report }) {
    const { flags = {} } = facts.site.manifest;
    if (flags.source && flags.source !== 'bundled') return;
    const uses = usesOf(page, 'flag').filter((use) => !isUnfilled(page, use, facts));
    const shown = uses.map(({ name, pointer }): DeclaredValue => ({ name, pointer }));
    for (const { name, pointer, ...details } of [...declaredValues(page, facts, 'flag'), ...shown]) {
      const knownFlags = facts.site.assets.flags;
      if (Object.hasOwn(knownFlags, name)) continue;
      const hint = Object.hasOwn(knownFlags, name.toLowerCase())
        ? `Did you mean "${name.toLowerCase()}"?`
        : 'Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom.';
      report(pointer, `No country has the code "${name}". ${hint}`, { cause: name, ...details });
    }
  },
};
