import type { Pointer } from '../../manifest/pointer';
import { type PageRule, usesOf } from '../rule';

export const anchorIsUnique: PageRule = {
  id: 'anchor-is-unique',
  what: 'Two blocks of a page cannot have the same anchor.',
  severity: 'error',
  scope: 'page',
  why: 'A link to that name would always lead to the first of them. "main" is taken: it is the page itself.',
  wrong: '"anchor": "hours" on two blocks of one page',
  right: '"anchor": "hours" and "anchor": "holidays"',
  check({ page, report }) {
    const seen = new Map<string, Pointer | undefined>([['main', undefined]]);
    for (const { name, pointer } of usesOf(page, 'anchor')) {
      const message = `Another place on this page is already named "${name}". Choose another name.`;
      if (!seen.has(name)) seen.set(name, pointer);
      else
        for (const place of [pointer, seen.get(name)])
          if (place) report(place, message, { cause: `${page.path}#${name}` });
    }
  },
};
