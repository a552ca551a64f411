import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import type { OnlineState } from '../../edit-api/messages';
import type { Conflict } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import type { DrawnPage } from '../drawing/engine';
import type { ClickSource } from '../sources/sources';
import type { Addition } from '../steps/addition';
import { type Edits, noEdits } from '../steps/edits';
import type { Base } from './base';
import type { SiteCheck } from './findings';
import type { Refusal } from './refusals';

/**
 * The state of the editor at one moment, without what can be derived from it. `firstState` makes the first state; each
 * later one comes from `next` and an action, which is how everything else changes the state. The members below are
 * grouped by the file that changes them.
 */
export interface EditorState extends SiteState, PlaceState, OutcomeState, WindowView {}

/** The site as it is edited: `follow.ts` changes it, with every place that moves along and the page that is drawn of it. */
interface SiteState {
  /** The registry, which gets the words of a language once the site is in it. */
  registry: EditRegistry;
  base: Base;
  edits: Edits;
  /** The assets to which the site may refer; of icons, only their names. */
  assets: Assets;
  /** The drawings of icons that are loaded, by their names. */
  drawings: Readonly<Record<string, string>>;
  /** The moment as of which the site is shown and checked, a new one on each day. */
  now: Date;
  /** The page as it was last drawn. */
  drawnPage: DrawnPage | undefined;
  /**
   * Tells whether the drawn page shows the site as it is written now; false where something in it cannot be composed.
   */
  isComposed: boolean;
}

/** The open place; `open-place.ts` changes it. */
interface PlaceState {
  /** The path of the page that is shown, in the main language. */
  path: string;
  /** The code of the language in which that is shown; undefined for the main one. */
  language: string | undefined;
  /** The place in site.json that is edited, in the part whose form is open. */
  selectedPlace: Pointer;
  /** The place for which a page is being looked for, since the open one does not show it, and the path of that one. */
  lookup: { place: Pointer; path: string } | undefined;
  /** The place whose words are being typed on the page itself. */
  typedPlace: Pointer | undefined;
  /** A count that goes up whenever somebody is to be led to the selected place. */
  leadCount: number;
  /** Whether that leads on to the first field in the place. */
  leadsIn: boolean;
  /** The sources that have part in what was clicked, where there are several. */
  choices: ClickSource[];
}

/** The outcomes of edits: `next.ts` sets them when the check, a field, the server or the file on the disk reports. */
interface OutcomeState {
  /** The last check. */
  lastCheck: SiteCheck | undefined;
  /** The texts that fields refused. */
  refusals: readonly Refusal[];
  /** The part that was just added, while somebody fills it in. */
  addition: Addition | undefined;
  /** A save that goes on or has failed, until something else is done. */
  attempt: Attempt | undefined;
  /** The places that somebody else has changed in another way. */
  conflicts: Conflict[];
  /** The words on what was done last, for whoever hears the window. */
  announcement: string;
  /** Whether those are of this very action: they stay while it leads somewhere. */
  isJustSaid: boolean;
}

/** The part of the state that components set at will, by the action `show`; nothing is derived from it. */
export interface WindowView {
  /** Tells whether the page is shown with its marks, to be edited, or as visitors see it. */
  isEdited: boolean;
  /** Whether the page was composed and could not be drawn. */
  isFailed: boolean;
  /** The place that the page marks, while somebody is in a cell of a table. */
  markedPlace: Pointer | undefined;
  /** The title of what was just removed with its form, until something else is opened. */
  removedTitle: string | undefined;
  /** The path of the upload that was removed last, until it is brought back. */
  removedFile: string | undefined;
  /** The window that is open over the others; undefined where none is. */
  shownWindow: ShownWindow | undefined;
  /** The widths in which the page is shown, in CSS pixels; undefined while nobody has chosen. */
  widths: readonly number[] | undefined;
  /** The state of the last publication from a published editor, until visitors see it. */
  underway: OnlineState | undefined;
  /** The keys of texts to look at that somebody has ticked off. */
  tickedTexts: readonly string[];
}

/**
 * A window for the site as a whole: the search for words opens with some, and with what is to stand in their place, the palette may offer pages alone, what is
 * added may be chosen, the library may be open at a file, by its path, the pictures that are described may be those of a place, and a language is what is translated into.
 */
export type ShownWindow =
  | { name: 'find'; words: string; replacement?: string | undefined }
  | { name: 'palette'; isOfPages?: boolean }
  | { name: 'part'; recipe?: string }
  | { name: 'library'; file: string }
  | { name: 'describe'; within: Pointer }
  | { name: 'translate'; language: string }
  | { name: 'changes' | 'publish' | 'share' | 'page' | 'collection' };

/** A save that goes on, or has failed: why, and whether because the server is gone. */
export type Attempt = { state: 'saving' } | { state: 'failed'; why: string; isAway?: boolean };

/** The members of the state that a session begins with. */
export type SessionStart = Pick<EditorState, 'registry' | 'base' | 'assets' | 'drawings' | 'now'>;

/** Gives the state of a site that was just read, with its first page open and not drawn yet. */
export function firstState(opening: SessionStart): EditorState {
  return {
    ...opening,
    edits: noEdits(opening.base.root),
    path: '/',
    language: undefined,
    drawnPage: undefined,
    isComposed: true,
    isFailed: false,
    selectedPlace: '/routes/0',
    lookup: undefined,
    markedPlace: undefined,
    typedPlace: undefined,
    leadCount: 0,
    leadsIn: false,
    lastCheck: undefined,
    refusals: [],
    addition: undefined,
    attempt: undefined,
    isEdited: true,
    removedTitle: undefined,
    removedFile: undefined,
    shownWindow: undefined,
    widths: undefined,
    underway: undefined,
    tickedTexts: [],
    announcement: '',
    isJustSaid: false,
    choices: [],
    conflicts: [],
  };
}

/** Gives the state with words to announce, which stay while the action leads somewhere; without words, as it is. */
export function withAnnouncement(state: EditorState, words: string | undefined): EditorState {
  return words === undefined ? state : { ...state, announcement: words, isJustSaid: words !== '' || state.isJustSaid };
}

/** Gives the state without the words that were announced, unless that was just now. */
export function withoutAnnouncement(state: EditorState): EditorState {
  return state.isJustSaid ? state : { ...state, announcement: '' };
}
