import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

/** A form must be sent in a way that is set up. */
export const deliveryExists: PageRule = {
  id: 'delivery-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    const known = Object.keys(facts.site.manifest.delivery ?? {});
    for (const { name, pointer } of usesOf(page, 'delivery')) {
      if (known.includes(name)) continue;
      report(pointer, `No delivery is named "${name}". ${suggestion(name, known, 'Write it under "delivery".')}`);
    }
  },
};
