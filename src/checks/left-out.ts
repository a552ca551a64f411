import { isRelativeDay } from '../calendar/day';
import { ofEntries, type Selection, selectEntries } from '../compose/entries';
import { entriesOfRoute, sourcesOfAll, type WrittenRoute } from '../compose/routes';
import type { Site } from '../compose/site';
import { asJson, isObject, type Json, type JsonObject } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import { type Message, worded } from '../manifest/message';
import { hasNames } from '../manifest/placeholder';
import type { Pointer } from '../manifest/pointer';
import { writtenUses } from '../manifest/uses';
import { shorten } from './short-message';

/** What the entries must be that something takes. */
type Conditions = [field: string, wanted: Json][];

/**
 * The reason why no list and no route takes an entry: its day has passed or is still to come, a condition, or a limit.
 */
export type LeftOut = 'by its day' | 'by a limit' | { conditions: Conditions };

/** Says why nothing takes the entries of a collection that are left out, as far as lists show it. */
export function leftOut(collection: string, site: Site): (entry: Pointer) => LeftOut {
  const selections = writtenUses(asJson(site.manifest), 'collection', collection).map(({ selection }) => selection);
  const hidden = new Set(selections.flatMap((selection) => hiddenByDay(selection, site)));
  const unlimited = new Set(selections.flatMap(({ where, each }) => taken(collection, where, site, each)));
  return (entry) => {
    if (unlimited.has(entry)) return 'by a limit';
    if (hidden.has(entry)) return 'by its day';
    const [first] = selections;
    const conditions = isObject(first?.where) ? Object.entries(first.where) : [];
    return {
      conditions: conditions.filter(([field, wanted]) => !taken(collection, { [field]: wanted }, site).includes(entry)),
    };
  };
}

/** A page that a route would make of an entry, which it leaves out. */
export interface LeftOutPage {
  route: WrittenRoute;
  pointer: Pointer;
  why: Exclude<LeftOut, 'by its day'>;
}

/** Gives the pages that routes would make of the entries which they leave out, by their addresses. */
export const leftOutPages = rememberEach(
  (site: Site): ReadonlyMap<string, LeftOutPage> =>
    new Map(site.manifest.routes.flatMap((route, index) => pagesWithout(route, index, site))),
);

function pagesWithout(route: WrittenRoute, index: number, site: Site): [path: string, LeftOutPage][] {
  const { where, limit, ...rest } = route;
  if (where === undefined && limit === undefined) return [];
  const pointer = `/routes/${index}`;
  const takenWith = (conditions: JsonObject): Set<Pointer> =>
    new Set(entriesOfRoute({ ...rest, where: conditions }, site).map((one) => one.pointer));
  const taken = new Set(entriesOfRoute(route, site).map((one) => one.pointer));
  const wanted = isObject(where) ? where : {};
  const fitting = takenWith(wanted);
  const conditions = Object.entries(wanted).map(([field, one]) => ({ field, one, met: takenWith({ [field]: one }) }));
  return sourcesOfAll(route, pointer, site).flatMap(({ path, scope }): [string, LeftOutPage][] => {
    if (!scope || taken.has(scope.pointer)) return [];
    const unmet = conditions.filter(({ met }) => !met.has(scope.pointer));
    const why = fitting.has(scope.pointer)
      ? 'by a limit'
      : { conditions: unmet.map(({ field, one }): Conditions[number] => [field, one]) };
    return [[path, { route, pointer, why }]];
  });
}

/** Gives some conditions in words: `"open": true and "level": "easy"`. */
export function conditionsInWords(conditions: Conditions): Message {
  return conditions.flatMap(([field, wanted], index) => {
    const between = index === 0 ? '' : ' and ';
    return typeof wanted === 'string' && hasNames(wanted)
      ? worded`${between}${JSON.stringify(field)}: ${{ quoted: shorten(wanted) }}`
      : [between + shorten(`${JSON.stringify(field)}: ${JSON.stringify(wanted)}`)];
  });
}

function taken(from: string, where: Json | undefined, site: Site, each?: Json): Pointer[] {
  return selectEntries({ from, where, each }, site).map(({ pointer }) => pointer);
}

/**
 * Gives the entries that conditions would take on another day, on any page: placeholders in them differ from page to
 * page.
 */
function hiddenByDay(selection: Selection, site: Site): Pointer[] {
  const { from: collection, where } = ofEntries(selection);
  const conditions = Object.entries(isObject(where) ? where : {}).filter(([, wanted]) => !holdsNames(wanted));
  const lasting = conditions.filter(([, wanted]) => !countsFromToday(wanted));
  // An entry none of whose days shows may have one that does on another day.
  if (selection.each !== undefined) return taken(collection, Object.fromEntries(lasting), site);
  if (lasting.length === conditions.length) return [];
  const shownEntries = new Set(taken(collection, Object.fromEntries(conditions), site));
  return taken(collection, Object.fromEntries(lasting), site).filter((entry) => !shownEntries.has(entry));
}

function holdsNames(wanted: Json): boolean {
  return hasNames(JSON.stringify(wanted));
}

function countsFromToday(wanted: Json): boolean {
  const bounds = isObject(wanted) ? [wanted.from, wanted.to] : [];
  return bounds.some((bound) => typeof bound === 'string' && isRelativeDay(bound));
}
