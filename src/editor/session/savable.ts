import type { Finding } from '../../checks/problem';
import { identityOf, isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { byPlace, type Pointer, valueAt } from '../../manifest/pointer';
import { compareVersions } from '../changes/differences';
import { changesBetween, lineOf } from '../changes/say-difference';
import { takeBack } from '../changes/take-back';
import { formAt, partAt } from '../naming/parts';

/** What of a site could be saved: all but some changes, which stay a draft. */
export interface Savable {
  root: JsonObject;
  /** What is left out, as it is called: a part, or a change that makes other parts wrong. */
  leftOut: string[];
}

/** How often something is left out before nothing is saved at all. */
const mostLeftOut = 20;

/** Among how many changes the one is looked for that makes other parts wrong: each is taken back for that. */
const mostChanges = 50;

/**
 * Gives what of an edited site is in order: no error stands in it that did not stand in the file before. Parts in which
 * one does are left out, else the change by which one came to stand elsewhere, such as a page deleted to which links
 * lead. Gives nothing where that is not enough, or nothing would be left.
 */
export async function savableOf(
  base: JsonObject,
  root: JsonObject,
  now: Date,
  check: (root: JsonObject) => Promise<Finding[]>,
): Promise<Savable | undefined> {
  let known: Set<string> | undefined;
  const errorsIn = async (one: JsonObject): Promise<Finding[]> => {
    const errors = (await check(one)).filter(({ severity }) => severity === 'error');
    // What was wrong in the file before keeps nobody from saving what is no worse.
    if (errors.length > 0) known ??= new Set((await check(base)).map(nameOf));
    return errors.filter((error) => !known?.has(nameOf(error)));
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

/** What tells errors of two versions of a site apart: a place may have moved. */
function nameOf({ rule, message }: Finding): string {
  return `${rule} ${message}`;
}

/** A site with some parts as they were in the file, or without those that are new; nothing where none of them has changed. */
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
 * A site without the change by which errors came to stand elsewhere: of all that has changed, taken back one after the
 * other, the first without which fewer are left. That is found by halves. Nothing where more has changed than is tried.
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

/** A site without the first of its changes, then without one more each, and how that one reads. */
function withoutEach(
  base: JsonObject,
  root: JsonObject,
  now: Date,
  most: number,
): { root: JsonObject; line: string }[] {
  const without: { root: JsonObject; line: string }[] = [];
  let left = root;
  for (let count = 0; count < most; count++) {
    const [change] = changesBetween(base, left, now);
    if (!change) break;
    left = takeBack(base, left, change, now);
    without.push({ root: left, line: lineOf(change) });
  }
  return without;
}

/** What a part was in the file, wherever it stood there. */
function formerOf(base: JsonObject, pointer: Pointer, part: Json | undefined): Json | undefined {
  const list = valueAt(base, pointer.slice(0, pointer.lastIndexOf('/')));
  if (!Array.isArray(list)) return valueAt(base, pointer);
  return list.find((item) => isSamePart(item, part));
}

function isSamePart(one: Json, other: Json | undefined): boolean {
  return isContainer(one) && isContainer(other) && identityOf(one) === identityOf(other);
}
