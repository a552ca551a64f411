import type { Pointer } from '../../manifest/pointer';
import { pageAt, siteOf } from '../drawing/engine';
import type { ClickSource } from '../sources/sources';
import { isInAddition } from '../steps/addition';
import { standingPlace } from '../steps/place-after';
import { type EditorState, withAnnouncement, withoutAnnouncement } from './editor-state';
import { changeState } from './follow';
import { withDrawings } from './icons';
import { pathOfPlace, shownRoute } from './path-of-place';

/** A place to be opened; `isSought` leads somebody to it, `leadsIn` on to the first field in it. */
export interface PlaceToOpen {
  place: Pointer;
  isSought?: boolean | undefined;
  leadsIn?: boolean;
  choices?: ClickSource[];
}

/** The parts of the view that end as soon as something else is opened. */
const viewReset = { removedTitle: undefined, markedPlace: undefined };

/** Opens a place in site.json, with the page that shows it where that is known. */
export function openPlace(
  state: EditorState,
  { place: pointer, isSought = true, leadsIn = false, choices = [] }: PlaceToOpen,
): EditorState {
  const place = standingPlace(pointer, state.edits.root) ?? shownRoute(state.drawnPage, state.edits.root);
  const path = pathShowing(place, state);
  const next = changeState(state, {
    path: path ?? state.path,
    selectedPlace: place,
    lookup: path === undefined ? { place, path: state.path } : undefined,
    leadCount: state.leadCount + (isSought ? 1 : 0),
    leadsIn,
    choices,
    ...viewReset,
    addition: isInAddition(place, state.addition) ? state.addition : undefined,
  });
  return isSought ? withoutAnnouncement(next) : next;
}

/** Opens a page by its path. */
export function openPage(state: EditorState, path: string): EditorState {
  return openPageIn(state, path, state.language);
}

/** Opens the page at an address of the site, in the language that has it. */
export function openAddress(state: EditorState, address: string): EditorState {
  const { edits, assets, drawings, registry, now } = state;
  if (edits.root.languages === undefined) return openPage(state, address);
  const { path, language } = pageAt(address, siteOf(edits.root, withDrawings(assets, drawings), registry, now));
  return openPageIn(state, path, language);
}

function openPageIn(state: EditorState, path: string, language: string | undefined): EditorState {
  const next = changeState(state, {
    path,
    language,
    lookup: undefined,
    choices: [],
    ...viewReset,
    addition: undefined,
  });
  return withoutAnnouncement({
    ...next,
    selectedPlace: (next.isComposed ? next.drawnPage?.route : undefined) ?? state.selectedPlace,
  });
}

/** Opens the page that was looked for, or says `says`, unless somebody has gone on meanwhile. */
export function openAskedPage(
  state: EditorState,
  { asked, path, says }: { asked: EditorState['lookup']; path?: string | undefined; says?: string | undefined },
): EditorState {
  if (state.lookup !== asked || state.selectedPlace !== asked?.place || state.path !== asked.path) return state;
  const next = { ...state, lookup: undefined };
  if (path !== undefined) return changeState(next, { path });
  // What was said of a step is worth more.
  return state.announcement === '' ? withAnnouncement(next, says) : next;
}

/** Lets the words at a place be typed on the page; without a place, ends that. */
export function typeAt(state: EditorState, typedPlace: Pointer | undefined): EditorState {
  if (typedPlace === undefined) return changeState(state, { typedPlace });
  const next = changeState(state, { typedPlace, selectedPlace: typedPlace, choices: [] });
  return withAnnouncement(next, 'Typing on the page. Enter ends it, Escape takes it back.');
}

/** Gives the path of the page that shows a place; undefined where other pages have to be composed to find it. */
function pathShowing(place: Pointer, state: EditorState): string | undefined {
  const { edits, assets, drawings, registry, now } = state;
  try {
    return pathOfPlace(place, state, edits.root, withDrawings(assets, drawings), registry, now);
  } catch {
    return state.path;
  }
}
