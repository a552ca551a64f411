import type { Workspace } from '../../edit-api/workspace';
import type { MetMerge } from '../../manifest/merge-met';
import { patchBetween } from '../../manifest/patch';
import { newDraftName, storageStart, type WindowDraft } from '../session/draft';

/**
 * Writes the merge of two versions over the file in which both stood, and stores conflicts as a draft, which comes back
 * when the site is opened. Gives the reason, in words, where it cannot.
 */
export async function bringTogether(
  { text, root, mine, conflicts }: MetMerge,
  basedOn: string,
  workspace: Workspace,
): Promise<string | undefined> {
  const written = await workspace.writeSite(text, basedOn);
  if ('failure' in written) return written.failure;
  if ('instead' in written) return 'site.json was changed meanwhile. Look at it, then choose again.';
  if (conflicts.length === 0) return undefined;
  const { version } = written;
  const draft: WindowDraft = { basedOn: version, patch: patchBetween(root, mine), undecided: conflicts, refused: [] };
  const name = newDraftName();
  const draftText = JSON.stringify(draft);
  const failure = await workspace.storeDraft(name, draftText, { text, version }).catch(() => '');
  // The browser stores it where the disk cannot.
  if (failure !== undefined) localStorage.setItem(storageStart(workspace) + name, draftText);
  return undefined;
}
