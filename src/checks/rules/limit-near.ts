import { countLimited } from '../limit-counts';
import type { SiteRule } from '../rule';

export const limitNear: SiteRule = {
  id: 'limit-near',
  what: 'What comes near its limit is said in time.',
  severity: 'notice',
  scope: 'site',
  why: 'Whoever hears of a limit early has time to divide what grows.',
  wrong: 'a page of 90 blocks',
  right: 'two pages of 45 blocks',
  check({ facts, report }) {
    for (const { limit, count, pointer } of countLimited(facts)) {
      const isNear = count > limit.most * 0.8 && count <= limit.most;
      if (isNear) report(pointer, `There are ${count} ${limit.unit}; ${limit.most} is the most. ${limit.remedy}`);
    }
  },
};
