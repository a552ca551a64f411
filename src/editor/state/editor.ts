import type { Finding } from '../../checks/problem';
import type { Registry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import { followPointer } from '../../manifest/follow-pointer';
import type { JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual } from '../../manifest/merge';
import { parseManifest } from '../../manifest/parse';
import { type Pointer, valueAt } from '../../manifest/pointer';
import type { Checker } from '../checking/checker';
import { type DrawnPage, drawnPage, pagesOf, siteOf } from '../engine';
import { isOfWords } from '../fields/site-words';
import type { Choice } from '../page/sources';
import type { SiteText, Workspace } from '../workspace';
import { addStep, type Edits, noEdits, redo, type Step, undo } from './edits';
import { partAt } from './parts';

/** What is known of the file on the disk: what it says, as it was last read or written. */
export interface Base extends SiteText {
  root: JsonObject;
}

/** Whether what was edited is in the file, in words where it could not be. */
export type Saving = { state: 'saved' | 'unsaved' | 'saving' } | { state: 'failed'; why: string };

/** All that the editor shows at one moment. */
export interface EditorState {
  base: Base;
  edits: Edits;
  /** The path of the page that is shown. */
  path: string;
  /** The page as it could last be drawn. */
  drawn: DrawnPage | undefined;
  /** What is being edited: a place in site.json, in the part that has the form. */
  selected: Pointer;
  /** The place whose words are being typed on the page itself. */
  typed: Pointer | undefined;
  /** Goes up whenever somebody asks to be led to the selected place. */
  sought: number;
  findings: Finding[];
  /** Whether the findings are those of what is written now. */
  isChecked: boolean;
  saving: Saving;
  isEdited: boolean;
  /** What was done last, for whoever hears the window. */
  announced: string;
  assets: Assets;
  /** Sources that have part in what was clicked, where there are several. */
  choices: Choice[];
  /** Places that somebody else has changed too, in another way. */
  conflicts: Conflict[];
}

/** A state that changes, and whoever listens to that. */
export interface Editor {
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Changes the state, and draws and checks what follows from it. */
  update(change: Partial<EditorState>): void;
  /** Takes one step: `after` is the site once it is done. */
  change(step: Omit<Step, 'before'>): void;
  undo(): void;
  redo(): void;
  /** Opens a place in site.json, with the page that shows it where one does. */
  open(pointer: Pointer, isSought?: boolean): void;
  openPage(path: string): void;
  announce(words: string): void;
}

/** What the editor works with. */
export interface Surroundings {
  workspace: Workspace;
  registry: Registry;
  checker: Checker;
}

/** The editor of a site that was read. */
export function createEditor(base: Base, assets: Assets, { registry, checker }: Surroundings): Editor {
  const listeners = new Set<() => void>();
  const root = base.root;
  let state: EditorState = {
    base,
    edits: noEdits(root),
    path: '/',
    drawn: undefined,
    selected: '/routes/0',
    typed: undefined,
    sought: 0,
    findings: [],
    isChecked: false,
    saving: { state: 'saved' },
    isEdited: true,
    announced: '',
    assets,
    choices: [],
    conflicts: [],
  };
  let isChecking = false;
  let isJustSaid = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  draw();
  check();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    change: (step) => take(addStep(state.edits, step)),
    undo: () => {
      const step = state.edits.done.at(-1);
      turn(undo(state.edits), step && { ...step, place: step.from ?? step.place }, 'Undone');
    },
    redo: () => turn(redo(state.edits), state.edits.undone.at(-1), 'Done again'),
    open,
    openPage: (path) => {
      const drawn = drawnOr(path, undefined);
      update({ path, selected: drawn?.route ?? state.selected, choices: [], ...silence() });
    },
    announce: (announced) => update({ announced }),
  };

  function update(change: Partial<EditorState>): void {
    const before = state;
    state = { ...state, ...change };
    if (change.announced) holdWords();
    const isOther = state.edits.root !== before.edits.root || state.assets !== before.assets;
    if (isOther || state.path !== before.path || state.typed !== before.typed) draw();
    if (isOther) check();
    if (state.edits.root !== before.edits.root && state.conflicts === before.conflicts)
      followConflicts(before.edits.root);
    for (const listener of listeners) listener();
  }

  /** What was said of a step stays while that leads somewhere; whoever goes on from there has heard it. */
  function holdWords(): void {
    isJustSaid = true;
    setTimeout(() => {
      isJustSaid = false;
    });
  }

  /** Keeps what has to be decided with its place, wherever that is moved; what was deleted needs no decision. */
  function followConflicts(before: JsonObject): void {
    const conflicts = state.conflicts.flatMap((conflict) => {
      const pointer = followPointer(before, state.edits.root, conflict.pointer);
      return pointer === undefined ? [] : [{ ...conflict, pointer }];
    });
    if (conflicts.length > 0 || state.conflicts.length > 0) state = { ...state, conflicts };
  }

  function take(edits: Edits): void {
    if (edits === state.edits) return;
    update({ edits, saving: { state: 'unsaved' }, announced: edits.done.at(-1)?.says ?? '' });
  }

  function turn(edits: Edits, step: Step | undefined, verb: string): void {
    if (!step) return;
    const isSaved = isEqual(edits.root, state.base.root);
    update({ edits, saving: { state: isSaved ? 'saved' : 'unsaved' }, announced: `${verb}: ${step.says}` });
    open(step.place);
  }

  function open(pointer: Pointer, isSought = true): void {
    const place = standing(pointer);
    const path = pathShowing(place) ?? state.path;
    const sought = state.sought + (isSought ? 1 : 0);
    update({ path, selected: place, sought, choices: [], ...(isSought && silence()) });
  }

  function silence(): Partial<EditorState> {
    return isJustSaid ? {} : { announced: '' };
  }

  /** The place, or what is left of the way to it. */
  function standing(pointer: Pointer): Pointer {
    let place = pointer;
    // The site says its own words where nobody has written them, too.
    if (isOfWords(place)) return place;
    while (place !== '' && valueAt(state.edits.root, place.slice(0, place.lastIndexOf('/'))) === undefined) {
      place = place.slice(0, place.lastIndexOf('/'));
    }
    return place;
  }

  /** The page on which a place is shown: the one that is open, where it is. */
  function pathShowing(pointer: Pointer): string | undefined {
    const { edits, drawn } = state;
    const page = /^\/(routes\/\d+|notFound)/.exec(pointer)?.[0];
    if (page === undefined || drawn?.route === page) return undefined;
    try {
      return pagesOf(siteOf(edits.root, state.assets, registry)).find((one) => one.pointer === page)?.path;
    } catch {
      return undefined;
    }
  }

  function draw(): void {
    state = { ...state, drawn: drawnOr(state.path, state.drawn) };
  }

  /** The page as it is now; where it cannot be composed, as it could be last. */
  function drawnOr(path: string, last: DrawnPage | undefined): DrawnPage | undefined {
    try {
      const site = siteOf(state.edits.root, state.assets, registry);
      return drawnPage(site, path, state.typed) ?? drawnPage(site, '/') ?? last;
    } catch {
      return last;
    }
  }

  /** Checks the site once nobody has changed it for a moment; what is changed meanwhile is checked after that. */
  function check(): void {
    state = { ...state, isChecked: false };
    clearTimeout(resting);
    resting = setTimeout(async () => {
      if (isChecking) return;
      isChecking = true;
      const { edits, assets: known } = state;
      const findings = await checker.check(edits.root, known);
      isChecking = false;
      const isLatest = state.edits.root === edits.root && state.assets === known;
      update({ findings, isChecked: isLatest });
      if (!isLatest) check();
    }, restOfChecks);
  }
}

/** How long after an edit the site is checked, in milliseconds: who types goes on typing. */
const restOfChecks = 150;

/** The part whose form is open. */
export function openPart({ edits, selected }: EditorState): ReturnType<typeof partAt> {
  return partAt(edits.root, selected);
}

/** Reads a text as the base of edits, or says in words why it cannot be. */
export function readBase(read: SiteText): Base | { failure: string } {
  const { root, fault } = parseManifest(read.text);
  if (fault) return { failure: `site.json cannot be read: ${fault.message}` };
  return { ...read, root };
}
