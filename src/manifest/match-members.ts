import { type Container, identityOf, isContainer } from './identity';
import { isObject, type Json } from './manifest';

/**
 * Gives for each member of a container the index of the member of an earlier version that it was, if any: by name in an
 * object, by identity or content in a list. Of the remaining items, as many as are gone take their places.
 */
export function matchMembers(before: Container, after: Container): (number | undefined)[] {
  return Array.isArray(before) && Array.isArray(after)
    ? matchItems(before, after)
    : matchNames(Object.entries(before), Object.entries(after));
}

/**
 * Matches members as `matchMembers` does, but leaves out items that only took the place of another: a reader takes them
 * for a removal and an addition.
 */
export function matchParts(before: Container, after: Container): (number | undefined)[] {
  const matches = matchMembers(before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return matches;
  return matches.map((match, index) =>
    match === undefined || isOther(before[match], after[index]) ? undefined : match,
  );
}

function isOther(one: Json | undefined, other: Json | undefined): boolean {
  if (!isObject(one) || !isObject(other) || identityOf(one) === identityOf(other)) return false;
  return ['type', 'path', 'slug', 'from'].some((name) => one[name] !== other[name]);
}

/** Tells whether some items of a list have changed places, given the former index of each. */
export function isOutOfOrder(matches: readonly (number | undefined)[]): boolean {
  const knownMatches = matches.filter((match) => match !== undefined);
  return knownMatches.some((match, index) => index > 0 && match < (knownMatches[index - 1] ?? 0));
}

function matchNames(before: [string, Json][], after: [string, Json][]): (number | undefined)[] {
  const places = new Map(before.map(([name], index) => [name, index]));
  const names = new Set(after.map(([name]) => name));
  const renamed = before.flatMap(([name, value], index) => (names.has(name) ? [] : [{ value, index }]));
  return after.map(([name, value]) => {
    const place = places.get(name);
    if (place !== undefined) return place;
    const former = renamed.findIndex((one) => isSame(one.value, value));
    return former < 0 ? undefined : renamed.splice(former, 1)[0]?.index;
  });
}

function matchItems(before: Json[], after: Json[]): (number | undefined)[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const matches: (number | undefined)[] = after.map((_, index) => (index < head ? index : undefined));
  for (let back = 1; back <= tail; back++) matches[after.length - back] = before.length - back;
  const middle = matchByKey(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  for (const [index, match] of middle.entries()) matches[head + index] = match === undefined ? match : head + match;
  return matches;
}

function matchByKey(before: Json[], after: Json[]): (number | undefined)[] {
  const places = new Map<unknown, number[]>();
  for (const [index, value] of before.entries()) {
    for (const key of keysOf(value)) places.set(key, [...(places.get(key) ?? []), index]);
  }
  const takenPlaces = new Set<number>();
  const take = (key: unknown): number | undefined => {
    const place = places.get(key)?.find((index) => !takenPlaces.has(index));
    if (place !== undefined) takenPlaces.add(place);
    return place;
  };
  const matches = after
    .map((value) => take(keysOf(value)[0]))
    .map((match, index) => match ?? take(keysOf(after[index]).at(-1)));
  const gonePlaces = before.flatMap((_, index) => (takenPlaces.has(index) ? [] : [index]));
  const isExchange = gonePlaces.length === matches.filter((match) => match === undefined).length;
  return isExchange ? matches.map((match) => match ?? gonePlaces.shift()) : matches;
}

/** Gives the keys by which an item of a list is recognised: its identity, then its content. */
function keysOf(value: Json | undefined): unknown[] {
  const words = JSON.stringify(value);
  return isContainer(value) ? [identityOf(value), words] : [words];
}

function isSame(before: Json | undefined, after: Json | undefined): boolean {
  if (before === after) return true;
  if (!isContainer(before) || !isContainer(after)) return false;
  return identityOf(before) === identityOf(after) || isWrittenAlike(before, after);
}

/** Tells whether two values have the same JSON, white space aside: the order of members counts. */
function isWrittenAlike(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([name, value], index) => {
      const [otherName, otherValue = null] = others[index] ?? [];
      return name === otherName && isWrittenAlike(value, otherValue);
    })
  );
}
