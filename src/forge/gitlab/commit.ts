import { toBase64 } from '../base64.ts';
import { type Change, type CommitOrder, ForgeFailure, type ListedFile } from '../forge.ts';
import { type Json, neededHash, valueAt } from '../json.ts';
import { encodeWhole, withinFolder } from '../paths.ts';
import { type Committed, type Lookup, protectedInstead, writeOnce } from '../settle.ts';
import type { GitLab } from './api.ts';

/**
 * Commits changes in one request, which GitLab refuses where another commit has changed one of the files since the
 * base: https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions
 */
export async function commitToGitLab(
  gitlab: GitLab,
  folder: string,
  order: CommitOrder,
  list: (below: string, commit: string) => Promise<ListedFile[]>,
  lookup: Lookup,
): Promise<Committed> {
  const changes: Change[] = [];
  const actions: Json[] = [];
  for (const change of order.changes) {
    const last = await lastCommitOf(gitlab, folder, change.path, order.base, list);
    if (change.content === null && last === undefined) continue;
    changes.push(change);
    actions.push(actionOf(change, folder, order.branch === undefined ? last : undefined, last !== undefined));
  }
  if (changes.length === 0) return { commit: order.base };
  const branch = order.branch ?? (await gitlab.branch());
  const body: Json = {
    branch,
    ...(order.branch === undefined ? {} : { start_sha: order.base }),
    commit_message: order.message,
    actions,
    stats: false,
  };
  return writeOnce({ ...order, changes }, branch, lookup, async () => {
    // GitLab compares the changed files alone, but the site was checked with all other files as they were in the base.
    if (order.branch === undefined && (await gitlab.headOf(branch)) !== order.base) return { moved: true };
    try {
      const json = await gitlab.ask.json({ method: 'POST', to: `${await gitlab.at()}/repository/commits`, body });
      return { commit: neededHash(json, 'id') };
    } catch (failure) {
      throw await protectedInstead(failure, async () => {
        const about = await gitlab.aboutBranch(branch);
        return valueAt(about, 'protected') === true && valueAt(about, 'can_push') === false;
      });
    }
  });
}

/** Gives the hash of the last commit up to `commit` that changed a file; undefined where there is no such file. */
async function lastCommitOf(
  { ask, at }: GitLab,
  folder: string,
  path: string,
  commit: string,
  list: (below: string, commit: string) => Promise<ListedFile[]>,
): Promise<string | undefined> {
  const to = `${await at()}/repository/files/${encodeWhole(withinFolder(folder, path))}?ref=${commit}`;
  const answer = await ask({ method: 'HEAD', to, accept: '*/*', expects: [404] });
  const last = answer.status === 404 ? undefined : answer.headers.get('x-gitlab-last-commit-id');
  if (last === null) throw new ForgeFailure('trouble', { status: answer.status });
  // A missing file is not deleted, so a 404 has to be certain: a list that has the file contradicts it.
  const beside = last === undefined ? await list(path.split('/').slice(0, -1).join('/'), commit) : [];
  if (beside.some((file) => file.path === path)) throw new ForgeFailure('trouble', { status: answer.status });
  return last;
}

function actionOf({ path, content }: Change, folder: string, last: string | undefined, isThere: boolean): Json {
  const file = { file_path: withinFolder(folder, path), ...(last === undefined ? {} : { last_commit_id: last }) };
  if (content === null) return { ...file, action: 'delete' };
  return { ...file, action: isThere ? 'update' : 'create', encoding: 'base64', content: toBase64(content) };
}
