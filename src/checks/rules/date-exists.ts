import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

export const dateExists: BlockRule = {
  id: 'date-exists',
  what: 'The date of an event is a day of the calendar.',
  severity: 'error',
  scope: 'block',
  type: 'events',
  why: 'A day that does not exist would be shown as another one.',
  wrong: '"date": "2027-02-30"',
  right: '"date": "2027-02-28"',
  check({ block, report }) {
    for (const [index, { date }] of (block.items as JsonObject[]).entries()) {
      const day = new Date(`${date}T00:00:00Z`);
      if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(date))) continue;
      const [year, month] = String(date).split('-').map(Number);
      const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
      report(`/items/${index}/date`, `There is no ${date} in the calendar. The last day of that month is ${last}.`);
    }
  },
};
