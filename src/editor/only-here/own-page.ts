import type { Assets } from '../../compose/assets';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { writtenEntries } from '../../manifest/collections';
import { asVersionOf, duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject, namedMembers } from '../../manifest/manifest';
import { insert, remove, set } from '../../manifest/operations';
import { plainNamesIn } from '../../manifest/placeholder';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Edit } from '../members/members';
import { partAt } from '../naming/parts';
import { type EntryCondition, oneEntryCondition } from '../words/only-entry';
import { visibleText } from './only-here';

/**
 * Separates the page of one entry from those of the others: it becomes a route of its own after theirs, made of its
 * entry as before. Gives undefined where that would change what a page shows, as with a limit, or where no field tells
 * the entry from the others.
 */
export function ownPage(
  root: JsonObject,
  route: Pointer,
  entry: Pointer,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): Edit | undefined {
  const page = valueAt(root, route);
  if (!isObject(page)) return undefined;
  const telling = tellingField(root, page, entry);
  const pages = telling && partedFrom(page, telling);
  if (!pages) return undefined;
  const parted = set(root, route, pages.others);
  const place = `/routes/${Number(pointerKeys(route).at(-1)) + 1}`;
  const after = insert(parted, place, duplicateOf(pages.alone));
  const before = visibleText(root, assets, registry, now);
  if (before === undefined || visibleText(after, assets, registry, now) !== before) return undefined;
  return { says: `The page of ${partAt(root, now, entry).title} is written by itself now`, place, after };
}

/**
 * Gives a route of pages for entries as two: for all but one entry, and for that alone; undefined where it makes no
 * other.
 */
function partedFrom(page: JsonObject, only: EntryCondition): { others: JsonObject; alone: JsonObject } | undefined {
  const others = leavingOut(page.where ?? {}, only);
  if (!others) return undefined;
  const { sort, limit, ...alone } = page;
  return { others: withWhere(page, others), alone: withWhere(alone, { [only.name]: only.value }) };
}

/**
 * Makes a page that `ownPage` parted from the others one of them again, still without words; undefined where it stands
 * by itself for another reason.
 */
export function rejoinOthers(root: JsonObject, route: Pointer): Omit<Edit, 'says'> | undefined {
  const page = valueAt(root, route);
  const only = isObject(page) ? oneEntryCondition(page) : undefined;
  if (!isObject(page) || !only) return undefined;
  const index = othersOf(root, page);
  const others = index === undefined ? undefined : valueAt(root, `/routes/${index}`);
  if (index === undefined || !isObject(others)) return undefined;
  const joined = set(
    root,
    `/routes/${index}`,
    withWhere(others, againTaken(others.where, only, valuesOfField(root, page, only.name))),
  );
  const after = remove(joined, route);
  const place = `/routes/${index - (index > Number(pointerKeys(route).at(-1)) ? 1 : 0)}`;
  return { place, from: route, after };
}

/** Gives the index of the route from which a page was parted, which leaves its entry out: first the nearest above. */
function othersOf(root: JsonObject, page: JsonObject): number | undefined {
  const only = oneEntryCondition(page);
  const routes = Array.isArray(root.routes) ? root.routes : [];
  const isOfOthers = (one: Json): boolean =>
    isObject(one) &&
    one.path === page.path &&
    one.from === page.from &&
    only !== undefined &&
    isLeftOut(one.where, only);
  const at = routes.indexOf(page);
  const above = routes.slice(0, at).findLastIndex(isOfOthers);
  const index = above < 0 ? routes.findIndex(isOfOthers) : above;
  return index < 0 ? undefined : index;
}

/** Gives the values of a field in all entries of which a page can be made, in their order. */
function valuesOfField(root: JsonObject, { from }: JsonObject, name: string): Json[] {
  const entries = writtenEntries(String(from), root);
  return entries.map((entry) => valueAt(entry, memberPointer('', name)) ?? null);
}

