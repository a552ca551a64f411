import type { Pointer } from '../../manifest/pointer';
import { addStep, type Edits, placeBefore, redo, type Step, undo, withPageGone } from '../steps/edits';
import { firstToFill, withAdded } from '../steps/fresh';
import type { EditorState } from './editor-state';
import { changed } from './follow';
import { opened } from './opened';
import { pageShown } from './path-of-place';
import { said } from './said';

/** Takes a step; one that adds something, `isNew`, leads to the first field to be filled in. */
export function taken(state: EditorState, step: Omit<Step, 'before'>, isNew = false): EditorState {
  const next = withStep(state, step);
  if (!isNew) return next;
  const added = next === state ? state : { ...next, fresh: withAdded(next.fresh, step.place) };
  return opened(added, { place: firstToFill(step.place, next.edits.root) ?? step.place, leadsIn: true });
}

function withStep(state: EditorState, step: Omit<Step, 'before'>): EditorState {
  const edits = addStep(state.edits, step);
  if (edits === state.edits) return state;
  const { path } = state;
  const next = said(changed(state, { edits, attempt: undefined }), step.says);
  const isPageGone = next.isComposed && next.path === path && next.drawn?.path !== path;
  return isPageGone ? { ...next, edits: withPageGone(next.edits, path) } : next;
}

/** Takes the latest step back, and opens its place. */
export function undone(state: EditorState): EditorState {
  const step = state.edits.done.at(-1);
  return step ? turned(state, undo(state.edits), `Undone: ${step.says}`, placeBefore(step), step.page) : state;
}

/** Takes the step again that was undone last, and opens its place. */
export function redone(state: EditorState): EditorState {
  const step = state.edits.undone.at(-1);
  return step ? turned(state, redo(state.edits), `Done again: ${step.says}`, step.place) : state;
}

/** Opens the place of a step that is undone or redone, and the page that comes back with it. */
function turned(
  state: EditorState,
  edits: Edits,
  says: string,
  place: Pointer | undefined,
  path = state.path,
): EditorState {
  const next = said(changed(state, { edits, path, attempt: undefined }), says);
  return opened(next, { place: place ?? pageShown(next.drawn, next.edits.root) });
}
