import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import type { Conflict } from '../../manifest/merge';

/** What has to be decided with its place in another version of a site; what was deleted needs no decision. */
export function followConflicts(conflicts: readonly Conflict[], before: JsonObject, after: JsonObject): Conflict[] {
  return conflicts.flatMap((conflict) => {
    const pointer = followPointer(before, after, conflict.pointer);
    return pointer === undefined ? [] : [{ ...conflict, pointer }];
  });
}
