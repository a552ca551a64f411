import type { Business } from '../../compose/page';
import { asJson, type Json } from '../../manifest/manifest';
import { valueAt } from '../../manifest/pointer';
import { hoursFlaws } from '../opening-hours';
import { type PageRule, usesOf } from '../rule';

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
    const flaws = hoursFlaws(hours);
    const entries = usesOf(page, 'entry').flatMap(({ name, pointer }) =>
      isClosed(valueAt(asJson(facts.site.manifest), name)) ? [pointer] : [],
    );
    for (const { pointer, message, ...details } of flaws) {
      const place = `/business/hours${pointer}`;
      if (entries.includes(place)) report('/business/hours', withoutClosed, { cause: 'no closed' });
      else report(place, message, details);
    }
  },
};

const withoutClosed =
  'Some entries say "closed", and what is made of them does not, so they have no times. Write "closed": "{closed}" beside "days" under "as".';

function isClosed(entry: Json | undefined): boolean {
  return valueAt(entry, '/closed') === true;
}
