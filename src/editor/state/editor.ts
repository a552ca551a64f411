import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import { identityOf, isContainer } from '../../manifest/identity';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Checker } from '../checking/checker';
import { bestPath } from '../checking/value-showing';
import { type DrawnPage, drawnPage, siteOf } from '../engine';
import type { IconDrawings } from '../icons';
import type { Workspace } from '../workspace';
import type { Base } from './base';
import { checkAtRest } from './check-at-rest';
import { type EditorState, openedState } from './editor-state';
import { addStep, type Edits, placeBefore, redo, type Step, undo, withPageGone } from './edits';
import { followConflicts } from './follow-conflicts';
import { firstToFill, followFresh, isFresh, withAdded, withoutFilled } from './fresh';
import { formAt } from './parts';
import { pageShown, partOnPages, pathAfter, pathOfPlace } from './path-of-place';
import { savingOf, withRefused } from './refused';
import { sayShown } from './say-shown';
import { placeAfter, standingPlace } from './standing-place';

/** A state that changes, and whoever listens to that. */
export interface Editor {
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Changes the state, and draws and checks what follows from it. */
  update(change: Partial<EditorState>): void;
  /** Takes one step: `after` is the site once it is done. */
  change(step: Omit<Step, 'before'>): void;
  /** Takes a step that puts something new in its place, and leads to what has to be filled in there first. */
  add(step: Omit<Step, 'before'>): void;
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
  registry: EditRegistry;
  checker: Checker;
  icons: IconDrawings;
  /** When it is opened. */
  now: Date;
}

