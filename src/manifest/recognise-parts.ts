import { asVersionOf, type Container, isContainer } from './identity';
import { isObject } from './is-object';
import type { Json, JsonObject } from './manifest';
import { matchMembers } from './match-members';

/** What a part of a site is known by, whatever else it says: a page by its address, an entry by its slug. */
const names = ['path', 'slug', 'anchor', 'from', 'name', 'id'];

/**
 * Makes the parts of a text that was read anew the parts that they were before: those of one name or of one content,
 * and, of as many as are neither, those in one place. Edits, merging and printing know a part by that.
 */
export function recogniseParts(before: Json, after: Json): void {
  if (before === after || !isContainer(before) || !isContainer(after)) return;
  if (Array.isArray(before) !== Array.isArray(after)) return;
  asVersionOf(after, before);
  if (Array.isArray(before) && Array.isArray(after)) {
    for (const [one, other] of sameNames(before, after)) asVersionOf(other, one);
  }
  const [members, others] = [Object.values(before), Object.values(after)];
  for (const [index, match] of matchMembers(before, after).entries()) {
    const [one, other] = [match === undefined ? undefined : members[match], others[index]];
    if (one !== undefined && other !== undefined) recogniseParts(one, other);
  }
}

/** The items of two lists that have one name, where that is the name of one item in each. */
function sameNames(before: Json[], after: Json[]): [Container, Container][] {
  return names.flatMap((name) => {
    const known = namedBy(name, before);
    return [...namedBy(name, after)].flatMap(([value, item]): [Container, Container][] => {
      const former = known.get(value);
      return former ? [[former, item]] : [];
    });
  });
}

function namedBy(name: string, items: Json[]): Map<Json, JsonObject> {
  const found = new Map<Json, JsonObject>();
  const twice = new Set<Json>();
  for (const item of items) {
    if (!isObject(item) || !Object.hasOwn(item, name)) continue;
    const value = item[name] ?? null;
    if (found.has(value)) twice.add(value);
    else found.set(value, item);
  }
  for (const value of twice) found.delete(value);
  return found;
}
