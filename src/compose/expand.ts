import type { Json, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { runOfBraces } from '../manifest/run';
import { fillFields, wholeField } from './fill';
import type { Observer } from './observer';
import type { Shape } from './shape';
import type { Site } from './site';

/** Where a value stands in the composed part and in site.json. */
export interface PointerPair {
  composed: Pointer;
  source: Pointer;
}

/**
 * A written part with every list that is taken from a collection written out. The result is new
 * only where something was expanded. An unknown collection gives an empty list, and a property
 * whose template is one field that the entry lacks is left out: the checks speak of both.
 */
export function expand(
  value: Json,
  shape: Shape,
  site: Site,
  place: PointerPair,
  observer: Observer | undefined,
): Json {
  if (shape === null) return value;
  // A number that a template took from an entry becomes words where words are wanted.
  if ('kind' in shape) return typeof value === 'number' ? String(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if ('list' in shape) {
    if (Array.isArray(value)) {
      return mapItems(value, (item, index) =>
        isPlain(item, shape.list) ? item : expand(item, shape.list, site, member(place, index, observer), observer),
      );
    }
    // What a template took from an entry may be a group that is no reference: the expanded schema reports it.
    if (typeof value.from !== 'string') return value;
    return expandReference(value, site, place, observer).map((item, index) =>
      expand(item, shape.list, site, member(place, index, observer), observer),
    );
  }
  if (Array.isArray(value)) return value;
  return mapFields(value, shape.fields, (field, part, key) =>
    isPlain(field, part) ? field : expand(field, part, site, member(place, key, observer), observer),
  );
}

/** Whether a value stays what it is, wherever it stands: most are. */
function isPlain(value: Json, shape: Shape): boolean {
  return typeof value === 'string' || shape === null;
}

function expandReference(
  reference: JsonObject,
  site: Site,
  place: PointerPair,
  observer: Observer | undefined,
): Json[] {
  const { from, as, where, limit } = reference;
  const collection = String(from);
  observer?.use?.({ kind: 'collection', name: collection, pointer: `${place.composed}/from`, list: place.composed });
  observer?.origin?.(`${place.composed}/from`, { pointer: `${place.source}/from` });
  const entries: Json[] = ownMember(site.manifest.collections, collection) ?? [];
  if (observer && entries.length > 0) observeWhere(where, collection, entries, place, observer);
  const items: Json[] = [];
  for (const [position, entry] of entries.entries()) {
    if (items.length === limit) break;
    if (!isObject(entry) || !matches(entry, where)) continue;
    const template = `${place.source}/as`;
    const entryPointer = `/collections/${collection}/${position}`;
    const composed = memberPointer(place.composed, items.length);
    observer?.use?.({ kind: 'entry', name: entryPointer, pointer: composed });
    observer?.origin?.(composed, { pointer: entryPointer, related: template });
    items.push(
      fillTemplate(
        as ?? null,
        { site, collection, entry, entryPointer, item: composed, observer },
        { composed, source: template },
      ) ?? null,
    );
  }
  return items;
}

/** A field by which entries are chosen is told like one that a template writes, where no entry has it. */
function observeWhere(
  where: Json | undefined,
  collection: string,
  entries: Json[],
  place: PointerPair,
  observer: Observer,
): void {
  if (!isObject(where)) return;
  observer.origin?.(`${place.composed}/where`, { pointer: `${place.source}/where` });
  for (const name of Object.keys(where)) {
    if (entries.some((entry) => isObject(entry) && Object.hasOwn(entry, name))) continue;
    const pointer = memberPointer(`${place.composed}/where`, name);
    observer.use?.({ kind: 'field', name, collection, isWhole: true, chosenFor: place.composed, pointer });
  }
}

interface Filling {
  site: Site;
  collection: string;
  entry: JsonObject;
  entryPointer: Pointer;
  /** Where the item stands that is made. */
  item: Pointer;
  observer: Observer | undefined;
}

function fillTemplate(template: Json, filling: Filling, place: PointerPair): Json | undefined {
  if (typeof template === 'string') return fillText(template, filling, place);
  if (template === null || typeof template !== 'object') {
    filling.observer?.origin?.(place.composed, { pointer: place.source, related: filling.entryPointer });
    return template;
  }
  if (Array.isArray(template)) {
    return template.flatMap((item, index) => fillTemplate(item, filling, member(place, index, filling.observer)) ?? []);
  }
  const fields: [string, Json][] = [];
  for (const [key, value] of Object.entries(template)) {
    const filled = fillTemplate(value, filling, member(place, key, filling.observer));
    if (filled !== undefined) fields.push([key, filled]);
  }
  return Object.fromEntries(fields);
}

function fillText(template: string, filling: Filling, place: PointerPair): Json | undefined {
  const { site, collection, entry, entryPointer, item, observer } = filling;
  const field = wholeField(template);
  const missing = (name: string, start: number): void => {
    if (!observer?.use || Object.hasOwn(site.values, name)) return;
    const run = runOfBraces(template, name, start);
    const isWhole = field !== undefined;
    observer.use({ kind: 'field', name, collection, isWhole, item, pointer: place.composed, run });
  };
  if (field !== undefined && Object.hasOwn(entry, field)) {
    observer?.origin?.(place.composed, { pointer: memberPointer(entryPointer, field), related: place.source });
    return entry[field];
  }
  observer?.origin?.(place.composed, { pointer: place.source, related: entryPointer });
  if (field !== undefined && !Object.hasOwn(site.values, field)) {
    missing(field, 0);
    return undefined;
  }
  return fillFields(template, entry, missing);
}

function matches(entry: JsonObject, where: Json | undefined): boolean {
  return !isObject(where) || Object.entries(where).every(([field, wanted]) => entry[field] === wanted);
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The place of a member; places matter to observers alone, and there are millions of them at 10,000 pages. */
function member(place: PointerPair, key: string | number, observer: Observer | undefined): PointerPair {
  if (!observer) return place;
  return { composed: memberPointer(place.composed, key), source: memberPointer(place.source, key) };
}

function mapItems(items: Json[], change: (item: Json, index: number) => Json): Json[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

function mapFields(
  value: JsonObject,
  shapes: Record<string, Shape>,
  change: (field: Json, shape: Shape, key: string) => Json,
): JsonObject {
  let result = value;
  for (const [key, shape] of Object.entries(shapes)) {
    const field = value[key];
    if (field === undefined) continue;
    const changed = change(field, shape, key);
    if (changed === field) continue;
    if (result === value) result = { ...value };
    result[key] = changed;
  }
  return result;
}
