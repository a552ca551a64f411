import { type Container, identityOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json } from '../../manifest/manifest';
import { matchMembers } from '../../manifest/match-members';

/**
 * Tells for each member of a container which member of an earlier version it was, by its index. What merely took the
 * place of something else is none of them: a reader takes that for one thing deleted and another one added.
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
  return ['type', 'path', 'slug'].some((name) => one[name] !== other[name]);
}
