import { isDay } from '../../calendar/day';
import { daysOf } from '../../calendar/occasion';
import { asJson } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import { declaredDays, occasionOf } from '../occasions';
import type { SiteRule } from '../rule';

export const daysAreComing: SiteRule = {
  id: 'days-are-coming',
  what: 'Of the days of an entry one is still to come, and none is moved to a day that is over.',
  severity: 'notice',
  scope: 'site',
  waitsForErrors: true,
  why: 'Lists of the next days leave the entry out, and visitors take it for something that is not offered any more.',
  wrong: '"days": ["2020-03-06"]',
  right: '"days": ["2020-03-06", "2099-03-06"]',
  check({ facts, report }) {
    const { site } = facts;
    for (const { entry, pointer, days } of declaredDays(asJson(site.manifest))) {
      if (entry.entry.draft === true) continue;
      const occasions = days.flatMap(({ written, pointer: place }) => {
        const occasion = occasionOf(written, site);
        return occasion && isDay(daysOf(occasion).last) ? [{ occasion, place }] : [];
      });
      const coming = occasions.filter(({ occasion }) => daysOf(occasion).last >= site.today);
      for (const { occasion, place } of occasions) {
        const { date, movedTo } = occasion;
        if (movedTo === undefined || date < site.today || daysOf(occasion).last >= site.today) continue;
        const message = `${date} is still to come, and is moved to ${movedTo}, which is over. Correct one of the two.`;
        report(memberPointer(place, 'movedTo'), message);
      }
      if (occasions.length === 0 || coming.length > 0) continue;
      const message = `All days of this entry of "${entry.collection}" are over, so no list of the next days has it. Add those to come.`;
      report(pointer, message, { cause: entry.collection });
    }
  },
};
