import { isDay } from '../../calendar/day';
import { daysOf } from '../../calendar/occasion';
import type { JsonObject } from '../../manifest/manifest';
import { type PageRule, usesOf } from '../rule';

export const eventIsComing: PageRule = {
  id: 'event-is-coming',
  what: 'An event that is announced has not been yet.',
  severity: 'warning',
  scope: 'page',
  reads: ['events'],
  why: "A visitor who sees last month's fair among the coming ones doubts the rest.",
  wrong: '"date": "2020-01-15" among the upcoming events',
  right: 'the same event among the past ones',
  check({ page, facts, report }) {
    const announced = page.blocks.filter(({ block: { type, style } }) => type === 'events' && style !== 'past');
    if (announced.length === 0) return;
    const occasions = new Map(usesOf(page, 'occasion').map(({ occasion, pointer }) => [pointer, occasion]));
    for (const { block, pointer } of announced) {
      for (const [index, { title }] of (block.items as JsonObject[]).entries()) {
        const place = `${pointer}/items/${index}/date`;
        const occasion = occasions.get(place);
        const day = occasion ? daysOf(occasion).last : '';
        // `date-exists` reports what is no day.
        if (!isDay(day) || day >= facts.site.today) continue;
        report(place, `"${title}" was on ${day}. Move it to the past events, or correct the date.`);
      }
    }
  },
};
