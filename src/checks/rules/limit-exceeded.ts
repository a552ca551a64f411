import type { Pointer } from '../../manifest/pointer';
import { countLimited, type LimitCount } from '../limit-counts';
import type { SiteRule } from '../rule';

export const limitExceeded: SiteRule = {
  id: 'limit-exceeded',
  what: 'Nothing may be larger than its limit.',
  severity: 'error',
  scope: 'site',
  why: 'Past these limits pages get slow for visitors and builds run out of memory.',
  wrong: 'a page of 101 blocks',
  right: 'two pages of some 50 blocks',
  check({ facts, report }) {
    for (const { pointer, message } of exceeded(countLimited(facts))) report(pointer, message);
  },
};

/** Words the messages about counts past their limit. */
export function exceeded(counts: LimitCount[]): { pointer: Pointer; message: string }[] {
  return counts
    .filter(({ limit, count }) => count > limit.most)
    .map(({ limit: { most, unit, remedy, stops }, count, pointer }) => ({
      pointer,
      message: stops
        ? `There are more than ${most} ${unit}. ${remedy}`
        : `There are ${count} ${unit}, and ${most} is the most. ${remedy}`,
    }));
}
