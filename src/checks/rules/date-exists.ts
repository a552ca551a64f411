import { isDay } from '../../calendar/day';
import { collectionsIn, entriesIn } from '../../manifest/collections';
import { asJson, type JsonObject } from '../../manifest/manifest';
import { type Message, worded } from '../../manifest/message';
import { ownMember } from '../../manifest/own-member';
import { hasNames } from '../../manifest/placeholder';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { calendarFlaw } from '../dates';
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
      for (const { name, pointer } of declaredDays(asJson(facts.site.manifest))) {
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

/** Gives what entries say in fields that are declared as days, shown or not. */
function declaredDays(root: JsonObject): { name: string; pointer: Pointer }[] {
  return [...collectionsIn(root).values()].flatMap(({ name: collection, fields = [] }) => {
    const days = [...fields].filter(([, { kind }]) => kind === 'date').map(([field]) => field);
    if (days.length === 0) return [];
    return entriesIn(collection, root).flatMap(({ entry, pointer }) =>
      days.flatMap((field) => {
        const day = ownMember(entry, field);
        return typeof day === 'string' ? [{ name: day, pointer: memberPointer(pointer, field) }] : [];
      }),
    );
  });
}

function flawOf(date: string): Message | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(date))
    return isDay(date)
      ? undefined
      : worded`${{ quoted: date }} is no day. Write it as year, month and day: 2027-03-14.`;
  const flaw = calendarFlaw(date);
  return flaw && `There is no ${date} in the calendar. ${flaw}`;
}
