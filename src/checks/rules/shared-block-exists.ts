import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** A shared block can only be placed where it exists. */
export const sharedBlockExists: PageRule = {
  id: 'shared-block-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const known = Object.keys(facts.site.manifest.shared ?? {});
    for (const { name, pointer } of usesOf(page, 'shared')) {
      if (known.includes(name)) continue;
      report(pointer, `No shared block is named "${name}". ${suggestion(name, known, 'Write it under "shared".')}`);
    }
  },
};
