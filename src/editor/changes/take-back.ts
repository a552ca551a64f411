import { asVersionOf, type Container, isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { matchParts } from '../../manifest/match-members';
import { remove, renameKey, set } from '../../manifest/operations';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
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
    removed: () => replaceAt(former.slice(0, former.lastIndexOf('/')), (were, are) => withMember(were, are, name)),
    reordered: () => replaceAt(former, inOrder),
  };
  return take[kind]() as JsonObject;

  /** Makes another version of the container at the place, from what it was and what it is. */
  function replaceAt(was: Pointer, make: (were: Container, are: Container) => Container): Json {
    const [were, are] = [valueAt(before, was), valueAt(after, place)];
    return isContainer(were) && isContainer(are) ? set(after, place, asVersionOf(make(were, are), are)) : after;
  }
}

/** Gives a container a former member again, after the nearest one that stood before it and is still there. */
function withMember(were: Container, are: Container, name: string): Container {
  const [formerly, members] = [Object.entries(were), Object.entries(are)];
  const index = formerly.findIndex(([one]) => one === name);
  const matches = matchParts(were, are);
  const places = formerly.slice(0, index).map((_, before) => matches.indexOf(before));
  const at = (places.findLast((place) => place >= 0) ?? -1) + 1;
  const member: [string, Json] = formerly[index] ?? [name, null];
  const all = members.toSpliced(at, 0, member);
  return Array.isArray(are) ? all.map(([, value]) => value) : Object.fromEntries(all);
}

/** Gives a list in its former order; new items stay after the item that they stand after. */
function inOrder(were: Container, are: Container): Container {
  const runs: { match: number; items: Json[] }[] = [{ match: -1, items: [] }];
  const matches = matchParts(were, are);
  for (const [index, item] of Object.values(are).entries()) {
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
  const [were, are] = [before.redirects ?? [], root.redirects];
  if (!Array.isArray(were) || !Array.isArray(are)) return root;
  const [pathsReturning, pathsLeaving] = [pathsOnlyIn(root, after, now), pathsOnlyIn(after, root, now)];
  const isFrom = (redirect: Json, paths: Set<string>): boolean => paths.has(String(valueAt(redirect, '/from')));
  const matches = matchParts(were, are);
  const keptRedirects = are.filter(
    (redirect, index) => matches[index] !== undefined || !isFrom(redirect, pathsReturning),
  );
  const back = were.flatMap((redirect, index) =>
    isFrom(redirect, pathsLeaving) && !matches.includes(index) ? [String(index)] : [],
  );
  const all = back.reduce<Container>((list, name) => withMember(were, list, name), keptRedirects);
  if (Object.keys(all).length === 0 && before.redirects === undefined) return remove(root, '/redirects') as JsonObject;
  return keptRedirects.length === are.length && back.length === 0
    ? root
    : (set(root, '/redirects', asVersionOf(all, are)) as JsonObject);
}
