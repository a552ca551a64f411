import type { Workspace } from '../../edit-api/workspace';
import type { Conflict } from '../../manifest/merge';
import { type Patch, patchBetween } from '../../manifest/patch';
import type { Pointer } from '../../manifest/pointer';
import type { Editor } from './editor';
import type { EditorState } from './editor-state';
import { isInFile, type Refusal } from './refusals';

/**
 * The draft of a window: a patch to the text with which it began, so that it never hides a newer file, the conflicts
 * that are not decided, and the texts that fields refused.
 */
export interface WindowDraft {
  /** The version of that text. */
  basedOn: string;
  /** The text itself, where it does not lie beside the file. */
  base?: string;
  patch: Patch;
  undecided: Conflict[];
  refused: readonly Refusal[];
  /** The place of the last change. */
  place?: Pointer;
}

/** The store of the drafts of one window. */
export interface DraftStore {
  /** Stores what is not saved; tells whether it is stored, wherever that is. */
  storeNow: () => Promise<boolean>;
}

/**
 * Gives the beginning of the key under which the browser stores drafts while the server is gone; the name of the draft
 * follows.
 */
export function storageStart({ name }: Workspace): string {
  return `pagewright draft ${name} `;
}

/**
 * Gives the name of the lock that a window holds while it is open, so that no other takes its draft for one left
 * behind.
 */
export function lockOf(workspace: Workspace, draft: string): string {
  return storageStart(workspace) + draft;
}

/** Gives the locks of the browser; a page that comes without encryption from another device has none. */
export function locks(): LockManager | undefined {
  return navigator.locks;
}

/** Makes the name of a draft, which no other has. */
export function newDraftName(): string {
  // A page that comes without encryption from another device is given no UUIDs by the browser.
  return `draft-${crypto.getRandomValues(new Uint32Array(4)).join('-')}.json`;
}

/** The time without typing after which a draft is stored, and the longest time of typing without, in milliseconds. */
const [rest, longest] = [400, 1200];

/** The time until storing a draft beside the file is tried again, or is taken to be without an answer, in milliseconds. */
const retryAfter = 2000;

/** Stores what is not saved whenever it changes: beside the file, or in the browser while that cannot be. */
export function storeDrafts(editor: Editor, workspace: Workspace): DraftStore {
  const name = newDraftName();
  locks()
    ?.request(lockOf(workspace, name), () => new Promise(() => {}))
    .catch(() => {});
  let last = editor.state();
  let lastStored = last;
  let changedAt = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<boolean> = Promise.resolve(true);
  let lastFailure: string | undefined;
  // The version that the stored draft was made from, whose text lies beside the file as long as the draft does.
  let baseBeside: string | undefined;

  editor.subscribe(() => {
    const state = editor.state();
    if (isSame(state, last)) return;
    if (isSame(last, lastStored)) changedAt = Date.now();
    last = state;
    storeIn(Math.max(0, Math.min(rest, changedAt + longest - Date.now())));
  });
  // Whoever closes the window at once loses nothing either; a phone may end what it hides without another word.
  addEventListener('pagehide', storeAtOnce);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && storeAtOnce());
  return { storeNow };

  function storeAtOnce(): void {
    const state = editor.state();
    if (isSame(state, lastStored)) return;
    storeInBrowser(state);
    storeNow();
  }

  function storeIn(wait: number): void {
    clearTimeout(resting);
    resting = setTimeout(storeNow, wait);
  }

  /** Stores one draft after the other, so that none comes to lie over a later one. */
  function storeNow(): Promise<boolean> {
    clearTimeout(resting);
    storing = storing.then(storeLatest);
    return storing;
  }

  async function storeLatest(): Promise<boolean> {
    const state = editor.state();
    const storing = isSaved(state)
      ? workspace.deleteDraft(name)
      : workspace.storeDraft(name, textOfDraft(state), state.base);
    // Without a connection a request does not fail, but waits for minutes.
    const keeping = setInterval(() => storeInBrowser(editor.state()), retryAfter);
    const failure = await storing.catch(() => '');
    clearInterval(keeping);
    if (failure === undefined) {
      lastStored = state;
      baseBeside = isSaved(state) ? undefined : state.base.version;
      lastFailure = undefined;
      localStorage.removeItem(storageStart(workspace) + name);
      return true;
    }
    const isKept = storeInBrowser(state);
    if (failure !== '' && failure !== lastFailure) editor.announce(failure);
    lastFailure = failure;
    storeIn(retryAfter);
    return isKept;
  }

  /** Stores a draft in the browser, which has room for those of most sites. */
  function storeInBrowser(state: EditorState): boolean {
    const key = storageStart(workspace) + name;
    if (isSaved(state)) {
      localStorage.removeItem(key);
      return true;
    }
    const { version, text } = state.base;
    // Without room for a large file, the edits alone are kept, which fit that file as long as nobody changes it.
    if (version !== baseBeside && storeItem(key, textOfDraft(state, text))) return true;
    if (storeItem(key, textOfDraft(state))) return true;
    editor.announce('What you changed cannot be kept on the disk, and the browser has no room. Leave this open.');
    return false;
  }
}

function isSame(one: EditorState, other: EditorState): boolean {
  const names = ['base', 'conflicts', 'refusals'] as const;
  return one.edits.root === other.edits.root && names.every((name) => one[name] === other[name]);
}

function isSaved(state: EditorState): boolean {
  return state.conflicts.length === 0 && isInFile(state);
}

function textOfDraft({ edits, base, conflicts, refusals }: EditorState, text?: string): string {
  const place = edits.past.at(-1)?.place;
  const draft: WindowDraft = {
    basedOn: base.version,
    ...(text !== undefined && { base: text }),
    patch: patchBetween(base.root, edits.root),
    undecided: conflicts,
    refused: refusals,
    ...(place !== undefined && { place }),
  };
  return JSON.stringify(draft);
}

/** Stores a text in the browser; tells whether there was room for it. */
function storeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