/** Gives the condition that an entry alone meets, by a field that its address has. */
function tellingField(root: JsonObject, page: JsonObject, entry: Pointer): EntryCondition | undefined {
  const [, collection = ''] = pointerKeys(entry);
  const entries = writtenEntries(collection, root);
  return ['slug', ...plainNamesIn(String(page.path))]
    .map((name) => ({ name, value: valueAt(root, memberPointer(entry, name)) }))
    .find(
      (one): one is EntryCondition =>
        typeof one.value === 'string' &&
        !one.value.includes('{') &&
        entries.filter((other) => isObject(other) && other[one.name] === one.value).length === 1,
    );
}

/**
 * Adds to conditions that one entry is left out: removes it from a list of wanted values, or adds it to the excluded
 * ones. Gives undefined where the conditions took that entry alone, or did not take it.
 */
function leavingOut(where: Json, { name, value }: EntryCondition): JsonObject | undefined {
  if (!isObject(where)) return undefined;
  const condition = where[name] ?? {};
  if (Array.isArray(condition)) {
    const others = condition.filter((one) => one !== value);
    return others.length === 0 || others.length === condition.length ? undefined : { ...where, [name]: others };
  }
  if (!isObject(condition)) return undefined;
  const excluded = namesLeftOut(where, name);
  if (excluded.includes(value)) return undefined;
  return { ...where, [name]: { ...condition, not: alone([...excluded, value]) } };
}

/** Tells whether conditions leave an entry out by the value that it alone has. */
function isLeftOut(where: Json | undefined, { name, value }: EntryCondition): boolean {
  const condition = isObject(where) ? where[name] : undefined;
  return Array.isArray(condition) ? !condition.includes(value) : namesLeftOut(where, name).includes(value);
}

/** Gives the values that conditions exclude of a field, in their order. */
function namesLeftOut(where: Json | undefined, name: string): Json[] {
  const condition = isObject(where) ? where[name] : undefined;
  return isObject(condition) ? [condition.not ?? []].flat() : [];
}

/**
 * Gives conditions that no longer leave an entry out; undefined where they ask for nothing else. In a list of values it
 * stands among the others by the order of `all`, else last.
 */
function againTaken(
  where: Json | undefined,
  { name, value: said }: EntryCondition,
  all: Json[],
): JsonObject | undefined {
  const conditions = namedMembers(where).flatMap(([key, condition]): [string, Json][] => {
    if (key !== name) return [[key, condition]];
    if (Array.isArray(condition)) return [[key, inOrder(condition, said, all)]];
    const others = namesLeftOut(where, name).filter((one) => one !== said);
    const parts = Object.entries(condition ?? {}).flatMap(([part, value]): [string, Json][] =>
      part !== 'not' ? [[part, value]] : others.length === 0 ? [] : [[part, alone(others)]],
    );
    return parts.length === 0 ? [] : [[key, Object.fromEntries(parts)]];
  });
  return conditions.length === 0 ? undefined : Object.fromEntries(conditions);
}

function inOrder(condition: Json[], value: Json, all: Json[]): Json[] {
  const places = condition.map((one) => all.indexOf(one));
  const isSorted = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  const next = places.findIndex((place) => place > all.indexOf(value));
  return condition.toSpliced(isSorted && next >= 0 ? next : condition.length, 0, value);
}

/** Gives one name alone, several as a list. */
function alone(names: Json[]): Json {
  const [first, ...others] = names;
  return others.length === 0 && first !== undefined ? first : names;
}

/** Gives a page with other conditions, at the place of its own, else directly after `from`. */
function withWhere(page: JsonObject, where: Json | undefined): JsonObject {
  const place = page.where === undefined ? 'from' : 'where';
  const members = Object.entries(page).flatMap(([name, value]): [string, Json][] => {
    const members: [string, Json][] = name === 'where' ? [] : [[name, value]];
    return name === place && where !== undefined ? [...members, ['where', where]] : members;
  });
  return asVersionOf(Object.fromEntries(members), page);
}
