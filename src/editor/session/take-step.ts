import type { Pointer } from '../../manifest/pointer';
import { withFooterFollowing } from '../../recipes/menu-entry';
import { firstToFill, withAddition } from '../steps/addition';
import { addStep, type Edits, placeBefore, redo, type Step, undo, withPageGone } from '../steps/edits';
import { withOwnAddress } from '../steps/own-address';
import { withOwnSample } from '../steps/own-sample';
import { type EditorState, withAnnouncement } from './editor-state';
import { changeState } from './follow';
import { openPlace } from './open-place';
import { shownRoute } from './path-of-place';

/** Takes a step; one that adds something, `isNew`, leads to the first field to be filled in. */
export function takeStep(state: EditorState, step: Omit<Step, 'before'>, isNew = false): EditorState {
  const next = withStep(state, step);
  if (!isNew) return next;
  const added = next === state ? state : { ...next, addition: withAddition(next.addition, step.place) };
  return openPlace(added, { place: firstToFill(step.place, next.edits.root) ?? step.place, leadsIn: true });
}

function withStep(state: EditorState, step: Omit<Step, 'before'>): EditorState {
  const { root } = state.edits;
  const saved = state.base.root;
  const own = withOwnSample(root, { ...step, after: withFooterFollowing(saved, root, step.after) });
  const edits = addStep(state.edits, withOwnAddress(state.edits, saved, own));
  if (edits === state.edits) return state;
  const { path } = state;
  const next = withAnnouncement(changeState(state, { edits, attempt: undefined }), step.says);
  const isPageGone = next.isComposed && next.path === path && next.drawnPage?.path !== path;
  return isPageGone ? { ...next, edits: withPageGone(next.edits, path) } : next;
}

/** Takes the latest step back, and opens its place. */
export function undoStep(state: EditorState): EditorState {
  const step = state.edits.past.at(-1);
  return step ? goToStep(state, undo(state.edits), `Undone: ${step.says}`, placeBefore(step), step.page) : state;
}

/** Takes the step again that was undone last, and opens its place. */
export function redoStep(state: EditorState): EditorState {
  const step = state.edits.future.at(-1);
  return step ? goToStep(state, redo(state.edits), `Done again: ${step.says}`, step.place) : state;
}

/** Opens the place of a step that is undone or redone, and the page that comes back with it. */
function goToStep(
  state: EditorState,
  edits: Edits,
  says: string,
  place: Pointer | undefined,
  path = state.path,
): EditorState {
  const next = withAnnouncement(changeState(state, { edits, path, attempt: undefined }), says);
  return openPlace(next, { place: place ?? shownRoute(next.drawnPage, next.edits.root) });
}
