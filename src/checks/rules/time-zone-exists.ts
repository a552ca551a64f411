import { isTimeZone } from '../../compose/sayings';
import type { SiteRule } from '../rule';
import { meaning, nearestName, suggestion } from '../spelling';

export const timeZoneExists: SiteRule = {
  id: 'time-zone-exists',
  what: 'The time zone of the site is one of the world.',
  severity: 'error',
  scope: 'site',
  why: 'Nobody could tell when a day of the business begins, and what is over would stay or go too early.',
  wrong: '"timeZone": "Nairobi"',
  right: '"timeZone": "Africa/Nairobi"',
  check({ facts, report }) {
    const { timeZone } = facts.site.manifest.site;
    if (timeZone === undefined || isTimeZone(timeZone)) return;
    const zoneNames = Intl.supportedValuesOf('timeZone');
    const city = zoneNames.find((name) =>
      name.toLowerCase().endsWith(`/${timeZone.toLowerCase().replaceAll(' ', '_')}`),
    );
    const hint =
      city === undefined
        ? suggestion(timeZone, zoneNames, 'Write its name as in Africa/Nairobi.', 0)
        : `Did you mean "${city}"?`;
    const meant = meaning(timeZone, city ?? nearestName(timeZone, zoneNames));
    report('/site/timeZone', `"${timeZone}" is no time zone. ${hint}`, meant);
  },
};
