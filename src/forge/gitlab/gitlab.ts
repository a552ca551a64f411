import { jsonOf } from '../ask.ts';
import { deleteBranch } from '../delete-branch.ts';
import {
  type Forge,
  ForgeFailure,
  type ForgeVersion,
  type ForgeWorld,
  type ListedFile,
  type Proposal,
  type RepositoryPlace,
} from '../forge.ts';
import { addressAt, type Json, neededAddress, neededHash, neededList, neededText, textAt } from '../json.ts';
import { encodeWhole, relativeTo, withinFolder } from '../paths.ts';
import { proposeBy } from '../propose.ts';
import type { Lookup } from '../settle.ts';
import { askGitLab, type GitLab } from './api.ts';
import { commitToGitLab } from './commit.ts';
import { deployPreviewOf, runsOf } from './runs.ts';

/** Opens a repository at gitlab.com, or at a GitLab on a host of its own. */
export function openGitLab(place: RepositoryPlace, token: string, world: ForgeWorld): Forge {
  const gitlab = askGitLab(place, token, world);
  const { ask, at } = gitlab;
  const { folder } = place;

  const readAt = async (path: string, commit: string): Promise<Uint8Array | undefined> => {
    const to = `${await at()}/repository/files/${encodeWhole(withinFolder(folder, path))}/raw?ref=${commit}`;
    const answer = await ask({ to, accept: '*/*', expects: [404] });
    if (answer.status !== 404) return answer.bytes;
    // The file is missing; where the commit or the project is, too, this throws.
    await ask({ to: `${await at()}/repository/commits/${commit}?stats=false` });
    return undefined;
  };
  const list = async (below: string, commit: string) => listFiles(gitlab, folder, below, commit);
  const recent = async (branch: string, path?: string, page = 1): Promise<ForgeVersion[]> => {
    const of = path === undefined ? '' : `&path=${encodeURIComponent(withinFolder(folder, path))}`;
    const to = `${await at()}/repository/commits?ref_name=${encodeURIComponent(branch)}${of}&per_page=30&page=${page}`;
    return neededList(await ask.json({ to })).map(readVersion);
  };
  const lookup: Lookup = { headOf: gitlab.headOf, read: readAt, recent };
  return {
    mayWrite: async () => (await gitlab.project()).mayPush,
    head: async () => {
      const head = await gitlab.headOf(await gitlab.branch());
      if (head !== undefined) return head;
      throw new ForgeFailure((await gitlab.project()).isEmpty ? 'empty' : 'missing', { status: 404 });
    },
    read: readAt,
    list,
    commit: (order) => commitToGitLab(gitlab, folder, order, list, lookup),
    versions: async (path, page) => recent(await gitlab.branch(), path, page),
    propose: (proposal) => propose(gitlab, proposal),
    deleteBranch: async (branch, commit) =>
      deleteBranch(ask, `${await at()}/repository/branches/${encodeWhole(branch)}`, commit, () =>
        gitlab.headOf(branch),
      ),
    runs: (commit) => runsOf(gitlab, commit),
    deployPreview: (commit) => deployPreviewOf(gitlab, commit),
  };
}

async function propose(gitlab: GitLab, { branch, title, body }: Proposal): Promise<{ address: string }> {
  const { ask, at } = gitlab;
  const into = await gitlab.branch();
  const request = { source_branch: branch, target_branch: into, title, description: body };
  const names = `source_branch=${encodeURIComponent(branch)}&target_branch=${encodeURIComponent(into)}`;
  return proposeBy({
    open: async () => {
      const json = await ask.json({ method: 'POST', to: `${await at()}/merge_requests`, body: request });
      return neededAddress(json, 'web_url');
    },
    findOpen: async () =>
      addressAt(await ask.json({ to: `${await at()}/merge_requests?state=opened&${names}` }), 0, 'web_url'),
    pageByHand: async () => {
      const { address } = await gitlab.project();
      return `${address}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
    },
  });
}

/** Lists the files below a folder, a hundred a page, the most that GitLab gives. The list has no sizes. */
async function listFiles({ ask, at }: GitLab, folder: string, below: string, commit: string) {
  const root = withinFolder(folder, below);
  const under = root === '' ? '' : `&path=${encodeURIComponent(root)}`;
  const files: ListedFile[] = [];
  for (let page = 1; ; page++) {
    const to = `${await at()}/repository/tree?ref=${commit}${under}&recursive=true&per_page=100&page=${page}`;
    const answer = await ask({ to, expects: [404] });
    if (answer.status === 404) {
      await ask({ to: `${await at()}/repository/commits/${commit}?stats=false` });
      return files;
    }
    const entries = neededList(jsonOf(answer));
    for (const entry of entries) {
      const path = relativeTo(folder, neededText(entry, 'path'));
      if (path !== undefined && textAt(entry, 'type') === 'blob') files.push({ path, hash: neededHash(entry, 'id') });
    }
    if (entries.length < 100) return files;
  }
}

function readVersion(json: Json): ForgeVersion {
  return {
    commit: neededHash(json, 'id'),
    time: neededText(json, 'committed_date'),
    message: (textAt(json, 'message') ?? '').trimEnd(),
  };
}
