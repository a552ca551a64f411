import { toBase64 } from '../base64.ts';
import { type Change, type CommitOrder, ForgeFailure, type ListedFile } from '../forge.ts';
import { type Json, neededHash, valueAt } from '../json.ts';
import { withinFolder } from '../paths.ts';
import { type Committed, type Lookup, protectedInstead, writeOnce } from '../settle.ts';
import type { Forgejo } from './api.ts';

/**
 * Commits changes in one request (`repoChangeFiles` of its interface). Forgejo refuses it where a file that is changed
 * or deleted differs from the base, or where a file that is added is there already; `files` are those of the base.
 */
export async function commitToForgejo(
  forgejo: Forgejo,
  folder: string,
  order: CommitOrder,
  files: readonly ListedFile[],
  lookup: Lookup,
): Promise<Committed> {
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  const changes = order.changes.filter(({ path, content }) => content !== null || hashes.has(path));
  if (changes.length === 0) return { commit: order.base };
  const from = await forgejo.branch();
  const body: Json = {
    branch: from,
    ...(order.branch === undefined ? {} : { new_branch: order.branch }),
    message: order.message,
    files: changes.map((change) => operationOf(change, folder, hashes.get(change.path))),
  };
  return writeOnce({ ...order, changes }, order.branch ?? from, lookup, async () => {
    // Forgejo compares the changed files alone, but the site was checked with all other files as they were in the base.
    if (order.branch === undefined && (await forgejo.headOf(from)) !== order.base) return { moved: true };
    try {
      const json = await forgejo.ask.json({ method: 'POST', to: `${forgejo.at}/contents`, body });
      return { commit: neededHash(json, 'commit', 'sha') };
    } catch (failure) {
      if (await isOfMoved(forgejo, order, from, failure)) return { moved: true };
      throw await protectedInstead(failure, async () => {
        const about = await forgejo.aboutBranch(order.branch ?? from);
        return valueAt(about, 'protected') === true && valueAt(about, 'user_can_push') !== true;
      });
    }
  });
}

/** Tells whether a new branch was not made because a file has changed where the branch was to begin. */
async function isOfMoved(forgejo: Forgejo, order: CommitOrder, from: string, failure: unknown): Promise<boolean> {
  if (order.branch === undefined || !(failure instanceof ForgeFailure)) return false;
  if (failure.kind !== 'refused' && failure.kind !== 'missing') return false;
  return (await forgejo.headOf(order.branch)) === undefined && (await forgejo.headOf(from)) !== order.base;
}

function operationOf({ path, content }: Change, folder: string, sha: string | undefined): Json {
  const file = { path: withinFolder(folder, path) };
  if (content === null) return { ...file, operation: 'delete', sha: sha ?? '' };
  const body = { ...file, content: toBase64(content) };
  return sha === undefined ? { ...body, operation: 'create' } : { ...body, operation: 'update', sha };
}
