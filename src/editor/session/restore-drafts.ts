import type { StoredDraft } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import type { JsonObject } from '../../manifest/manifest';
import { applyPatch } from '../../manifest/patch';
import { recogniseParts } from '../../manifest/recognise-parts';
import { readBase } from './base';
import { type DraftStore, lockOf, locks, storageStart, type WindowDraft } from './draft';
import type { Editor } from './editor';

/** The longest time that a window which is being left, to be loaded again, may hold its draft, in milliseconds. */
const longestLeaving = 5000;

/**
 * Puts back the drafts of windows that are gone, merged with the file, each as one step. Once this window has stored a
 * draft as its own, it is removed from where the other left it.
 */
export async function restoreDrafts(
  editor: Editor,
  workspace: Workspace,
  { storeNow }: DraftStore,
  onDisk: readonly StoredDraft[],
): Promise<void> {
  const start = storageStart(workspace);
  const locksHeld = locks();
  for (const name of draftsIn(onDisk).keys()) {
    // A browser that cannot tell which windows are open offers the draft of an open window in another one, too.
    if (!locksHeld) {
      await takeOver(name, onDisk);
      continue;
    }
    const isLeft = await locksHeld.request(lockOf(workspace, name), { ifAvailable: true }, async (lock) => {
      if (lock) await takeOver(name, onDisk);
      return lock !== null;
    });
    if (!isLeft) takeOnceLeft(locksHeld, name).catch(() => {});
  }

  /** Gives each draft by its name: one that the browser stored is later than one beside the file. */
  function draftsIn(beside: readonly StoredDraft[]): Map<string, string> {
    const inBrowser = Object.entries(localStorage).filter(([key]) => key.startsWith(start));
    return new Map([
      ...beside.map(({ name, text }): [string, string] => [name, text]),
      ...inBrowser.map(([key, text]): [string, string] => [key.slice(start.length), text]),
    ]);
  }

  /** Takes a draft over from a window that holds it a moment longer, as it is by then; whoever holds it on is open. */
  function takeOnceLeft(locksHeld: LockManager, name: string): Promise<void> {
    const signal = AbortSignal.timeout(longestLeaving);
    return locksHeld.request(lockOf(workspace, name), { signal }, async () => takeOver(name, await workspace.drafts()));
  }

  async function takeOver(name: string, beside: readonly StoredDraft[]): Promise<void> {
    const text = draftsIn(beside).get(name);
    const bases = new Map(beside.flatMap(({ base }) => (base ? [[base.version, base.text]] : [])));
    if (text === undefined || !restore(editor, text, bases) || !(await storeNow())) return;
    const failure = await workspace.deleteDraft(name).catch(() => '');
    if (failure === undefined) localStorage.removeItem(start + name);
  }
}

/** Puts one draft back; tells whether it could be read. */
function restore(editor: Editor, text: string, bases: ReadonlyMap<string, string>): boolean {
  const { base } = editor.state();
  const draft = readDraft(text);
  if (!draft) return false;
  const isSame = draft.basedOn === base.version;
  const written = draft.base ?? bases.get(draft.basedOn) ?? '';
  const reading = isSame ? base : readBase({ text: written, version: draft.basedOn });
  if ('failure' in reading) {
    editor.announce('What was changed here earlier cannot be put back: the file that it was made from is gone.');
    return false;
  }
  const { root: before } = reading;
  const after = applyPatch(before, draft.patch) as JsonObject;
  recogniseParts(base.root, before);
  recogniseParts(before, after);
  editor.tell({
    kind: 'restore',
    draft: { before, after, conflicts: draft.undecided, refusals: draft.refused },
  });
  // Whoever comes back goes on where they were.
  if (draft.place !== undefined) editor.open(draft.place, false);
  return true;
}

function readDraft(text: string): WindowDraft | undefined {
  try {
    const { undecided = [], refused = [], ...draft }: WindowDraft = JSON.parse(text);
    const isDraft = typeof draft.basedOn === 'string' && typeof draft.patch === 'object';
    return isDraft ? { ...draft, undecided, refused } : undefined;
  } catch {
    return undefined;
  }
}
