import type { Pointer } from '../../manifest/pointer';
import type { Choice } from '../sources/sources';
import { isFresh } from '../steps/fresh';
import { standingPlace } from '../steps/place-after';
import type { EditorState } from './editor-state';
import { changed } from './follow';
import { withDrawings } from './icons';
import { pageShown, pathOfPlace } from './path-of-place';
import { heard, said } from './said';

/** What is opened: somebody may be led to it, and on to the first field in it. */
export interface Opened {
  place: Pointer;
  isSought?: boolean | undefined;
  leadsIn?: boolean;
  choices?: Choice[];
}

/** Opens a place in site.json, with the page that shows it where that is known. */
export function opened(
  state: EditorState,
  { place: pointer, isSought = true, leadsIn = false, choices = [] }: Opened,
): EditorState {
  const place = standingPlace(pointer, state.edits.root) ?? pageShown(state.drawn, state.edits.root);
  const path = pathShowing(place, state);
  const next = changed(state, {
    path: path ?? state.path,
    selected: place,
    asked: path === undefined ? { place, path: state.path } : undefined,
    sought: state.sought + (isSought ? 1 : 0),
    leadsIn,
    choices,
    removed: undefined,
    pointed: undefined,
    fresh: isFresh(place, state.fresh) ? state.fresh : undefined,
  });
  return isSought ? heard(next) : next;
}

/** Opens a page by its path. */
export function openedPage(state: EditorState, path: string): EditorState {
  const gone = { asked: undefined, choices: [], removed: undefined, pointed: undefined, fresh: undefined };
  const next = changed(state, { ...gone, path });
  return heard({ ...next, selected: (next.isComposed ? next.drawn?.route : undefined) ?? state.selected });
}

/** Shows the page that shows a place, or says something of it, unless somebody has gone on since that was asked. */
export function shownOn(
  state: EditorState,
  { asked, path, says }: { asked: EditorState['asked']; path?: string | undefined; says?: string | undefined },
): EditorState {
  if (state.asked !== asked || state.selected !== asked?.place || state.path !== asked.path) return state;
  const next = { ...state, asked: undefined };
  if (path !== undefined) return changed(next, { path });
  // What was said of a step is worth more.
  return state.announced === '' ? said(next, says) : next;
}

/** Has the words at a place typed on the page, or none any more. */
export function typedAt(state: EditorState, typed: Pointer | undefined): EditorState {
  if (typed === undefined) return changed(state, { typed });
  const next = changed(state, { typed, selected: typed, choices: [] });
  return said(next, 'Typing on the page. Enter ends it, Escape takes it back.');
}

/** The path of the page on which a place is shown; undefined where the others have to be looked at for that. */
function pathShowing(place: Pointer, state: EditorState): string | undefined {
  const { edits, assets, drawings, registry, now } = state;
  try {
    return pathOfPlace(place, state, edits.root, withDrawings(assets, drawings), registry, now);
  } catch {
    return state.path;
  }
}
