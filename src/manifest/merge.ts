import { asVersionOf, type Container, isContainer } from './identity';
import { isObject, type Json, type JsonObject } from './manifest';
import { isOutOfOrder, matchMembers } from './match-members';
import { remove, set } from './operations';
import { byPlace, memberPointer, type Pointer, valueAt } from './pointer';

/** A place that two versions changed in different ways; a version is absent where it removed the place. */
export interface Conflict {
  /** Its place in the merged site. */
  pointer: Pointer;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** The merge of two versions of a site, with mine where both changed one place, and those places. */
export interface Merged {
  root: Json;
  conflicts: Conflict[];
}

/**
 * Merges two versions of a value that were made from `base`: a change that only one of them made counts. The parts of
 * `theirs` must have the identities of those of `base`.
 */
export function mergeChanges(base: Json, mine: Json, theirs: Json): Merged {
  const conflicts: Conflict[] = [];
  return { root: merge(base, mine, theirs, '') ?? null, conflicts };

  function merge(
    base: Json | undefined,
    mine: Json | undefined,
    theirs: Json | undefined,
    at: Pointer,
  ): Json | undefined {
    if (isEqual(mine, base)) return theirs;
    if (isEqual(theirs, base) || isEqual(mine, theirs)) return mine;
    if (isObject(base) && isObject(mine) && isObject(theirs))
      return asVersionOf(mergeGroup(base, mine, theirs, at), mine);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      return asVersionOf(mergeList(base, mine, theirs, at), mine);
    }
    conflicts.push({ pointer: at, mine, theirs });
    // A change counts more than a removal.
    return mine ?? theirs;
  }

  function mergeGroup(base: JsonObject, mine: JsonObject, theirs: JsonObject, at: Pointer): JsonObject {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const members = names.flatMap((name): [string, Json][] => {
      const merged = merge(own(base, name), own(mine, name), own(theirs, name), memberPointer(at, name));
      return merged === undefined ? [] : [[name, merged]];
    });
    return Object.fromEntries(members);
  }

  function mergeList(base: Json[], mine: Json[], theirs: Json[], at: Pointer): Json[] {
    const [myMatches, theirMatches] = [matchMembers(base, mine), matchMembers(base, theirs)];
    // The order of whoever changed it; items that are new come after those before them.
    const isMoved = isOutOfOrder(myMatches);
    const [lead, follow] = isMoved ? [myMatches, theirMatches] : [theirMatches, myMatches];
    const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
    const merged: { match: number | undefined; item: Json | undefined }[] = [];
    for (const [index, match] of lead.entries()) merged.push({ match, item: leading[index] });
    let after = -1;
    for (const [index, match] of follow.entries()) {
      const place = match === undefined ? -1 : merged.findIndex((item) => item.match === match);
      if (place >= 0) after = place;
      else if (match === undefined || !isEqual(following[index], base[match])) {
        merged.splice(++after, 0, { match, item: match === undefined ? following[index] : undefined });
      }
    }
    const items: Json[] = [];
    for (const { match, item } of merged) {
      const place = memberPointer(at, items.length);
      const value =
        match === undefined
          ? item
          : merge(base[match], itemFrom(mine, myMatches, match), itemFrom(theirs, theirMatches, match), place);
      if (value !== undefined) items.push(value);
    }
    return items;
  }
}

/** Gives the item of a list that stood at an index of the earlier list. */
function itemFrom(list: Json[], matches: (number | undefined)[], index: number): Json | undefined {
  const place = matches.indexOf(index);
  return place < 0 ? undefined : list[place];
}

function own(group: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

/** Tells whether two values are equal, whatever the order of their members. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => hasMember(other, name) && isEqual(at(one, name), at(other, name)))
  );
}

function hasMember(container: Container, name: string): boolean {
  return Object.hasOwn(container, name);
}

function at(container: Container, name: string): Json | undefined {
  return Array.isArray(container) ? container[Number(name)] : container[name];
}

/** Puts their version at each conflict of a site, which counts in the file until somebody decides. */
export function withTheirs(root: JsonObject, conflicts: readonly Conflict[]): JsonObject {
  let result: Json = root;
  for (const { pointer, theirs } of conflicts.toSorted((one, other) => byPlace(other.pointer, one.pointer))) {
    if (theirs !== undefined) result = set(result, pointer, theirs);
    else if (valueAt(result, pointer) !== undefined) result = remove(result, pointer);
  }
  return result as JsonObject;
}
