import { type PageRule, usesOf } from '../rule';

/** A flag must be known by its code, where flags come with the site. */
export const flagExists: PageRule = {
  id: 'flag-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const { flags = {} } = facts.site.manifest;
    if (flags.source && flags.source !== 'bundled') return;
    for (const { name, pointer } of usesOf(page, 'flag')) {
      if (Object.hasOwn(facts.site.assets.flags, name)) continue;
      report(
        pointer,
        `No country has the code "${name}". Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom.`,
      );
    }
  },
};
