import { countLimited } from '../limit-counts';
import type { SiteRule } from '../rule';

/** Nothing may be larger than its limit. */
export const limitExceeded: SiteRule = {
  id: 'limit-exceeded',
  severity: 'error',
  scope: 'site',
  why: 'Past these limits pages get slow for visitors and builds run out of memory.',
  wrong: 'a page of 101 blocks',
  right: 'two pages of some 50 blocks',
  check({ facts, report }) {
    for (const { limit, count, pointer } of countLimited(facts)) {
      if (count > limit.most)
        report(pointer, `There are ${count} ${limit.unit}, and ${limit.most} is the most. ${limit.remedy}`);
    }
  },
};
