import { type PageRule, usesOf } from '../rule';

/** Two blocks of a page cannot have the same anchor. */
export const anchorIsUnique: PageRule = {
  id: 'anchor-is-unique',
  severity: 'error',
  scope: 'page',
  check({ page, report }) {
    const seen = new Set<string>(['main']);
    for (const { name, pointer } of usesOf(page, 'anchor')) {
      if (seen.has(name))
        report(pointer, `Another place on this page is already named "${name}". Choose another name.`);
      seen.add(name);
    }
  },
};
