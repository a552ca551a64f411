import { identityOf, isContainer } from '../../manifest/identity';
import type { JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual } from '../../manifest/merge';
import { valueAt } from '../../manifest/pointer';
import { type DrawnPage, drawnPage, siteOf } from '../drawing/engine';
import { formAt } from '../naming/parts';
import { followFresh } from '../steps/fresh';
import { placeAfter, placeLeft, standingPlace } from '../steps/place-after';
import type { EditorState } from './editor-state';
import { withDrawings } from './icons';
import { pageShown, pathAfter } from './path-of-place';
import { followRefused } from './refused';

/** A state in which something is another one, with all that stands in the site where that is now, and the page as it is now. */
export function changed(before: EditorState, change: Partial<EditorState>): EditorState {
  const state = { ...before, ...change };
  if (state.edits.root === before.edits.root) return redrawn(before, state);
  const [former, root] = [before.edits.root, state.edits.root];
  // What the change says of these is said of the other site already.
  const { refused, fresh, conflicts, typed } = { ...followed(before, former, root), ...change };
  const standing = typed !== undefined && standingPlace(typed, root) === typed ? typed : undefined;
  const moved = { ...state, refused, fresh, conflicts, typed: standing };
  return withOpen(before, redrawn(before, moved));
}

/** What has a place in a site, each where that is in another version of it. */
function followed(
  { refused, fresh, conflicts, typed }: EditorState,
  before: JsonObject,
  after: JsonObject,
): Pick<EditorState, 'refused' | 'fresh' | 'conflicts' | 'typed'> {
  return {
    refused: followRefused(refused, before, after),
    fresh: fresh && followFresh(fresh, before, after),
    conflicts: followConflicts(conflicts, before, after),
    typed: typed === undefined ? undefined : placeAfter(typed, before, after),
  };
}

/** What has to be decided with its place in another version of a site; what was deleted, or is alike by now, needs no decision. */
export function followConflicts(conflicts: Conflict[], before: JsonObject, after: JsonObject): Conflict[] {
  if (conflicts.length === 0) return conflicts;
  return conflicts.flatMap((conflict) => {
    const pointer = placeAfter(conflict.pointer, before, after);
    // What was taken out here stands there as the other has it, until that is decided.
    const isAlike = conflict.mine !== undefined && isEqual(valueAt(after, pointer ?? ''), conflict.theirs);
    return pointer === undefined || isAlike ? [] : [{ ...conflict, pointer }];
  });
}

/** Stays with the part that is open, wherever an edit has moved it; where that is gone, with what is around it. */
function withOpen({ edits: { root: former }, selected }: EditorState, state: EditorState): EditorState {
  const { root } = state.edits;
  const { pointer } = formAt(former, selected);
  const [was, is] = [valueAt(former, pointer), valueAt(root, pointer)];
  if (isContainer(was) && isContainer(is) && identityOf(was) === identityOf(is)) return state;
  return { ...state, selected: placeLeft(selected, former, root) ?? pageShown(state.drawn, root) };
}

/** What decides how the page is drawn. */
const drawnBy = ['assets', 'drawings', 'now', 'path', 'typed'] as const;

/** The state with the page drawn anew where something of it is another one; a page that has another address by now stays open. */
function redrawn(before: EditorState, state: EditorState): EditorState {
  const isOtherSite = state.edits.root !== before.edits.root;
  if (!isOtherSite && drawnBy.every((name) => state[name] === before[name])) return state;
  const next = withDrawn(state);
  const { drawn, path } = before;
  const isGone = drawn?.path === path && next.isComposed && next.drawn?.path !== path;
  if (!isOtherSite || state.path !== path || !isGone) return next;
  const later = pathAfter(drawn, before.edits.root, ...siteIn(state));
  if (later === undefined) return next;
  return later === path ? { ...next, drawn, isComposed: false } : withDrawn({ ...next, path: later });
}

/** The state with the page as it is now; where it cannot be composed, as it could be last. */
export function withDrawn(state: EditorState): EditorState {
  const drawn = drawnAt(state);
  return { ...state, drawn: drawn ?? state.drawn, isComposed: drawn !== undefined };
}

function drawnAt(state: EditorState): DrawnPage | undefined {
  try {
    const site = siteOf(...siteIn(state));
    return drawnPage(site, state.path, state.typed) ?? drawnPage(site, '/');
  } catch {
    return undefined;
  }
}

/** A site as it is composed for its page. */
function siteIn({ edits, assets, drawings, registry, now }: EditorState): Parameters<typeof siteOf> {
  return [edits.root, withDrawings(assets, drawings), registry, now];
}
