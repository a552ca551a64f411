import type { Finding } from '../../checks/problem';
import { identityOf, isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { byPlace, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { compareVersions } from '../changes/differences';
import { changesBetween, lineOf } from '../changes/say-difference';
import { takeBack } from '../changes/take-back';
import { keyOfFinding } from '../checking/new-findings';
import { formAt, partAt } from '../naming/parts';

/** The part of the edits that can be saved: all but some changes, which stay a draft. */
export interface Savable {
  root: JsonObject;
  /** The names of what is left out: parts, or changes that make other parts wrong. */
  leftOut: string[];
}

/** The number of tries to leave something out, after which nothing is saved at all. */
const mostLeftOut = 20;

/** The most changes among which the cause of errors is looked for: each is taken back for that. */
const mostChanges = 50;

/**
 * Gives the part of the edits that can be saved: a site with no error that the file did not have before. Leaves out the
 * parts with errors, else the change that causes errors elsewhere, such as the deletion of a page to which others link.
 * Gives undefined where neither is enough, or where no edit is left.
 */
export async function savableOf(
  base: JsonObject,
  root: JsonObject,
  now: Date,
  check: (root: JsonObject) => Promise<Finding[]>,
): Promise<Savable | undefined> {
  let namesBefore: Set<string> | undefined;
  const errorsIn = async (one: JsonObject): Promise<Finding[]> => {
    const errors = (await check(one)).filter(({ severity }) => severity === 'error');
    // What was wrong in the file before keeps nobody from saving what is no worse.
    if (errors.length > 0) namesBefore ??= new Set((await check(base)).map(keyOfFinding));
    return errors.filter((error) => !namesBefore?.has(keyOfFinding(error)));
  };
  const leftOut: string[] = [];
  let candidate = root;
  let errors = await errorsIn(root);
  while (errors.length > 0 && leftOut.length < mostLeftOut) {
    const parts = errors.map(({ pointer }) => formAt(candidate, pointer).pointer);
    const less =
      withoutParts(base, candidate, now, parts) ?? (await withoutCause(base, candidate, now, errors.length, errorsIn));
    if (!less) break;
    candidate = less.root;
    leftOut.push(...less.leftOut);
    errors = await errorsIn(candidate);
  }
  const isNothing = leftOut.length > 0 && compareVersions(base, candidate, now).differences.length === 0;
  return errors.length > 0 || isNothing ? undefined : { root: candidate, leftOut: [...new Set(leftOut)] };
}

/** Gives a site in which some parts are as in the file, or gone if they are new; undefined where none has changed. */
function withoutParts(base: JsonObject, root: JsonObject, now: Date, parts: Pointer[]): Savable | undefined {
  const leftOut: string[] = [];
  let result: Json = root;
  // From the last to the first, so that taking one out moves none that follows.
  for (const pointer of [...new Set(parts)].sort(byPlace).reverse()) {
    const part = valueAt(root, pointer);
    const former = formerOf(base, pointer, part);
    if (former === part) continue;
    leftOut.push(partAt(root, now, pointer).title);
    result = former === undefined ? remove(result, pointer) : set(result, pointer, former);
  }
  return leftOut.length > 0 ? { root: result as JsonObject, leftOut } : undefined;
}

/**
 * Gives a site without the one change that causes errors elsewhere: changes are taken back one after the other, and the
 * first that makes the errors fewer is found by halving. Gives undefined where there are too many changes.
 */
async function withoutCause(
  base: JsonObject,
  root: JsonObject,
  now: Date,
  count: number,
  errorsIn: (root: JsonObject) => Promise<Finding[]>,
): Promise<Savable | undefined> {
  const changes = changesBetween(base, root, now);
  if (changes.length === 0 || changes.length > mostChanges) return undefined;
  const without = withoutEach(base, root, now, changes.length);
  // With as many taken back as the first says there are as many errors, with as many as the second fewer: none in the file.
  let [many, few] = [0, without.length];
  while (few - many > 1) {
    const middle = Math.floor((many + few) / 2);
    const errors = await errorsIn(without[middle - 1]?.root ?? base);
    if (errors.length < count) few = middle;
    else many = middle;
  }
  const cause = without[few - 1]?.line;
  const change = changes.find((one) => lineOf(one) === cause);
  return change && { root: takeBack(base, root, change, now), leftOut: [`“${cause}”`] };
}

/** Gives a site without the first of its changes, then without one more each time, and the words of that one. */
function withoutEach(
  base: JsonObject,
  root: JsonObject,
  now: Date,
  most: number,
): { root: JsonObject; line: string }[] {
  const without: { root: JsonObject; line: string }[] = [];
  let remainder = root;
  for (let count = 0; count < most; count++) {
    const [change] = changesBetween(base, remainder, now);
    if (!change) break;
    remainder = takeBack(base, remainder, change, now);
    without.push({ root: remainder, line: lineOf(change) });
  }
  return without;
}

/** Gives a part as it is in the file, wherever it is there. */
function formerOf(base: JsonObject, pointer: Pointer, part: Json | undefined): Json | undefined {
  const list = valueAt(base, parentPointer(pointer));
  if (!Array.isArray(list)) return valueAt(base, pointer);
  return list.find((item) => isSamePart(item, part));
}

function isSamePart(one: Json, other: Json | undefined): boolean {
  return isContainer(one) && isContainer(other) && identityOf(one) === identityOf(other);
}
