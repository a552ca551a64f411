import { asVersionOf, type Container, isContainer } from './identity';
import { isObject, type Json, type JsonObject } from './manifest';
import { matchMembers } from './match-members';
import { type Conflict, isEqual, mergeChanges, withTheirs } from './merge';
import type { MetVersion, MetVersions } from './met-versions';
import { parseManifest } from './parse';
import { printChanges } from './print-changes';
import { recogniseParts } from './recognise-parts';
import { applySplices } from './splice';

/** The merge of two versions in one text. */
export interface MetMerge {
  /** The merged text, with their version where both changed one place. */
  text: string;
  /** The value of that text. */
  root: JsonObject;
  /** The merged value with my version there. */
  mine: JsonObject;
  conflicts: Conflict[];
}

/**
 * Merges two versions that stand in one text, part by part; where one of them is no JSON, says for each what is wrong
 * and in which line.
 */
export function mergeMetVersions({ mine, theirs, base }: MetVersions): MetMerge | { failures: string[] } {
  const [one, other] = [parseManifest(mine.text), parseManifest(theirs.text)];
  if (!one.root || !other.root) {
    const failures = [sayFault(mine), sayFault(theirs)].filter((failure) => failure !== undefined);
    return { failures };
  }
  const before = base === undefined ? undefined : parseManifest(base).root;
  const was = before ?? commonBase(one.root, other.root);
  if (before) for (const root of [one.root, other.root]) recogniseParts(before, root);
  const { root: merged, conflicts } = mergeChanges(was, one.root, other.root);
  const root = withTheirs(merged as JsonObject, conflicts);
  const text = applySplices(mine.text, printChanges(mine.text, one.root, root));
  return { text, root, mine: merged as JsonObject, conflicts };
}

function sayFault({ name, text, lines }: MetVersion): string | undefined {
  const { fault } = parseManifest(text);
  if (!fault) return undefined;
  const line = lines[text.slice(0, fault.offset).split('\n').length - 1] ?? lines.at(-1) ?? 1;
  return `${name === '' ? 'One of them' : `“${name}”`} cannot be read by itself. Line ${line}: ${fault.message}`;
}

/**
 * Makes a stand-in for the unknown version from which two versions were made: the parts that both have. Merging then
 * keeps a part that only one of them has, and gives a conflict wherever they differ.
 */
function commonBase(mine: Json, theirs: Json): Json {
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
