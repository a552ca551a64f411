import type { HoursLine } from '../../calendar/opening-hours';
import { asJson, type Json } from '../../manifest/manifest';
import { valueAt } from '../../manifest/pointer';
import { hoursFlaws } from '../opening-hours';
import { type PageRule, usesOf } from '../rule';

export const businessHours: PageRule = {
  id: 'business-hours',
  what: 'Opening hours end after they begin, and say of each day one thing, in every season.',
  severity: 'error',
  scope: 'page',
  reads: ['place'],
  why: 'Visitors, maps and search engines go by these hours, and someone who stands before a locked door does not come again. A time before the one at which it opens is on the next day.',
  wrong: '{ "days": ["mo"], "opens": "08:00", "closes": "05:00" }',
  right: '{ "days": ["mo"], "opens": "08:00", "closes": "17:00" }',
  check({ page, facts, report }) {
    for (const { block, pointer } of page.blocks) {
      if (pointer !== '/business' && block.type !== 'place') continue;
      const hours = (block.hours ?? []) as HoursLine[];
      const entries = usesOf(page, 'entry').flatMap(({ name, pointer: item }) =>
        isClosed(valueAt(asJson(facts.site.manifest), name)) ? [item] : [],
      );
      for (const { pointer: inside, message, lacks } of hoursFlaws(hours)) {
        const place = `${pointer}/hours${inside}`;
        if (entries.includes(place)) report(`${pointer}/hours`, withoutClosed, { cause: 'no closed' });
        else report(place, message, lacks === undefined ? {} : { lacks });
      }
    }
  },
};

const withoutClosed =
  'Some entries say "closed", and what is made of them does not, so they have no times. Write "closed": "{closed}" beside "days" under "as".';

function isClosed(entry: Json | undefined): boolean {
  return valueAt(entry, '/closed') === true;
}
