import type { Json } from '../../manifest/manifest';
import { calendarFlaw } from '../dates';
import type { PageRule } from '../rule';

export const dateExists: PageRule = {
  id: 'date-exists',
  what: 'The date of an event or an announcement is a day of the calendar.',
  severity: 'error',
  scope: 'page',
  reads: ['events'],
  why: 'A day that does not exist would be shown as another one.',
  wrong: '"date": "2027-02-30"',
  right: '"date": "2027-02-28"',
  check({ page, report }) {
    for (const { block, pointer } of page.blocks) {
      for (const [place, day] of daysIn(block)) {
        const flaw = calendarFlaw(day);
        if (flaw) report(pointer + place, `There is no ${day} in the calendar. ${flaw}`);
      }
    }
  },
};

/** The days of events, or those of the announcement where it is the header. */
function daysIn({ type, items, announcement }: Record<string, Json>): [place: string, day: string][] {
  if (type === 'events') {
    const events = (items ?? []) as { date: string }[];
    return events.map(({ date }, index) => [`/items/${index}/date`, date]);
  }
  const { begins, until } = (announcement ?? {}) as { begins?: string; until?: string };
  const days = Object.entries({ begins, until }).flatMap(([name, day]): [string, string][] =>
    day === undefined ? [] : [[`/announcement/${name}`, day]],
  );
  return type === undefined ? days : [];
}
