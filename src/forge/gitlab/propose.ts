import { ForgeFailure } from '../forge.ts';
import { addressAt, type Json, neededAddress } from '../json.ts';
import type { GitLab } from './api.ts';

/** Opens a merge request for a branch and gives its address; that of the open one, where there is one already. */
export async function proposeToGitLab(
  gitlab: GitLab,
  { branch, title, body }: { branch: string; title: string; body: string },
): Promise<{ address: string }> {
  const { ask, at } = gitlab;
  const into = await gitlab.branch();
  const request = { source_branch: branch, target_branch: into, title, description: body };
  try {
    const json = await ask.json({ method: 'POST', to: `${await at()}/merge_requests`, body: request });
    return { address: neededAddress(json, 'web_url') };
  } catch (failure) {
    if (!(failure instanceof ForgeFailure) || failure.kind === 'signedOut' || failure.kind === 'limited') throw failure;
    const names = `source_branch=${encodeURIComponent(branch)}&target_branch=${encodeURIComponent(into)}`;
    const open = await ask.json({ to: `${await at()}/merge_requests?state=opened&${names}` }).catch((): Json => []);
    const there = addressAt(open, 0, 'web_url');
    if (there !== undefined) return { address: there };
    const { address } = await gitlab.project().catch(() => {
      throw failure;
    });
    const query = `merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
    throw new ForgeFailure(failure.kind, { ...failure, address: `${address}/-/merge_requests/new?${query}` });
  }
}
