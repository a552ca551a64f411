import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** A list can only be taken from a collection that exists. */
export const collectionExists: PageRule = {
  id: 'collection-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const known = Object.keys(facts.site.manifest.collections ?? {});
    for (const { name, pointer } of usesOf(page, 'collection')) {
      if (known.includes(name)) continue;
      report(pointer, `No collection is named "${name}". ${suggestion(name, known, 'Write it under "collections".')}`);
    }
  },
};
