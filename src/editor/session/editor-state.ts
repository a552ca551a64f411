import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import type { Conflict } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import type { DrawnPage } from '../drawing/engine';
import type { Choice } from '../sources/sources';
import { type Edits, noEdits } from '../steps/edits';
import type { Fresh } from '../steps/fresh';
import type { Base } from './base';
import type { CheckedSite } from './findings';
import type { Refused } from './refused';

/** All that the editor knows at one moment, and nothing that follows from the rest. */
export interface EditorState {
  /** What does not change while the window is open. */
  registry: EditRegistry;
  base: Base;
  edits: Edits;
  /** What the site may refer to; of icons, the names. */
  assets: Assets;
  /** The drawings of icons that are known, by their names. */
  drawings: Readonly<Record<string, string>>;
  /** The moment as of which the site is shown and checked: on another day of the site, another one. */
  now: Date;
  /** The path of the page that is shown. */
  path: string;
  /** The page as it could last be drawn. */
  drawn: DrawnPage | undefined;
  /** Whether that is as it is written now; else something in it is wrong. */
  isComposed: boolean;
  /** Whether the page was composed and could not be drawn. */
  isFailed: boolean;
  /** What is being edited: a place in site.json, in the part that has the form. */
  selected: Pointer;
  /** The place for which a page that shows it is looked for, since the open one does not, and the open one. */
  asked: { place: Pointer; path: string } | undefined;
  /** The place in it that is marked on the page, where somebody is in a cell of a table. */
  pointed: Pointer | undefined;
  /** The place whose words are being typed on the page itself. */
  typed: Pointer | undefined;
  /** Goes up whenever somebody asks to be led to the selected place. */
  sought: number;
  /** Whether that leads on, to the first field of what stands there. */
  leadsIn: boolean;
  /** What was checked last. */
  checked: CheckedSite | undefined;
  refused: readonly Refused[];
  /** What was just added, while somebody fills it in. */
  fresh: Fresh | undefined;
  /** What became of saving, as long as nothing was done since: it goes on, or failed. */
  attempt: Attempt | undefined;
  isEdited: boolean;
  /** What was just taken away with its form, in words, until something else is opened. */
  removed: string | undefined;
  /** The words that the window which finds some opens with; undefined while that is closed. */
  lookedFor: string | undefined;
  /** The texts that somebody has looked at, by their keys, and that are not listed again. */
  lookedAt: readonly string[];
  /** What was done last, for whoever hears the window. */
  announced: string;
  /** Whether that was said just now: it stays while what was done leads somewhere. */
  isJustSaid: boolean;
  /** Sources that have part in what was clicked, where there are several. */
  choices: Choice[];
  /** Places that somebody else has changed too, in another way. */
  conflicts: Conflict[];
}

/** A save that goes on, or why it failed, and whether nobody answered. */
export type Attempt = { state: 'saving' } | { state: 'failed'; why: string; isAway?: boolean };

/** What a session begins with. */
export type Opening = Pick<EditorState, 'registry' | 'base' | 'assets' | 'drawings' | 'now'>;

/** What is shown of a site that was just read: its first page, which is still to be drawn. */
export function openedState(opening: Opening): EditorState {
  return {
    ...opening,
    edits: noEdits(opening.base.root),
    path: '/',
    drawn: undefined,
    isComposed: true,
    isFailed: false,
    selected: '/routes/0',
    asked: undefined,
    pointed: undefined,
    typed: undefined,
    sought: 0,
    leadsIn: false,
    checked: undefined,
    refused: [],
    fresh: undefined,
    attempt: undefined,
    isEdited: true,
    removed: undefined,
    lookedFor: undefined,
    lookedAt: [],
    announced: '',
    isJustSaid: false,
    choices: [],
    conflicts: [],
  };
}