/** The editor of a site that was read. */
export function createEditor(base: Base, assets: Assets, { registry, checker, icons, now }: Surroundings): Editor {
  const listeners = new Set<() => void>();
  let state = openedState(base, assets, now);
  let isJustSaid = false;
  const checkSoon = checkAtRest(checker, () => state, update);
  draw();
  check();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    change: (step) => take(addStep(state.edits, step), undefined),
    add(step) {
      take(addStep(state.edits, step), step.place);
      open(firstToFill(step.place, state.edits.root) ?? step.place, true, true);
    },
    undo: () => {
      const step = state.edits.done.at(-1);
      if (step) turn(undo(state.edits), `Undone: ${step.says}`, placeBefore(step), step.page);
    },
    redo: () => {
      const step = state.edits.undone.at(-1);
      if (step) turn(redo(state.edits), `Done again: ${step.says}`, step.place);
    },
    open,
    openPage: (path) => {
      const { drawn } = drawnOr(path, undefined);
      update({
        path,
        selected: drawn?.route ?? state.selected,
        choices: [],
        removed: undefined,
        pointed: undefined,
        fresh: undefined,
        ...silence(),
      });
    },
    announce: (announced) => update({ announced }),
  };

  function update(change: Partial<EditorState>): void {
    const before = state;
    state = withRefused(before, withoutFilled(before, { ...state, ...change }));
    if (change.announced) holdWords();
    const isOther =
      state.edits.root !== before.edits.root || state.assets !== before.assets || state.now !== before.now;
    if (isOther || state.path !== before.path || state.typed !== before.typed) draw();
    if (state.edits.root !== before.edits.root && change.selected === undefined) followOpen(before);
    if (state.edits.root !== before.edits.root && state.path === before.path) followPage(before);
    if (isOther) check();
    const { fresh } = state;
    if (fresh && fresh === before.fresh && state.edits.root !== before.edits.root)
      state = { ...state, fresh: followFresh(fresh, before.edits.root, state.edits.root) };
    if (state.edits.root !== before.edits.root && state.conflicts === before.conflicts && state.conflicts.length > 0)
      state = { ...state, conflicts: followConflicts(state.conflicts, before.edits.root, state.edits.root) };
    for (const listener of listeners) listener();
  }

  /** What was said of a step stays while that leads somewhere; whoever goes on from there has heard it. */
  function holdWords(): void {
    isJustSaid = true;
    setTimeout(() => {
      isJustSaid = false;
    });
  }

  /** Stays with the part that is open, wherever an edit has moved it; where that is gone, with what is around it. */
  function followOpen({ edits: { root: former }, selected, typed }: EditorState): void {
    const { root } = state.edits;
    if (typed !== undefined && standingPlace(typed, root) !== typed) state = { ...state, typed: undefined };
    const { pointer } = formAt(former, selected);
    const [was, is] = [valueAt(former, pointer), valueAt(root, pointer)];
    if (isContainer(was) && isContainer(is) && identityOf(was) === identityOf(is)) return;
    state = { ...state, selected: placeAfter(selected, former, root) ?? pageShown(state.drawn, root) };
  }

  function take(edits: Edits, added: Pointer | undefined): void {
    if (edits === state.edits) return;
    const { path } = state;
    update({ edits, saving: { state: 'unsaved' }, announced: edits.done.at(-1)?.says ?? '' });
    const isPageGone = state.isComposed && state.path === path && state.drawn?.path !== path;
    if (isPageGone) update({ edits: withPageGone(state.edits, path) });
    if (added !== undefined) update({ fresh: withAdded(state.fresh, added) });
  }

  /** Goes to a place that a step back or forth has to do with, and to the page that is there again with it. */
  function turn(edits: Edits, announced: string, place: Pointer | undefined, page = state.path): void {
    update({ edits, path: page, saving: savingOf({ ...state, edits }), announced });
    open(place ?? pageShown(state.drawn, state.edits.root));
  }

  function open(pointer: Pointer, isSought = true, leadsIn = false): void {
    const place = standingPlace(pointer, state.edits.root) ?? pageShown(state.drawn, state.edits.root);
    const path = pathShowing(place);
    const sought = state.sought + (isSought ? 1 : 0);
    const fresh = isFresh(place, state.fresh) ? state.fresh : undefined;
    const opened = {
      path: path ?? state.path,
      selected: place,
      choices: [],
      removed: undefined,
      pointed: undefined,
      fresh,
    };
    update({ ...opened, sought, leadsIn, ...(isSought && silence()) });
    if (path === undefined) askForPage(place);
  }

  function silence(): Partial<EditorState> {
    return isJustSaid ? {} : { announced: '' };
  }

  /** The path of the page on which a place is shown; undefined where the others have to be looked at for that. */
  function pathShowing(pointer: Pointer): string | undefined {
    try {
      return pathOfPlace(pointer, state, state.edits.root, state.assets, registry, state.now);
    } catch {
      return state.path;
    }
  }

  /** Shows the first page with a place that the open one does not show, unless somebody has gone on meanwhile. */
  async function askForPage(place: Pointer): Promise<void> {
    const { edits, assets: known, path: open } = state;
    const [section, value = ''] = pointerKeys(place);
    const shown = section === 'values' ? await checker.showingsOf(value, edits.root, known) : undefined;
    const path = shown ? bestPath(shown) : await checker.pathShowing(partOnPages(place) ?? place, edits.root, known);
    if (state.selected !== place || state.path !== open) return;
    if (path !== undefined) update({ path });
    // What was said of a step is worth more.
    else if (shown && state.announced === '') update({ announced: sayShown(value, shown) });
  }

  function draw(): void {
    state = { ...state, ...drawnOr(state.path, state.drawn) };
    // What has just been chosen is drawn as soon as its drawing is there.
    if (state.drawn) completeIcons(state.drawn).catch(() => {});
  }

  /** Stays with the page that was open where an edit gave it another address, or none for now. */
  function followPage({ drawn, path, edits }: EditorState): void {
    if (drawn?.path !== path || !state.isComposed || state.drawn?.path === path) return;
    const next = pathAfter(drawn, edits.root, state.edits.root, state.assets, registry, state.now);
    if (next === path) state = { ...state, drawn, isComposed: false };
    if (next === undefined || next === path) return;
    state = { ...state, path: next };
    draw();
  }

  async function completeIcons({ clean: { page, shell } }: DrawnPage): Promise<void> {
    if (await icons.complete({ ...shell.icons, ...page.icons })) {
      draw();
      update({});
    }
  }

  /** The page as it is now; where it cannot be composed, as it could be last. */
  function drawnOr(path: string, last: DrawnPage | undefined): Pick<EditorState, 'drawn' | 'isComposed'> {
    try {
      const site = siteOf(state.edits.root, icons.drawnIn(state.assets), registry, state.now);
      const drawn = drawnPage(site, path, state.typed) ?? drawnPage(site, '/');
      return { drawn: drawn ?? last, isComposed: drawn !== undefined };
    } catch {
      return { drawn: last, isComposed: false };
    }
  }

  function check(): void {
    state = { ...state, isChecked: false };
    checkSoon();
  }
}
