import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual } from '../../manifest/merge';
import { valueAt } from '../../manifest/pointer';

/** What has to be decided with its place in another version of a site; what was deleted, or is alike by now, needs no decision. */
export function followConflicts(conflicts: readonly Conflict[], before: JsonObject, after: JsonObject): Conflict[] {
  return conflicts.flatMap((conflict) => {
    const pointer = followPointer(before, after, conflict.pointer);
    // What was taken out here stands there as the other has it, until that is decided.
    const isAlike = conflict.mine !== undefined && isEqual(valueAt(after, pointer ?? ''), conflict.theirs);
    return pointer === undefined || isAlike ? [] : [{ ...conflict, pointer }];
  });
}
