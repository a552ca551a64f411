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
import { pathAfter, shownRoute } from './path-of-place';
import { followRefused } from './refused-texts';

/** Changes a state: moves all places along into the changed site, and draws the page anew. */
export function changeState(before: EditorState, change: Partial<EditorState>): EditorState {
  const state = { ...before, ...change };
  if (state.edits.root === before.edits.root) return redraw(before, state);
  const [former, root] = [before.edits.root, state.edits.root];
  // What the change says of these is said of the other site already.
  const { refused, fresh, conflicts, typed } = { ...followPlaces(before, former, root), ...change };
  const standing = typed !== undefined && standingPlace(typed, root) === typed ? typed : undefined;
  const moved = { ...state, refused, fresh, conflicts, typed: standing };
  return withOpen(before, redraw(before, moved));
}

/** Gives the parts of a state that have places, with those in another version of the site. */
function followPlaces(
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

/** Gives conflicts with their places in another version; one whose place is gone, or alike by now, is over. */
export function followConflicts(conflicts: Conflict[], before: JsonObject, after: JsonObject): Conflict[] {
  if (conflicts.length === 0) return conflicts;
  return conflicts.flatMap((conflict) => {
    const pointer = placeAfter(conflict.pointer, before, after);
    // What was taken out here stands there as the other has it, until that is decided.
    const isAlike = conflict.mine !== undefined && isEqual(valueAt(after, pointer ?? ''), conflict.theirs);
    return pointer === undefined || isAlike ? [] : [{ ...conflict, pointer }];
  });
}

/** Keeps open the part that is, wherever an edit has moved it; once it is gone, what is around it. */
function withOpen({ edits: { root: former }, selected }: EditorState, state: EditorState): EditorState {
  const { root } = state.edits;
  const { pointer } = formAt(former, selected);
  const [was, is] = [valueAt(former, pointer), valueAt(root, pointer)];
  if (isContainer(was) && isContainer(is) && identityOf(was) === identityOf(is)) return state;
  return { ...state, selected: placeLeft(selected, former, root) ?? shownRoute(state.drawn, root) };
}

/** The members of the state that decide how the page is drawn. */
const drawnBy = ['assets', 'drawings', 'now', 'path', 'typed'] as const;

/** Draws the page anew where something of it has changed; one that has got another path stays open. */
function redraw(before: EditorState, state: EditorState): EditorState {
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

/** Gives the state with the page as it is now; where that cannot be composed, as it last was. */
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
