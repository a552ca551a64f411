import { isRelativeDay } from '../calendar/day';
import { selectEntries } from '../compose/entries';
import type { Site } from '../compose/site';
import { asJson, type Json, type JsonObject } from '../manifest/manifest';
import { hasNames } from '../manifest/placeholder';
import type { Pointer } from '../manifest/pointer';
import { selectionsFrom } from './selections';

/** Why no list and no route takes an entry: its day has passed or is still to come, conditions, or a list that takes fewer. */
export type LeftOut = 'by its day' | 'by a limit' | { conditions: [field: string, wanted: Json][] };

/** Says of the entries of a collection that nothing takes why that is, as far as lists say. */
export function leftOut(collection: string, site: Site): (entry: Pointer) => LeftOut {
  const selections = selectionsFrom(collection, asJson(site.manifest));
  const hidden = new Set(selections.flatMap(({ where }) => hiddenByDay(collection, where, site)));
  const unlimited = new Set(selections.flatMap(({ where }) => taken(collection, where, site)));
  return (entry) => {
    if (unlimited.has(entry)) return 'by a limit';
    if (hidden.has(entry)) return 'by its day';
    const [first] = selections;
    const conditions = isGroup(first?.where) ? Object.entries(first.where) : [];
    return {
      conditions: conditions.filter(([field, wanted]) => !taken(collection, { [field]: wanted }, site).includes(entry)),
    };
  };
}

function taken(from: string, where: Json | undefined, site: Site): Pointer[] {
  return selectEntries({ from, where }, site).map(({ pointer }) => pointer);
}

/** The entries that conditions would take on another day, on some page: what braces stand for differs from page to page. */
function hiddenByDay(collection: string, where: Json | undefined, site: Site): Pointer[] {
  const conditions = Object.entries(isGroup(where) ? where : {}).filter(([, wanted]) => !holdsNames(wanted));
  const lasting = conditions.filter(([, wanted]) => !countsFromToday(wanted));
  if (lasting.length === conditions.length) return [];
  const shown = new Set(taken(collection, Object.fromEntries(conditions), site));
  return taken(collection, Object.fromEntries(lasting), site).filter((entry) => !shown.has(entry));
}

function holdsNames(wanted: Json): boolean {
  return hasNames(JSON.stringify(wanted));
}

function countsFromToday(wanted: Json): boolean {
  const bounds = isGroup(wanted) ? [wanted.from, wanted.to] : [];
  return bounds.some((bound) => typeof bound === 'string' && isRelativeDay(bound));
}

function isGroup(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
