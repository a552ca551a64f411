import { asVersionOf, type Container, isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { matchParts } from '../../manifest/match-members';
import { remove, renameKey, set } from '../../manifest/operations';
import { type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { compareVersions, type Difference } from './differences';
import { pathsOnlyIn, withNamesOf } from './names';

/**
 * Takes one difference between two versions out of the later one; all others stay. Where a page or an entry gets its
 * former path or slug again, links, references and redirects follow.
 */
export function takeBack(before: JsonObject, after: JsonObject, difference: Difference, now: Date): JsonObject {
  const without = withoutDifference(compareVersions(before, after, now).base, after, difference);
  return withRedirectsOf(before, after, withNamesOf(without, after, without, now), now);
}

function withoutDifference(before: JsonObject, after: JsonObject, { kind, place, former }: Difference): JsonObject {
  const name = pointerKeys(former).at(-1) ?? '';
  const take: Record<Difference['kind'], () => Json> = {
    changed: () => set(after, place, valueAt(before, former) ?? null),
    added: () => remove(after, place),
    renamed: () => renameKey(after, place, name),
    removed: () => replaceAt(parentPointer(former), (old, current) => withMember(old, current, name)),
    reordered: () => replaceAt(former, inOldOrder),
  };
  return take[kind]() as JsonObject;

  /** Makes another version of the container at the place, from what it was and what it is. */
  function replaceAt(oldPlace: Pointer, make: (old: Container, current: Container) => Container): Json {
    const [old, current] = [valueAt(before, oldPlace), valueAt(after, place)];
    return isContainer(old) && isContainer(current)
      ? set(after, place, asVersionOf(make(old, current), current))
      : after;
  }
}

/** Gives a container a former member again, after the nearest one that stood before it and is still there. */
function withMember(old: Container, current: Container, name: string): Container {
  const [oldMembers, members] = [Object.entries(old), Object.entries(current)];
  const index = oldMembers.findIndex(([one]) => one === name);
  const matches = matchParts(old, current);
  const places = oldMembers.slice(0, index).map((_, before) => matches.indexOf(before));
  const at = (places.findLast((place) => place >= 0) ?? -1) + 1;
  const member: [string, Json] = oldMembers[index] ?? [name, null];
  const all = members.toSpliced(at, 0, member);
  return Array.isArray(current) ? all.map(([, value]) => value) : Object.fromEntries(all);
}

/** Gives a list in its former order; new items stay after the item that they stand after. */
function inOldOrder(old: Container, current: Container): Container {
  const runs: { match: number; items: Json[] }[] = [{ match: -1, items: [] }];
  const matches = matchParts(old, current);
  for (const [index, item] of Object.values(current).entries()) {
    const match = matches[index];
    if (match === undefined) runs.at(-1)?.items.push(item);
    else runs.push({ match, items: [item] });
  }
  return runs.sort((one, other) => one.match - other.match).flatMap(({ items }) => items);
}

/**
 * Gives a site with the redirects that fit pages with restored paths: none leads away from a path that has a page
 * again, and a path that a page has left leads where it led before.
 */
function withRedirectsOf(before: JsonObject, after: JsonObject, root: JsonObject, now: Date): JsonObject {
  const [old, current] = [before.redirects ?? [], root.redirects];
  if (!Array.isArray(old) || !Array.isArray(current)) return root;
  const [pathsReturning, pathsLeaving] = [pathsOnlyIn(root, after, now), pathsOnlyIn(after, root, now)];
  const isFrom = (redirect: Json, paths: Set<string>): boolean => paths.has(String(valueAt(redirect, '/from')));
  const matches = matchParts(old, current);
  const keptRedirects = current.filter(
    (redirect, index) => matches[index] !== undefined || !isFrom(redirect, pathsReturning),
  );
  const restored = old.flatMap((redirect, index) =>
    isFrom(redirect, pathsLeaving) && !matches.includes(index) ? [String(index)] : [],
  );
  const all = restored.reduce<Container>((list, name) => withMember(old, list, name), keptRedirects);
  if (Object.keys(all).length === 0 && before.redirects === undefined) return remove(root, '/redirects');
  return keptRedirects.length === current.length && restored.length === 0
    ? root
    : set(root, '/redirects', asVersionOf(all, current));
}
