import type { MetMerge } from '../../manifest/merge-met';
import { patchBetween } from '../../manifest/patch';
import { type Draft, newDraftName, storageStart } from '../session/draft';
import type { Workspace } from '../session/workspace';

/**
 * Writes what two versions give together in the place of the file in which they met, which the history keeps, and leaves
 * what has to be decided as a draft, to be put back when the site is opened; returns in words why it could not.
 */
export async function bringTogether(
  { text, root, mine, conflicts }: MetMerge,
  basedOn: string,
  workspace: Workspace,
): Promise<string | undefined> {
  const written = await workspace.write(text, basedOn);
  if ('failure' in written) return written.failure;
  if ('instead' in written) return 'site.json was changed meanwhile. Look at it, then choose again.';
  if (conflicts.length === 0) return undefined;
  const { version } = written;
  const draft: Draft = { basedOn: version, patch: patchBetween(root, mine), undecided: conflicts, refused: [] };
  const name = newDraftName();
  const kept = JSON.stringify(draft);
  const failure = await workspace.keepDraft(name, kept, { text, version }).catch(() => '');
  // The browser keeps it where the disk cannot.
  if (failure !== undefined) localStorage.setItem(storageStart(workspace) + name, kept);
  return undefined;
}
