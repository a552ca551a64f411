import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { Conflict } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import type { DrawnPage } from '../engine';
import type { Choice } from '../page/sources';
import type { Base } from './base';
import { type Edits, noEdits } from './edits';
import type { Fresh } from './fresh';
import type { Refused } from './refused';

/** Whether what was edited is in the file; where it could not be, why, and whether nobody answered. */
export type Saving = { state: 'saved' | 'unsaved' | 'saving' } | { state: 'failed'; why: string; isAway?: boolean };

/** All that the editor shows at one moment. */
export interface EditorState {
  base: Base;
  edits: Edits;
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
  /** The place in it that is marked on the page, where somebody is in a cell of a table. */
  pointed: Pointer | undefined;
  /** The place whose words are being typed on the page itself. */
  typed: Pointer | undefined;
  /** Goes up whenever somebody asks to be led to the selected place. */
  sought: number;
  /** Whether that leads on, to the first field of what stands there. */
  leadsIn: boolean;
  /** What is wrong: what fields would not take, then what the check has found. */
  findings: Finding[];
  refused: readonly Refused[];
  found: Finding[];
  /** What of that was found before, and is looked at again once what is wrong is put right. */
  held: readonly Finding[];
  /** What was just added, while somebody fills it in. */
  fresh: Fresh | undefined;
  /** Whether the findings are those of what is written now. */
  isChecked: boolean;
  saving: Saving;
  isEdited: boolean;
  /** What was just taken away with its form, in words, until something else is opened. */
  removed: string | undefined;
  /** The words that the window which finds some opens with; undefined while that is closed. */
  lookedFor: string | undefined;
  /** What was done last, for whoever hears the window. */
  announced: string;
  assets: Assets;
  /** The moment as of which the site is shown and checked: on another day of the site, another one. */
  now: Date;
  /** Sources that have part in what was clicked, where there are several. */
  choices: Choice[];
  /** Places that somebody else has changed too, in another way. */
  conflicts: Conflict[];
}

/** What is shown of a site that was just read: its first page. */
export function openedState(base: Base, assets: Assets, now: Date): EditorState {
  return {
    base,
    edits: noEdits(base.root),
    path: '/',
    drawn: undefined,
    isComposed: true,
    isFailed: false,
    selected: '/routes/0',
    pointed: undefined,
    typed: undefined,
    sought: 0,
    leadsIn: false,
    findings: [],
    refused: [],
    found: [],
    held: [],
    fresh: undefined,
    isChecked: false,
    saving: { state: 'saved' },
    isEdited: true,
    removed: undefined,
    lookedFor: undefined,
    announced: '',
    assets,
    now,
    choices: [],
    conflicts: [],
  };
}
