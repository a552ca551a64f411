import { isDay } from '../../calendar/day';
import { fillValues } from '../../compose/fill';
import type { SiteRule } from '../rule';

export const announcementIsCurrent: SiteRule = {
  id: 'announcement-is-current',
  what: 'The last day of an announcement is not over.',
  severity: 'warning',
  scope: 'site',
  why: 'It is left out of the site from then on, and whoever wrote it may believe that visitors still read it.',
  wrong: '"announcement": { "text": "Closed on Friday.", "until": "2020-01-15" }',
  right: 'the same with a day to come, or no announcement',
  check({ facts, report }) {
    const { manifest, today, values } = facts.site;
    const { begins, until } = (manifest.header?.announcement ?? {}) as { begins?: string; until?: string };
    const first = begins === undefined ? undefined : fillValues(begins, values);
    const last = until === undefined ? undefined : fillValues(until, values);
    // `date-exists` reports what is no day.
    if (last === undefined || !isDay(last)) return;
    if (first !== undefined && isDay(first) && first > last) {
      const message = `This announcement would begin on ${first}, after its last day. Correct one of the two.`;
      report('/header/announcement/until', message);
    }
    if (last >= today) return;
    const message = `This announcement was to be seen until ${last}, so no page has it any more. Remove it, or give it another day.`;
    report('/header/announcement/until', message);
  },
};
