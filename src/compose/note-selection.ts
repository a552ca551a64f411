import type { PlacedEntry } from '../manifest/collections';
import { asJson, isObject, type Json, namedMembers } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { hasNames } from '../manifest/placeholder';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { endOfName, entryNamed, placeNamed } from '../manifest/references';
import { namesOfDay } from './days';
import { entriesOf, type Selection, sortField, sortsOf } from './entries';
import type { ExpandContext } from './expand';
import { type NotedFacts, namesPlaces, type UseOf } from './facts';
import { fillText } from './fill';
import { fieldNames } from './scope';
import type { Site } from './site';
import { valuesOf } from './where';

/** The place of a selection in the composed part, and in site.json. */
export interface SelectionPlace {
  composed: Pointer;
  source: Pointer;
  /** The composed list to which it gives items. */
  list: Pointer;
}

/**
 * Notes what a selection refers to: its collection and the field of its days, each field of its conditions and its order
 * that no entry has, and the values that its conditions want. `written` is `where` before its placeholders were filled in.
 */
export function noteSelection(
  written: Json | undefined,
  { from, where, sort, each }: Selection,
  { composed, source, list }: SelectionPlace,
  { site, facts, isNeeded }: ExpandContext,
): void {
  if (!namesPlaces(facts)) return;
  const { uses, origins } = facts;
  uses?.push({ kind: 'collection', name: from, pointer: `${composed}/from`, list });
  origins?.set(`${composed}/from`, { pointer: `${source}/from` });
  const root = asJson(site.manifest);
  if (typeof each === 'string') {
    uses?.push({ kind: 'each', name: each, collection: from, pointer: `${composed}/each`, list });
    origins?.set(`${composed}/each`, { pointer: `${source}/each` });
  }
  if (fieldNames(site, from).size === 0) return;
  // What a day says itself is known.
  const isOfDay = (path: string): boolean => typeof each === 'string' && namesOfDay.has(path);
  const noteField = (path: string, pointer: Pointer, part: 'key' | 'value'): void => {
    const { collection, field: name, isUndeclared } = endOfName(path, from, root);
    const fields = fieldNames(site, collection);
    const isThere = fields.size === 0 || fields.has(name);
    if (isThere && !isUndeclared) return;
    const way = {
      ...(path !== name && { path }),
      ...(isThere && ({ broken: 'undeclared' } as const)),
      ...(isNeeded && { isNeeded }),
    };
    uses?.push({ kind: 'field', name, collection, ...way, isWhole: true, chosenFor: list, part, pointer });
  };
  for (const [path, wanted] of namedMembers(where)) {
    if (isOfDay(path)) {
      const of = isObject(written) ? written[path] : undefined;
      for (const one of wantedIn(of, wanted, memberPointer(`${composed}/where`, path)))
        uses?.push({ kind: 'condition', name: path, collection: from, ...one, list, isOfDay: true });
      continue;
    }
    const pointer = memberPointer(`${composed}/where`, path);
    noteField(path, pointer, 'key');
    if (isObject(wanted) && ('from' in wanted || 'to' in wanted))
      noteValuesIn(from, path, site, { composed, source, list }, facts);
    const { collection, field: name, isUndeclared } = endOfName(path, from, root);
    if (isUndeclared) continue;
    for (const one of wantedIn(isObject(written) ? written[path] : undefined, wanted, pointer))
      uses?.push({ kind: 'condition', name, collection, ...one, list });
  }
  origins?.set(`${composed}/sort`, { pointer: `${source}/sort` });
  for (const [index, one] of sortsOf(sort).entries())
    if (!isOfDay(sortField(one)))
      noteField(sortField(one), Array.isArray(sort) ? `${composed}/sort/${index}` : `${composed}/sort`, 'value');
}

/** Gives the wanted values of a condition as they are written, and its bounds with placeholders filled in. */
function* wantedIn(written: Json | undefined, filled: Json, pointer: Pointer): Generator<Wanted> {
  if (!isObject(written)) return yield* valuesIn(written, 'value', pointer);
  yield* valuesIn(written.not, 'excluded', `${pointer}/not`);
  for (const bound of ['from', 'to']) {
    const filledBound = isObject(filled) ? filled[bound] : undefined;
    if (filledBound !== undefined && !isTemplate(filledBound))
      yield { wanted: filledBound, as: 'bound', pointer: `${pointer}/${bound}` };
  }
}

type Wanted = Pick<UseOf<'condition'>, 'wanted' | 'as' | 'pointer'>;

/** Gives written values, alone or in a list; leaves out those with placeholders, which differ from page to page. */
function* valuesIn(written: Json | undefined, as: Wanted['as'], pointer: Pointer): Generator<Wanted> {
  const isList = Array.isArray(written);
  for (const [index, one] of (isList ? written : [written]).entries())
    if (one !== undefined && !isTemplate(one))
      yield { wanted: one, as, pointer: isList ? `${pointer}/${index}` : pointer };
}

function isTemplate(one: Json): boolean {
  return typeof one === 'string' && hasNames(one);
}

/**
 * Notes the values of the site that entries name in a field which a condition measures: to compare a price of `{fee}`
 * with bounds, that value is read.
 */
function noteValuesIn(
  from: string,
  field: string,
  site: Site,
  { composed, source }: SelectionPlace,
  facts: NotedFacts,
): void {
  for (const [written, said] of textsWithBraces(field, entriesOf(from, [], site, true), site)) {
    // Routes and feeds are noted by places in site.json.
    const place = composed === source ? written : `${composed}/where/@${written}`;
    facts.origins?.set(place, { pointer: written });
    fillText(said, { site, facts }, place);
  }
}

/** Gives the texts of a field that have braces, with their places. */
function textsWithBraces(field: string, entries: PlacedEntry[], site: Site): [Pointer, string][] {
  return keptTexts(entries, field, () =>
    valuesOf(field, entries, site).flatMap((said, position): [Pointer, string][] => {
      const entry = entries[position];
      return typeof said === 'string' && said.includes('{') && entry
        ? [[placeNamed(field, entry, asJson(site.manifest)), said]]
        : [];
    }),
  );
}

const keptTexts = createMemo<PlacedEntry[], [Pointer, string][]>();

/**
 * Notes a reference from the entry or page around a selection that no entry has as its slug; `written` is `where`
 * before its placeholders were filled in. Other conditions may be met by no entry.
 */
export function noteReference(
  written: Json | undefined,
  { from: collection, where }: Selection,
  { composed }: SelectionPlace,
  { site, facts: { uses } }: ExpandContext,
): void {
  if (!uses || !isObject(written) || !isObject(where)) return;
  const [template, name] = [written.slug, where.slug];
  if (typeof template !== 'string' || !hasNames(template) || typeof name !== 'string' || hasNames(name)) return;
  if (entryNamed(name, collection, asJson(site.manifest))) return;
  const slugs = slugsOf(entriesOf(collection, [], site, true), site);
  // Where several say the same, it is none that is named.
  if (slugs.length < 2) return;
  const pointer = memberPointer(`${composed}/where`, 'slug');
  uses.push({ kind: 'reference', name, collection, known: slugs, pointer });
}

/** Gives the slugs of entries; none where two entries share one. */
function slugsOf(entries: PlacedEntry[], site: Site): string[] {
  return keptSlugs(entries, 'slug', () => {
    const names = valuesOf('slug', entries, site).filter((name) => name !== undefined);
    return new Set(names).size < names.length ? [] : names.map(String);
  });
}

const keptSlugs = createMemo<PlacedEntry[], string[]>();
