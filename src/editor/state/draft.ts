import type { JsonObject } from '../../manifest/manifest';
import { mergeChanges } from '../../manifest/merge';
import { parseManifest } from '../../manifest/parse';
import { recogniseParts } from '../../manifest/recognise-parts';
import type { Workspace } from '../workspace';
import { type Editor, textOf } from './editor';
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

/** Keeps what is not saved yet, whenever it changes: beside the file, and in the browser while nobody answers. */
export function keepDrafts(editor: Editor, workspace: Workspace): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let kept = editor.state().edits.root;
  editor.subscribe(() => {
    const { edits, base } = editor.state();
    if (edits.root === kept) return;
    kept = edits.root;
    clearTimeout(resting);
    resting = setTimeout(() => keep(editor, workspace), rest);
    // Whoever closes the window at once loses nothing either.
    if (edits.root !== base.root) localStorage.setItem(storageKey(workspace), JSON.stringify(draftOf(editor)));
  });
}

async function keep(editor: Editor, workspace: Workspace): Promise<void> {
  const { edits, base } = editor.state();
  const isSaved = textOf(edits.root) === textOf(base.root);
  try {
    const failure = await workspace.keepDraft(isSaved ? undefined : JSON.stringify(draftOf(editor)));
    if (failure === undefined) localStorage.removeItem(storageKey(workspace));
    else editor.announce(failure);
  } catch {
    // The browser has it.
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
  if (textOf(root) === textOf(base.root)) return;
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
