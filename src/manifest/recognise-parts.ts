import { asVersionOf, type Container, identityOf, isContainer } from './identity';
import { isObject, type Json, type JsonObject } from './manifest';
import { matchMembers } from './match-members';

/** The properties that identify a part, whatever else it has: the path of a page, the slug of an entry. */
const names = ['path', 'slug', 'anchor', 'from', 'name', 'id'];

/**
 * Gives the parts of a value that was read anew the identities of the parts of `before`. It matches parts of one name
 * or one content, then the most similar ones, then those at one index, where as many are left on both sides.
 */
export function recogniseParts(before: Json, after: Json): void {
  if (before === after || !isContainer(before) || !isContainer(after)) return;
  if (Array.isArray(before) !== Array.isArray(after)) return;
  asVersionOf(after, before);
  if (Array.isArray(before) && Array.isArray(after)) {
    for (const [one, other] of sameNames(before, after)) asVersionOf(other, one);
    for (const [one, other] of alike(before, after)) asVersionOf(other, one);
  }
  const [members, others] = [Object.values(before), Object.values(after)];
  for (const [index, match] of matchMembers(before, after).entries()) {
    const [one, other] = [match === undefined ? undefined : members[match], others[index]];
    if (one !== undefined && other !== undefined && !isOfOtherType(one, other)) recogniseParts(one, other);
  }
}

/** Tells whether two parts have types that differ: one cannot be a version of the other. */
function isOfOtherType(one: Json, other: Json): boolean {
  return isObject(one) && isObject(other) && one.type !== other.type;
}

/** Pairs the items of two lists that have one name, where it is the name of one item in each list. */
function sameNames(before: Json[], after: Json[]): [Container, Container][] {
  return names.flatMap((name) => {
    const memberBefore = namedBy(name, before);
    return [...namedBy(name, after)].flatMap(([value, item]): [Container, Container][] => {
      const former = memberBefore.get(value);
      return former ? [[former, item]] : [];
    });
  });
}

function namedBy(name: string, items: Json[]): Map<Json, JsonObject> {
  const found = new Map<Json, JsonObject>();
  const twice = new Set<Json>();
  for (const item of items) {
    if (!isObject(item) || !Object.hasOwn(item, name)) continue;
    const value = nameIn(item, name);
    if (found.has(value)) twice.add(value);
    else found.set(value, item);
  }
  for (const value of twice) found.delete(value);
  return found;
}

/**
 * Gives the name of an item; of a page also its condition, since several pages at one address are each made of one
 * entry.
 */
function nameIn(item: JsonObject, name: string): Json {
  const value = item[name] ?? null;
  const [only, ...others] = name === 'path' && isObject(item.where) ? Object.values(item.where) : [];
  return typeof only === 'string' && others.length === 0 ? `${value} ${only}` : value;
}

/** The most pairs of items that are compared for similarity. */
const mostCompared = 10_000;

/** Pairs the changed items that have half of their members in common, the most alike first. */
function alike(before: Json[], after: Json[]): [Container, Container][] {
  const [were, are] = [unknownIn(before, after), unknownIn(after, before)];
  if (were.length * are.length > mostCompared) return [];
  const pairs = were
    .flatMap((one) => are.map((other) => ({ one, other, share: shareOf(one, other) })))
    .filter(({ share }) => share >= 0.5)
    .sort((first, second) => second.share - first.share);
  const taken = new Set<Container>();
  return pairs.flatMap(({ one, other }): [Container, Container][] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}

/** Gives the objects of a list that another list does not have, neither the same object nor an equal one. */
function unknownIn(items: Json[], others: Json[]): JsonObject[] {
  const parts = new Set(others.filter(isContainer).map(identityOf));
  const words = new Set(others.map((other) => JSON.stringify(other)));
  return items.filter(isObject).filter((item) => !parts.has(identityOf(item)) && !words.has(JSON.stringify(item)));
}

/** Gives the share of members that two objects have in common, from 0 to 1; 0 where their types differ. */
function shareOf(one: JsonObject, other: JsonObject): number {
  if (one.type !== other.type) return 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const same = [...names].filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return same.length / names.size;
}
