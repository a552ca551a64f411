import type { Publisher } from './publish';

/**
 * Deletes the branches of drafts that were sent from this copy, but for one that is kept: a later draft, or what was
 * published, has taken their place. What the forge does not delete is tried again with the next; gives the names of these.
 */
export async function endDrafts({ copy, forge }: Pick<Publisher, 'copy' | 'forge'>, kept?: string): Promise<string[]> {
  const { drafts = [] } = (await copy.site()) ?? {};
  const remaining: string[] = [];
  for (const { branch, commit } of drafts) {
    if (branch === kept) continue;
    // One with which somebody has gone on is not ours any more.
    const isAnswered = await forge.deleteBranch(branch, commit).then(
      () => true,
      () => false,
    );
    if (isAnswered) await copy.dropDraftBranch(branch);
    else remaining.push(branch);
  }
  return remaining;
}
