import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** A name in braces must be one of the values. */
export const valueExists: PageRule = {
  id: 'value-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const known = Object.keys(facts.site.values);
    for (const { name, pointer } of usesOf(page, 'value')) {
      if (known.includes(name)) continue;
      report(
        pointer,
        `No value is named "${name}". ${suggestion(name, known, 'Write it under "values", or write {{ for a brace.')}`,
      );
    }
  },
};
