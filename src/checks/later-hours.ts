import { type Day, dayNamed, isDay, isRelativeDay } from '../calendar/day';
import type { RouteSource } from '../compose/routes';
import type { Site } from '../compose/site';
import { entriesIn } from '../manifest/collections';
import { asJson, isObject, type Json, namedMembers, ownMember, wordsOf } from '../manifest/manifest';
import { valueAt } from '../manifest/pointer';
import { valueNamed } from '../manifest/references';
import { writtenUsesWithin } from '../manifest/uses';
import { type Inspected, inspectPage, inspectShell } from './inspect';
import { withOrigins } from './origins';
import { type Finding, wordingOf } from './problem';
import type { Registry } from './registry';
import type { Report, SiteFacts } from './rule';
import { businessHours } from './rules/business-hours';

/** The most later days on which lists of opening hours are checked. */
const mostDays = 50;

/**
 * Finds what will be wrong with opening hours on later days, where their lists select entries by the day. Nobody may
 * touch site.json on the morning of a new season, and the site must be built all the same.
 */
export function laterHoursFindings(facts: SiteFacts, routes: RouteSource[], registry: Registry): Finding[] {
  const { site } = facts;
  const business = daysOfChange(valueAt(asJson(site.manifest), '/business/hours'), site).flatMap((today) => {
    const later = { ...site, today };
    return withOrigins(hoursFindings(inspectShell(later, registry), facts), later);
  });
  const pages = routes.flatMap((route) =>
    daysOfChange(hoursOnPage(route, site), site).flatMap((today) => {
      const later = { ...site, today };
      return withOrigins(hoursFindings(inspectPage(later, route, registry), facts), later, route);
    }),
  );
  return [...business, ...pages];
}

/** Gives the findings of the schema and the rule about opening hours alone. */
function hoursFindings({ facts: page, findings }: Inspected, facts: SiteFacts): Finding[] {
  const { id: rule, severity } = businessHours;
  const ofHours = findings.filter(({ pointer }) => /^(\/business|\/blocks\/\d+)\/hours\//.test(pointer));
  const report: Report = (pointer, message, details) => {
    ofHours.push({ rule, severity, pointer, ...wordingOf(message), ...details });
  };
  businessHours.check({ page, facts, report });
  return ofHours;
}

/** Gives the opening hours of all places on a page, as they are written. */
function hoursOnPage({ blocks }: RouteSource, { manifest }: Site): Json[] {
  return blocks.flatMap((placed) => {
    const block = placed.type === 'shared' ? ownMember(manifest.shared, String(placed.block)) : placed;
    return block?.type === 'place' && block.hours !== undefined ? [block.hours as Json] : [];
  });
}

/** Gives the later days on which opening hours select other entries than on the day before. */
function daysOfChange(hours: Json | undefined, { manifest, today }: Site): Day[] {
  if (hours === undefined) return [];
  const root = asJson(manifest);
  const days = writtenUsesWithin(hours, 'collection').flatMap(({ name, selection: { where } }) => {
    const compared = namedMembers(where).filter(
      ([, wanted]) => isObject(wanted) && [wanted.from, wanted.to].some((bound) => isRelativeDay(String(bound))),
    );
    return entriesIn(name, root).flatMap((entry) => compared.map(([field]) => wordsOf(valueNamed(field, entry, root))));
  });
  const changes = days.filter(isDay).flatMap((day) => [day.slice(0, 10), dayNamed('+1d', day.slice(0, 10))]);
  return [...new Set(changes)]
    .filter((day) => day > today)
    .sort()
    .slice(0, mostDays);
}
