import { asVersionOf, type Container, identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, renameKey, set } from '../../manifest/operations';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { placementsOf } from '../members/shared-blocks';
import { withWhere } from '../only-here/leave-out';
import { likeTheOthers } from '../only-here/own-page';
import { comparisonOf, type Difference } from './comparison';
import { withoutUnplaced } from './exchanged-blocks';
import { matchParts } from './match-parts';
import { atFormerAddresses, atOldAddress } from './moved-pages';
import { withPagesParted } from './parted-pages';
import { isAlike, listOf } from './renamed-pages';

/**
 * The later of two versions of a site without one of the changes between them; all others stay, but that a shared block
 * which was deleted is back where what comes back places it.
 */
export function revertChange(
  before: JsonObject,
  after: JsonObject,
  { kind, place, former, page, gone }: Difference,
): JsonObject {
  const { earlier, base } = comparisonOf(before, after);
  const revert: Record<Difference['kind'], () => Json> = {
    changed: () => set(after, place, valueAt(base, former) ?? null),
    added: () => remove(after, place),
    parted: () => withTheOthers(before, after, place),
    owned: () => set(after, place, valueAt(base, former) ?? null),
    shared: () => {
      const back = set(after, place, valueAt(base, former) ?? null) as JsonObject;
      return withoutUnplaced(base, back, String(valueAt(after, `${place}/block`)));
    },
    renamed: () => renameKey(after, place, pointerKeys(former).at(-1) ?? ''),
    deleted: () => replaced(parentOf(former), (were, are) => withMember(were, are, pointerKeys(former).at(-1) ?? '')),
    readdressed: () => (page ? atOldAddress(earlier, after, page) : after),
    reordered: () => replaced(former, inOrder),
  };
  const reverted = revert[kind]() as JsonObject;
  const whole = withPlacedBlocks(base, reverted);
  return gone ? atFormerAddresses(earlier, after, whole, gone) : whole;

  /** Makes another version of the container at the place, from what it was and what it is. */
  function replaced(was: Pointer, make: (were: Container, are: Container) => Container): Json {
    const [were, are] = [valueAt(base, was), valueAt(after, place)];
    return isContainer(were) && isContainer(are) ? set(after, place, asVersionOf(make(were, are), are)) : after;
  }
}

/** A version in which a page that was parted from others is made with them again, by the very conditions that they had. */
function withTheOthers(before: JsonObject, after: JsonObject, place: Pointer): JsonObject {
  const again = likeTheOthers(after, place);
  if (!again) return after;
  const others = valueAt(again.after, again.place);
  const [known, left] = [after, again.after].map((root) => pageIn(withPagesParted(before, root).root, others));
  const now = pageIn(after, others);
  const isAsParted = isObject(known) && isObject(now) && isAlike(known.where, now.where);
  if (!isAsParted || !isObject(left) || !isObject(others)) return again.after;
  return set(again.after, again.place, withWhere(others, left.where)) as JsonObject;
}

/** What a page is in another version. */
function pageIn(root: JsonObject, page: Json | undefined): Json | undefined {
  return listOf(root, '/routes').find((one) => isObject(one) && isObject(page) && identityOf(one) === identityOf(page));
}

/** The shared blocks that taking a change back brings back beside it, since it places them. */
export function blocksBack(after: JsonObject, reverted: JsonObject, { former, kind }: Difference): string[] {
  if (kind === 'deleted' && former.startsWith('/shared')) return [];
  const are = Object.keys(after.shared ?? {});
  return Object.keys(reverted.shared ?? {}).filter((name) => !are.includes(name));
}

/** A version with the shared blocks of an earlier one that it places and has no more. */
function withPlacedBlocks(before: JsonObject, root: JsonObject): JsonObject {
  const [were, are] = [before.shared, root.shared];
  if (!isObject(were)) return root;
  const isNeeded = (name: string): boolean =>
    !(isObject(are) && Object.hasOwn(are, name)) && placementsOf(root, name).length > 0;
  const needed = Object.keys(were).filter(isNeeded);
  if (needed.length === 0) return root;
  if (isObject(are)) {
    const all = needed.reduce<Container>((blocks, name) => withMember(were, blocks, name), are);
    return set(root, '/shared', asVersionOf(all, are)) as JsonObject;
  }
  const only = Object.fromEntries(Object.entries(were).filter(([name]) => needed.includes(name)));
  return asVersionOf(withMember({ ...before, shared: only }, root, 'shared'), root) as JsonObject;
}

function parentOf(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** A container with a member that it had before, after the nearest one that stood before it and still is there. */
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

/** A list whose items stand in the order of before; new ones stay after the item that they stand after. */
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
