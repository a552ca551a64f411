import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

export const eventIsComing: BlockRule = {
  id: 'event-is-coming',
  what: 'An event that is announced has not been yet.',
  severity: 'warning',
  scope: 'block',
  type: 'events',
  why: "A visitor who sees last month's fair among the coming ones doubts the rest.",
  wrong: '"date": "2020-01-15" among the upcoming events',
  right: 'the same event among the past ones',
  check({ block, today, report }) {
    if (block.style === 'past') return;
    for (const [index, { title, date }] of (block.items as JsonObject[]).entries()) {
      if (String(date) >= today) continue;
      report(`/items/${index}/date`, `"${title}" was on ${date}. Move it to the past events, or correct the date.`);
    }
  },
};
