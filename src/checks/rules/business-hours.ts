import type { Business } from '../../compose/page';
import { hoursFlaws } from '../opening-hours';
import type { PageRule } from '../rule';

export const businessHours: PageRule = {
  id: 'business-hours',
  what: 'The business closes after it opens, and each of its hours is said once.',
  severity: 'error',
  scope: 'page',
  why: 'Maps and search engines show these hours, and someone who stands before a locked door does not come again. A time before the one at which it opens is on the next day.',
  wrong: '{ "days": ["mo"], "opens": "08:00", "closes": "05:00" }',
  right: '{ "days": ["mo"], "opens": "08:00", "closes": "17:00" }',
  check({ page, facts, report }) {
    if (page !== facts.shell) return;
    const business = page.blocks.find(({ pointer }) => pointer === '/business')?.block;
    const { hours = [] }: Pick<Business, 'hours'> = business ?? {};
    for (const { pointer, message, ...details } of hoursFlaws(hours))
      report(`/business/hours${pointer}`, message, details);
  },
};
