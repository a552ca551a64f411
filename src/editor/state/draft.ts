import type { JsonObject } from '../../manifest/manifest';
import { isEqual, mergeChanges } from '../../manifest/merge';
import { parseManifest } from '../../manifest/parse';
import { recogniseParts } from '../../manifest/recognise-parts';
import type { Workspace } from '../workspace';
import type { Editor } from './editor';
import { addStep } from './edits';

/** What is edited and not saved, as it is kept: with the text that it was made from, so that it never hides a newer file. */
interface Draft {
  basedOn: string;
  root: JsonObject;
}

/** Where the browser keeps a draft while nobody answers. */
const storageKey = ({ name }: Workspace): string => `pagewright draft ${name}`;

/** How long nobody types before a draft is kept, in milliseconds. */
const rest = 400;

/**
 * Keeps what is not saved yet, whenever that changes: beside the file, and in the browser while nobody answers. What has
 * been saved is no draft any more; one that stayed would come back with an older version of the file.
 */
export function keepDrafts(editor: Editor, workspace: Workspace): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let { edits, base } = editor.state();
  let keeping = Promise.resolve();
  const keepNow = (): void => {
    clearTimeout(resting);
    resting = undefined;
    // One after another: a draft that arrives late must not take the place of a later one.
    keeping = keeping.then(async () => {
      const failure = await keep(editor, workspace).catch(() => undefined);
      if (failure !== undefined) editor.announce(failure);
    });
  };
  editor.subscribe(() => {
    const now = editor.state();
    if (now.edits.root === edits.root && now.base === base) return;
    ({ edits, base } = now);
    clearTimeout(resting);
    resting = setTimeout(keepNow, rest);
  });
  // Whoever closes the window at once loses nothing either.
  addEventListener('pagehide', () => {
    if (resting === undefined) return;
    if (!isSaved(editor)) keepInBrowser(editor, workspace);
    keepNow();
  });
}

/** Keeps a draft, or takes it away where all is saved; gives in words what the server says against it. */
async function keep(editor: Editor, workspace: Workspace): Promise<string | undefined> {
  try {
    const failure = await workspace.keepDraft(isSaved(editor) ? undefined : JSON.stringify(draftOf(editor)));
    if (failure === undefined) localStorage.removeItem(storageKey(workspace));
    return failure;
  } catch (error) {
    if (!isSaved(editor)) keepInBrowser(editor, workspace);
    throw error;
  }
}

function isSaved(editor: Editor): boolean {
  const { edits, base } = editor.state();
  return isEqual(edits.root, base.root);
}

/** Keeps a draft in the browser, which has room for those of most sites. */
function keepInBrowser(editor: Editor, workspace: Workspace): void {
  try {
    localStorage.setItem(storageKey(workspace), JSON.stringify(draftOf(editor)));
  } catch {
    editor.announce('The server does not answer, and the browser has no room for what you changed. Leave this open.');
  }
}

function draftOf(editor: Editor): Draft {
  const { edits, base } = editor.state();
  return { basedOn: base.text, root: edits.root };
}

/** Puts back what was edited and not saved, merged with what the file says now, as one step. */
export async function restoreDraft(editor: Editor, workspace: Workspace): Promise<void> {
  const text = localStorage.getItem(storageKey(workspace)) ?? (await workspace.readDraft());
  const draft = text === undefined ? undefined : readDraft(text);
  if (!draft) return;
  const { base, edits } = editor.state();
  const { root: before } = parseManifest(draft.basedOn);
  if (!before) return;
  recogniseParts(base.root, before);
  recogniseParts(before, draft.root);
  const { root, conflicts } = mergeChanges(before, draft.root, base.root);
  if (isEqual(root, base.root)) return;
  const says = 'Restored: what you had changed and not saved';
  editor.update({
    edits: addStep(edits, { says, place: editor.state().selected, after: root as JsonObject }),
    saving: { state: 'unsaved' },
    conflicts,
    announced: says,
  });
}

function readDraft(text: string): Draft | undefined {
  try {
    const draft: Partial<Draft> = JSON.parse(text);
    return typeof draft.basedOn === 'string' && typeof draft.root === 'object' ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
