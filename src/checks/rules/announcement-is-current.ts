import { asJson } from '../../manifest/manifest';
import { valueAt } from '../../manifest/pointer';
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
    const { manifest, today } = facts.site;
    const until = valueAt(asJson(manifest), '/header/announcement/until');
    const begins = valueAt(asJson(manifest), '/header/announcement/begins');
    if (typeof until !== 'string') return;
    if (typeof begins === 'string' && begins > until) {
      const message = `This announcement would begin on ${begins}, after its last day. Correct one of the two.`;
      report('/header/announcement/until', message);
    }
    if (until >= today) return;
    const message = `This announcement was to be seen until ${until}, so no page has it any more. Remove it, or give it another day.`;
    report('/header/announcement/until', message);
  },
};
