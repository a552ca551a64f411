import type { Json, JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual, mergeChanges } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import { partTitles } from '../naming/parts';
import { addStep, rebase } from '../steps/edits';
import type { Base } from './base';
import { type EditorState, withAnnouncement } from './editor-state';
import { changeState, followConflicts } from './follow';
import { followRefusals, type Refusal } from './refusals';
import { takeStep } from './take-step';

/**
 * Merges what others have written into the file into the edits; both must have the same identities of parts. Undo then
 * takes back one's own steps, and never what others have saved.
 */
export function withFile(state: EditorState, file: Base): EditorState {
  const { base, edits, now } = state;
  const { root: latest, conflicts } = mergeChanges(base.root, edits.root, file.root);
  const rebased = rebase(
    edits,
    (root) => (root === edits.root ? latest : mergeChanges(base.root, root, file.root).root) as JsonObject,
  );
  const { root } = rebased;
  const open = conflicts.some(({ pointer }) => pointer === '') ? [] : state.conflicts;
  const all = [...besideOthers(followConflicts(open, edits.root, root), conflicts), ...conflicts];
  const next = changeState(state, { base: file, edits: rebased, attempt: undefined, conflicts: all });
  if (conflicts.length > 0) return withAnnouncement(next, sayConflicts(root, now, conflicts));
  return isEqual(root, edits.root)
    ? next
    : withAnnouncement(next, 'Taken over: what was changed in site.json outside of this window');
}

/**
 * The draft of another window: the file on which it is based, and the result of its edits, both with the identities of
 * this window; the undecided conflicts, and the texts that fields refused.
 */
export interface LeftDraft {
  before: JsonObject;
  after: JsonObject;
  conflicts: Conflict[];
  refusals: readonly Refusal[];
}

/** Puts the draft of another window back, as one step. */
export function mergeDraft(state: EditorState, { before, after: drafted, ...draft }: LeftDraft): EditorState {
  const { edits, now, selectedPlace } = state;
  const { root, conflicts } = mergeChanges(before, drafted, edits.root);
  const after = root as JsonObject;
  // What had to be decided then has to be decided still.
  const openConflicts = [...conflicts, ...besideOthers(followConflicts(draft.conflicts, drafted, after), conflicts)];
  const refusals = followRefusals(draft.refusals, drafted, after);
  if (isEqual(edits.root, after) && openConflicts.length === 0 && refusals.length === 0) return state;
  const says = 'Restored: what you had changed and not saved';
  const next = changeState(state, { edits: addStep(edits, { says, place: selectedPlace, after }), attempt: undefined });
  const whole = {
    ...next,
    conflicts: [...state.conflicts, ...openConflicts],
    refusals: [...next.refusals, ...refusals],
  };
  return withAnnouncement(
    whole,
    openConflicts.length > 0 ? `${says}. ${sayConflicts(after, now, openConflicts)}` : says,
  );
}

/** Gives those of some conflicts whose places no others have. */
function besideOthers(conflicts: Conflict[], others: Conflict[]): Conflict[] {
  return conflicts.filter(({ pointer }) => !others.some((other) => other.pointer === pointer));
}

/** Ends a conflict with the other version of its place, or with one's own. */
export function settleConflict(state: EditorState, conflict: Conflict, takesTheirs: boolean): EditorState {
  const { root } = state.edits;
  const { pointer, mine, theirs } = conflict;
  const [title] = partTitles(root, state.now, [conflict]);
  // It is over before the site changes, which would follow its place.
  const decided = { ...state, conflicts: state.conflicts.filter((one) => one !== conflict) };
  const take = (after: Json, says: string): EditorState =>
    takeStep(decided, { says: `${title}: ${says}`, place: pointer, after: after as JsonObject });
  if (takesTheirs)
    return take(theirs === undefined ? remove(root, pointer) : set(root, pointer, theirs), 'the other version taken');
  // What was taken out here stands there until it is decided.
  if (mine === undefined) return take(remove(root, pointer), 'your version kept');
  return withAnnouncement(decided, `${title}: your version kept, which “Save” writes into the file`);
}

/** Says which places somebody else has changed, too. */
function sayConflicts(root: JsonObject, now: Date, conflicts: Conflict[]): string {
  return `Somebody else has changed the same places as you: ${partTitles(root, now, conflicts).join(', ')}. Choose which version counts.`;
}
