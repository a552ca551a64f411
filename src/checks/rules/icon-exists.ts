import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** An icon must be one of the Lucide icons. */
export const iconExists: PageRule = {
  id: 'icon-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const known = Object.keys(facts.site.assets.icons);
    for (const { name, pointer } of usesOf(page, 'icon')) {
      if (known.includes(name)) continue;
      report(pointer, `No icon is named "${name}". ${suggestion(name, known, 'See lucide.dev/icons.')}`);
    }
  },
};
