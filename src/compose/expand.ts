import { isUnpublished, type PlacedEntry } from '../manifest/collections';
import { asJson, isObject, type Json, type JsonObject } from '../manifest/manifest';
import { memberPointer } from '../manifest/pointer';
import { isCopyKind } from '../manifest/visit-copy';
import { scopeOf } from './days';
import { hasUnfilled, isChanging, ofDays, type Selection, selectEntries } from './entries';
import { hasRoomFor } from './facts';
import { fillTemplate, fillWhere } from './fill-template';
import { keepMarks, lastDayOf, marksOf } from './item-marks';
import type { KindName } from './kinds';
import { emptiedWith, emptyByChance, isEmptyByChance, isLeftOpen } from './left-out';
import { noteReference, noteSelection, type SelectionPlace } from './note-selection';
import { dateIn, isOccasionGroup } from './occasion';
import { memberPlace, type PointerPair } from './place-of';
import type { FillContext } from './sayings';
import type { Scope } from './scope';
import { namesInOrder, type Shape } from './shape';
import type { Site } from './site';

/** The context of expanding a written part: the site, the facts that are noted, and the scope at its place. */
export interface ExpandContext extends FillContext {
  site: Site;
  scope?: Scope | undefined;
  /** Whether the part is a template of a list, so that a member which cannot do without a field still needs it. */
  isOfList?: boolean;
  /** Tells of which entries items are made, in lists that lie in no other; where it is absent, of all. */
  isTaken?: (entry: PlacedEntry) => boolean;
}

/**
 * Expands a written part: lists taken from a collection are written out and, within a scope, every field is filled in.
 * The result is new only where something changed. An unknown collection gives an empty list; a value that is one field
 * which the entry lacks is undefined: the checks report both. A group of the page of an entry that cannot do without
 * such a field is left out where the collection asks it of none. What an entry brings is taken as it is: its
 * placeholders name values, never fields.
 */
export function expand(value: Json, shape: Shape, place: PointerPair, expandContext: ExpandContext): Json | undefined {
  const { scope } = expandContext;
  if (shape === null || 'kind' in shape) {
    if (shape && isCopyKind(shape.kind)) {
      if (isReference(value)) return expandReference(value, paragraph, selectionAt(place), expandContext, 0);
      if (!scope && Array.isArray(value) && value.some(isReference))
        return expandList(value, paragraph, place, expandContext);
    }
    if (scope && Array.isArray(value)) return expandList(value, shape, place, expandContext);
    // In the main language nothing is translated.
    const isText = expandContext.site.language !== undefined && shape !== null && isTextKind(shape.kind);
    const context = isText ? { ...expandContext, isText } : expandContext;
    const filledValue = scope ? fillTemplate(value, place, context, scope)?.value : value;
    // A number, or a day that says more, which a template took from an entry becomes words where words are wanted.
    if (typeof filledValue === 'number' && shape !== null && shape.kind !== 'picture') return String(filledValue);
    if (isOccasionGroup(filledValue) && shape !== null && shape.kind !== 'occasion') return dateIn(filledValue);
    return counted(filledValue, expandContext);
  }
  if (typeof value === 'string' && scope) {
    const brought = fillTemplate(value, place, expandContext, scope);
    if (!brought?.source) return brought?.value;
    const broughtPlace = { composed: place.composed, source: brought.source };
    return expand(brought.value, shape, broughtPlace, { ...expandContext, scope: undefined });
  }
  if (value === null || typeof value !== 'object') return value;
  if ('list' in shape) {
    if (Array.isArray(value)) return expandList(value, shape.list, place, expandContext, shape.isRow);
    // What a template took from an entry may be a group that is no reference: the expanded schema reports it.
    if (!isReference(value)) return value;
    return expandReference(value, shape.list, selectionAt(place), expandContext, 0);
  }
  return Array.isArray(value) ? counted(value, expandContext) : expandFields(value, shape.fields, place, expandContext);
}

/** Tells whether values of a kind are texts, which say something else in another language. */
function isTextKind(kind: KindName): boolean {
  return isCopyKind(kind) || kind === 'text' || kind === 'heading' || kind === 'title';
}

/** The shape of one paragraph of copy. */
const paragraph: Shape = { kind: 'text' };

/** Expands a list of items, written, of an entry and of collections; in a row of a table, each item stays one cell. */
function expandList(
  list: Json[],
  shape: Shape,
  place: PointerPair,
  expandContext: ExpandContext,
  isRow = false,
): Json[] {
  const within = isRow ? { ...expandContext, isNeeded: true } : expandContext;
  const items: Json[] = [];
  let isSame = true;
  let isShifted = false;
  let areEmptyByChance = true;
  for (const [index, item] of list.entries()) {
    if (isPlain(item, shape, expandContext)) {
      if (isShifted) notePlace(place, items.length, index, expandContext);
      if (!hasRoomFor(1, expandContext.facts)) break;
      items.push(item);
      continue;
    }
    if (isReference(item)) {
      const source = memberPointer(place.source, index);
      const selection = { composed: `${place.composed}/@${index}`, source, list: place.composed };
      const start = items.length;
      const itemsOfReference = expandReference(item, shape, selection, expandContext, start);
      for (const one of itemsOfReference) items.push(one);
      areEmptyByChance &&= isEmptyByChance(itemsOfReference);
      for (const [position, marks] of marksOf(itemsOfReference)) keepMarks(items, start + position, marks);
      isShifted = true;
      continue;
    }
    if (isShifted) notePlace(place, items.length, index, expandContext);
    const at = memberPlace(place, items.length, index, expandContext);
    const expanded = expand(item, shape, at, within);
    // An item that is one field may be a list that the entry brings, or nothing.
    const brought = !isRow && typeof item === 'string' && Array.isArray(expanded) ? expanded : undefined;
    // What an entry brings is counted already.
    if (expanded !== undefined && !hasRoomFor(brought ? 0 : 1, expandContext.facts)) break;
    for (const one of brought ?? [expanded]) if (one !== undefined) items.push(one);
    isShifted ||= brought !== undefined || expanded === undefined;
    isSame &&= expanded === item;
  }
  if (items.length === 0 && list.length > 0 && areEmptyByChance) emptyByChance.add(items);
  return isSame && !isShifted ? list : items;
}

