import { identityOf, isContainer } from '../../manifest/identity';
import type { JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual } from '../../manifest/merge';
import { valueAt } from '../../manifest/pointer';
import { type DrawnPage, drawPage, siteOf } from '../drawing/engine';
import { formAt } from '../naming/parts';
import { followAddition } from '../steps/addition';
import { placeAfter, placeLeft, standingPlace } from '../steps/place-after';
import type { EditorState } from './editor-state';
import { withDrawings } from './icons';
import { pathAfter, shownRoute } from './path-of-place';
import { followRefusals } from './refusals';

/** Changes a state: moves all places along into the changed site, and draws the page anew. */
export function changeState(before: EditorState, change: Partial<EditorState>): EditorState {
  const state = { ...before, ...change };
  if (state.edits.root === before.edits.root) return redraw(before, state);
  const [former, root] = [before.edits.root, state.edits.root];
  // The places of the change are already those of the other site.
  const { refusals, addition, conflicts, typedPlace } = { ...followPlaces(before, former, root), ...change };
  const standing = typedPlace !== undefined && standingPlace(typedPlace, root) === typedPlace ? typedPlace : undefined;
  const followed = { ...state, refusals, addition, conflicts, typedPlace: standing };
  return withOpen(before, redraw(before, followed));
}

/** Gives the parts of a state that have places, with those in another version of the site. */
function followPlaces(
  { refusals, addition, conflicts, typedPlace }: EditorState,
  before: JsonObject,
  after: JsonObject,
): Pick<EditorState, 'refusals' | 'addition' | 'conflicts' | 'typedPlace'> {
  return {
    refusals: followRefusals(refusals, before, after),
    addition: addition && followAddition(addition, before, after),
    conflicts: followConflicts(conflicts, before, after),
    typedPlace: typedPlace === undefined ? undefined : placeAfter(typedPlace, before, after),
  };
}

/** Gives conflicts with their places in another version; one whose place is gone, or alike by now, is over. */
export function followConflicts(conflicts: Conflict[], before: JsonObject, after: JsonObject): Conflict[] {
  if (conflicts.length === 0) return conflicts;
  return conflicts.flatMap((conflict) => {
    const pointer = placeAfter(conflict.pointer, before, after);
    // A part that was deleted here and changed by the other stands as the other has it, until somebody decides.
    const isAlike = conflict.mine !== undefined && isEqual(valueAt(after, pointer ?? ''), conflict.theirs);
    return pointer === undefined || isAlike ? [] : [{ ...conflict, pointer }];
  });
}

/** Gives the state with the same part open, wherever an edit has moved it; once that is gone, with what was around it. */
function withOpen({ edits: { root: former }, selectedPlace }: EditorState, state: EditorState): EditorState {
  const { root } = state.edits;
  const { pointer } = formAt(former, selectedPlace);
  const [was, is] = [valueAt(former, pointer), valueAt(root, pointer)];
  if (isContainer(was) && isContainer(is) && identityOf(was) === identityOf(is)) return state;
  return { ...state, selectedPlace: placeLeft(selectedPlace, former, root) ?? shownRoute(state.drawnPage, root) };
}

/** The members of the state that decide how the page is drawn. */
const drawnBy = ['assets', 'drawings', 'now', 'registry', 'path', 'language', 'typedPlace'] as const;

/** Draws the page anew where something of it has changed; one that has got another path stays open. */
function redraw(before: EditorState, state: EditorState): EditorState {
  const isOtherSite = state.edits.root !== before.edits.root;
  if (!isOtherSite && drawnBy.every((name) => state[name] === before[name])) return state;
  const next = withDrawnPage(state);
  const { drawnPage, path } = before;
  const isGone = drawnPage?.path === path && next.isComposed && next.drawnPage?.path !== path;
  if (!isOtherSite || state.path !== path || !isGone) return next;
  const later = pathAfter(drawnPage, before.edits.root, ...siteIn(state));
  if (later === undefined) return next;
  return later === path ? { ...next, drawnPage, isComposed: false } : withDrawnPage({ ...next, path: later });
}

/** Gives the state with the page as it is now; where that cannot be composed, as it last was. */
export function withDrawnPage(state: EditorState): EditorState {
  const drawnPage = drawnAt(state);
  return { ...state, drawnPage: drawnPage ?? state.drawnPage, isComposed: drawnPage !== undefined };
}

function drawnAt(state: EditorState): DrawnPage | undefined {
  try {
    const site = siteOf(...siteIn(state));
    const { path, language, typedPlace } = state;
    return drawPage(site, path, typedPlace, language) ?? drawPage(site, '/', undefined, language);
  } catch {
    return undefined;
  }
}

/** Gives a site as it is composed for its page. */
function siteIn({ edits, assets, drawings, registry, now }: EditorState): Parameters<typeof siteOf> {
  return [edits.root, withDrawings(assets, drawings), registry, now];
}
