import { isDay } from '../../compose/today';
import type { JsonObject } from '../../manifest/manifest';
import { isUnfilled, type PageRule, usesOf } from '../rule';

export const dateExists: PageRule = {
  id: 'date-exists',
  what: 'A date is a day of the calendar.',
  severity: 'error',
  scope: 'page',
  reads: ['events'],
  why: 'A day that does not exist would be shown as another one, or never come.',
  wrong: '"date": "2027-02-30"',
  right: '"date": "2027-02-28"',
  check({ page, facts, report }) {
    for (const { block, pointer } of page.blocks.filter(({ block: { type } }) => type === 'events')) {
      for (const [index, { date }] of (block.items as JsonObject[]).entries()) {
        const flaw = flawOf(String(date));
        if (flaw !== undefined) report(`${pointer}/items/${index}/date`, flaw);
      }
    }
    for (const use of usesOf(page, 'day')) {
      const flaw = isUnfilled(page, use, facts) ? undefined : flawOf(use.name);
      if (flaw !== undefined) report(use.pointer, flaw);
    }
  },
};

function flawOf(date: string): string | undefined {
  if (isDay(date)) return undefined;
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d{2}/.exec(date) ?? [];
  if (year === undefined) return `"${date}" is no day. Write it as year, month and day: 2027-03-14.`;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  return `There is no ${date} in the calendar. The last day of that month is ${last}.`;
}
