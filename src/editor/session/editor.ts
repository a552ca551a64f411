import type { EditRegistry } from '../../checks/registry';
import type { Assets } from '../../compose/assets';
import type { Workspace } from '../../edit-api/workspace';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import type { Checker } from '../checking/checker';
import { bestPath } from '../checking/value-visibility';
import type { Step } from '../steps/edits';
import type { Base } from './base';
import { checkAtRest } from './check-at-rest';
import { type EditorState, firstState } from './editor-state';
import { withDrawnPage } from './follow';
import type { IconDrawings } from './icons';
import { type EditorAction, next } from './next';
import { partOnPages } from './path-of-place';
import { sayVisibility } from './say-visibility';

/** A session and its listeners. */
export interface Editor {
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Takes an action, and does what follows from it outside of the session. */
  tell(action: EditorAction): void;
  /** Takes a step; `after` is the site after it. */
  change(step: Omit<Step, 'before'>): void;
  /** Takes a step that adds something at its place, and leads to the first field to be filled in. */
  add(step: Omit<Step, 'before'>): void;
  undo(): void;
  redo(): void;
  /** Opens a place in site.json, with a page that shows it, if there is one. */
  open(place: Pointer, isSought?: boolean): void;
  openPage(path: string): void;
  announce(words: string): void;
}

/** The parts that an editor works with. */
export interface EditorTools {
  workspace: Workspace;
  registry: EditRegistry;
  checker: Checker;
  icons: IconDrawings;
  /** The moment at which it opens. */
  now: Date;
  /** Resolves when the site may be checked for the first time; at once where it is left out. */
  mayCheck?: Promise<void>;
}

/** Makes the editor of a site: the session, and what it asks of the checker and of the server. */
export function createEditor(
  base: Base,
  assets: Assets,
  { registry, checker, icons, now, mayCheck }: EditorTools,
): Editor {
  const listeners = new Set<() => void>();
  let state = withDrawnPage(firstState({ registry, base, assets, drawings: icons.drawings(), now }));
  const checkSoon = checkAtRest(checker, () => state, tell);
  completeIcons();
  if (mayCheck) void mayCheck.then(checkSoon);
  else checkSoon();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    change: (step) => tell({ kind: 'step', step }),
    add: (step) => tell({ kind: 'step', step, isNew: true }),
    undo: () => tell({ kind: 'undo' }),
    redo: () => tell({ kind: 'redo' }),
    open: (place, isSought) => tell({ kind: 'open', place, isSought }),
    openPage: (path) => tell({ kind: 'open page', path }),
    announce: (words) => tell({ kind: 'announce', words }),
  };

  function tell(action: EditorAction): void {
    const before = state;
    state = next(before, action);
    if (state === before) return;
    follow(before);
    for (const listener of listeners) listener();
  }

  /** Does what follows from what has happened, and tells the session what comes of it later. */
  function follow(before: EditorState): void {
    const { edits, assets, now, registry, drawnPage, lookup } = state;
    const isSame = assets === before.assets && now === before.now && registry === before.registry;
    if (drawnPage !== before.drawnPage) completeIcons();
    if (edits.root !== before.edits.root || !isSame) checkSoon();
    if (lookup && lookup !== before.lookup) askForPage(lookup);
    // Whatever leads on from what was done has done so by then.
    if (state.isJustSaid && !before.isJustSaid) setTimeout(() => tell({ kind: 'heard' }));
  }

  /** Shows what has just been chosen as soon as its drawing is there. */
  async function completeIcons(): Promise<void> {
    if (!state.drawnPage) return;
    const { page, shell } = state.drawnPage.clean;
    const isOther = await icons.complete({ ...shell.icons, ...page.icons }).catch(() => false);
    if (isOther) tell({ kind: 'drawings', drawings: icons.drawings() });
  }

  /** Finds the first page with a place that the open one does not show. */
  async function askForPage(asked: NonNullable<EditorState['lookup']>): Promise<void> {
    const { edits, assets: known } = state;
    const { place } = asked;
    const [section, value = ''] = pointerKeys(place);
    const pagesWithValue = section === 'values' ? await checker.pagesShowingValue(value, edits.root, known) : undefined;
    const path = pagesWithValue
      ? bestPath(pagesWithValue)
      : await checker.pathShowing(partOnPages(place) ?? place, edits.root, known);
    tell({ kind: 'answered', asked, path, says: pagesWithValue && sayVisibility(value, pagesWithValue) });
  }
}
