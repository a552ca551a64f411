import { asJson } from '../../manifest/manifest';
import { declaredDays, occasionOf } from '../occasions';
import type { SiteRule } from '../rule';

export const dayIsSaidOnce: SiteRule = {
  id: 'day-is-said-once',
  what: 'A day stands once among the days of an entry.',
  severity: 'warning',
  scope: 'site',
  waitsForErrors: true,
  why: 'Visitors see it twice, and where one of the two is cancelled they do not know which holds.',
  wrong: '"days": ["2027-03-06", { "date": "2027-03-06", "state": "cancelled" }]',
  right: '"days": [{ "date": "2027-03-06", "state": "cancelled" }]',
  check({ facts, report }) {
    for (const { days } of declaredDays(asJson(facts.site.manifest))) {
      const times = new Set<string>();
      for (const { written, pointer } of days) {
        const { date, starts = '' } = occasionOf(written, facts.site) ?? { date: '' };
        const time = `${date} ${starts}`;
        if (times.has(time)) {
          const twice = starts === '' ? date : `${date} at ${starts}`;
          const message = `${twice} stands here twice. Remove one of the two, or say of each when it starts.`;
          report(pointer, message);
        }
        times.add(time);
      }
    }
  },
};