function expandFields(
  group: JsonObject,
  shapes: Record<string, Shape>,
  place: PointerPair,
  expandContext: ExpandContext,
): JsonObject | undefined {
  const { scope, isOfList } = expandContext;
  const isOnPage = scope !== undefined && !isOfList;
  let result = group;
  // Within a scope any property may hold a field, elsewhere only what has a shape changes.
  for (const key of scope ? namesInOrder(group, shapes) : Object.keys(shapes)) {
    const value = Object.hasOwn(group, key) ? group[key] : undefined;
    const shape = Object.hasOwn(shapes, key) ? (shapes[key] ?? null) : null;
    if (value === undefined || isPlain(value, shape, expandContext)) continue;
    const at = memberPlace(place, key, key, expandContext);
    const expanded = expand(value, shape, at, expandContext);
    if (expanded === value) continue;
    const isNothing = expanded === undefined && isOnPage && isLeftOpen(value, expandContext, scope);
    const isGone = isNothing || isEmptyByChance(expanded) ? emptiedWith(shape) : undefined;
    if (isGone === 'group') return undefined;
    if (result === group) result = { ...group };
    if (expanded === undefined || isGone) delete result[key];
    else result[key] = expanded;
  }
  return result;
}

/** Gives the items that a reference makes of its entries; the first of them is at `start` of its list. */
function expandReference(
  reference: JsonObject & Selection,
  shape: Shape,
  place: SelectionPlace,
  expandContext: ExpandContext,
  start: number,
): Json[] {
  const { site, facts, scope: outer, isTaken } = expandContext;
  const asked = ofDays(reference);
  const { as = null } = asked;
  const conditions = { composed: `${place.composed}/where`, source: `${place.source}/where` };
  const where = fillWhere(asked.where, conditions, expandContext, outer);
  const selection = { ...asked, where };
  noteSelection(reference.where, selection, place, expandContext);
  noteReference(reference.where, selection, place, expandContext);
  const items: Json[] = [];
  const source = `${place.source}/as`;
  for (const placedEntry of selectEntries(selection, site)) {
    const { pointer } = placedEntry;
    if (!outer && isTaken?.(placedEntry) === false) continue;
    // Lists within lists multiply: past the room for them no further item is made.
    if (!hasRoomFor(1, facts)) break;
    const item = memberPointer(place.list, start + items.length);
    facts.uses?.push({ kind: 'entry', name: pointer, pointer: item });
    const scope = scopeOf(placedEntry, item, outer, site);
    facts.origins?.set(item, { pointer: scope.pointer, related: source });
    for (let one: Scope | undefined = scope; one !== outer; one = one?.outer)
      if (one) facts.origins?.set(one.item, { pointer: one.pointer, related: source });
    const newItem = expand(as, shape, { composed: item, source }, { ...expandContext, scope, isOfList: true });
    // A group whose own list is empty; a field that the entry lacks is noted.
    if (newItem === undefined && isObject(as)) continue;
    items.push(newItem ?? null);
    const until = lastDayOf(placedEntry, where, site);
    const marks = {
      ...(until !== undefined && { until }),
      ...(isUnpublished(placedEntry, asJson(site.manifest)) && ({ draft: true } as const)),
    };
    if ('until' in marks || 'draft' in marks) keepMarks(items, items.length - 1, marks);
  }
  if (items.length > 0 || hasUnfilled(where)) return items;
  if (isChanging(asked.where) || selectEntries(selection, site, true).length > 0) emptyByChance.add(items);
  return items;
}

/** Gives the place of a selection that stands for a whole list. */
function selectionAt({ composed, source }: PointerPair): SelectionPlace {
  return { composed, source, list: composed };
}

/** Gives a value that is taken as it is, and counts the items of its lists. */
function counted<Taken extends Json | undefined>(value: Taken, { facts }: ExpandContext): Taken {
  if (facts.items && typeof value === 'object') hasRoomFor(itemsIn(value), facts);
  return value;
}

function itemsIn(value: Json | undefined): number {
  if (value === null || typeof value !== 'object') return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce((sum: number, part) => sum + itemsIn(part), own);
}

/** Tells whether a value stays what it is at any place, as most do. */
function isPlain(value: Json, shape: Shape, { scope }: ExpandContext): boolean {
  return !scope && (typeof value === 'string' || shape === null);
}

/** Tells whether a value takes items from a collection. */
function isReference(value: Json): value is JsonObject & Selection {
  return isObject(value) && typeof value.from === 'string' && Object.hasOwn(value, 'as');
}

/** Notes where an item is written whose index changes as the list is expanded. */
function notePlace(place: PointerPair, position: number, index: number, { facts }: ExpandContext): void {
  facts.origins?.set(memberPointer(place.composed, position), { pointer: memberPointer(place.source, index) });
}
