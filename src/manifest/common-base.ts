import { asVersionOf, type Container, isContainer } from './identity';
import { isObject, type Json, type JsonObject } from './manifest';
import { matchMembers } from './match-members';
import { isEqual } from './merge';
import { recogniseParts } from './recognise-parts';

/**
 * Makes a stand-in for the unknown version from which two versions were made: the parts that both have. Merging then
 * keeps a part that only one of them has, and gives a conflict wherever they differ.
 */
export function commonBase(mine: Json, theirs: Json): Json {
  recogniseParts(mine, theirs);
  return commonIn(mine, theirs);
}

function commonIn(mine: Json, theirs: Json): Json {
  if (isEqual(mine, theirs)) return mine;
  if (isObject(mine) && isObject(theirs)) return asVersionOf(commonMembers(mine, theirs), mine);
  if (Array.isArray(mine) && Array.isArray(theirs)) return asVersionOf(commonItems(mine, theirs), mine);
  // Neither of them was there before.
  return [null, false, true].find((value) => value !== mine && value !== theirs) ?? null;
}

function commonMembers(mine: JsonObject, theirs: JsonObject): JsonObject {
  const names = Object.keys(mine).filter((name) => Object.hasOwn(theirs, name));
  return Object.fromEntries(names.map((name) => [name, commonIn(mine[name] ?? null, theirs[name] ?? null)]));
}

function commonItems(mine: Json[], theirs: Json[]): Json[] {
  const matches = matchMembers(mine, theirs);
  return mine.flatMap((item, index) => {
    const other = theirs[matches.indexOf(index)];
    return other !== undefined && mayBeOne(item, other) ? [commonIn(item, other)] : [];
  });
}

/** Tells whether two items at one index may be versions of one item: two that share nothing were both added. */
function mayBeOne(one: Json, other: Json): boolean {
  if (!isContainer(one) || !isContainer(other)) return isContainer(one) === isContainer(other);
  return isOfOneType(one, other) && shareSomething(one, other);
}

function isOfOneType(one: Json, other: Json): boolean {
  return !isObject(one) || !isObject(other) || one.type === other.type;
}

function shareSomething(one: Container, other: Container): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    const words = new Set(other.map((item) => JSON.stringify(item)));
    return one.some((item, index) => words.has(JSON.stringify(item)) || areAlike(item, other[index]));
  }
  return Object.entries(one).some(([name, value]) => name !== 'type' && areAlike(value, other[name]));
}

function areAlike(one: Json, other: Json | undefined): boolean {
  return isEqual(one, other) || (isContainer(one) && isContainer(other) && shareSomething(one, other));
}
