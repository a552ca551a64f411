import { isDay } from '../../calendar/day';
import { asJson } from '../../manifest/manifest';
import { type Message, worded } from '../../manifest/message';
import { hasNames } from '../../manifest/placeholder';
import { calendarFlaw } from '../dates';
import { datesDeclared } from '../occasions';
import { isUnfilled, type PageRule, usesOf } from '../rule';

export const dateExists: PageRule = {
  id: 'date-exists',
  what: 'A date is a day of the calendar.',
  severity: 'error',
  scope: 'page',
  why: 'A day that does not exist would be shown as another one, or never come.',
  wrong: '"date": "2027-02-30"',
  right: '"date": "2027-02-28"',
  check({ page, facts, report }) {
    if (page === facts.shell) {
      for (const { name, pointer } of datesDeclared(asJson(facts.site.manifest))) {
        const flaw = hasNames(name) ? undefined : flawOf(name);
        if (flaw !== undefined) report(pointer, flaw, { isWritten: true });
      }
    }
    for (const use of usesOf(page, 'day')) {
      const flaw = isUnfilled(page, use, facts) ? undefined : flawOf(use.name);
      if (flaw !== undefined) report(use.pointer, flaw);
    }
  },
};

function flawOf(date: string): Message | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(date))
    return isDay(date)
      ? undefined
      : worded`${{ quoted: date }} is no day. Write it as year, month and day: 2027-03-14.`;
  const flaw = calendarFlaw(date);
  return flaw && `There is no ${date} in the calendar. ${flaw}`;
}
