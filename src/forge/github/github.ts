import { deleteBranch } from '../delete-branch.ts';
import {
  type Forge,
  ForgeFailure,
  type ForgeVersion,
  type ForgeWorld,
  type Proposal,
  type RepositoryPlace,
} from '../forge.ts';
import { addressAt, neededAddress, neededList } from '../json.ts';
import { encodePath, withinFolder } from '../paths.ts';
import { proposeBy } from '../propose.ts';
import { readVersion } from '../read-version.ts';
import type { Lookup } from '../settle.ts';
import { askGitHub, type GitHub } from './api.ts';
import { commitToGitHub } from './commit.ts';
import { listFiles, readFile } from './files.ts';
import { deployPreviewOf, runsOf } from './runs.ts';

/** Opens a repository at github.com, or at a GitHub on a host of its own. */
export function openGitHub(place: RepositoryPlace, token: string, world: ForgeWorld): Forge {
  const github = askGitHub(place, token, world);
  const { folder } = place;
  const list = (below: string, commit: string) => listFiles(github, folder, below, commit);
  const readAt = (path: string, commit: string) => readFile(github, folder, path, commit);
  const recent = async (branch: string, path?: string, page = 1): Promise<ForgeVersion[]> => {
    const { at } = await github.repository();
    const of = path === undefined ? '' : `&path=${encodeURIComponent(withinFolder(folder, path))}`;
    const to = `${at}/commits?sha=${encodeURIComponent(branch)}${of}&per_page=30&page=${page}`;
    return neededList(await github.ask.json({ to })).map(readVersion);
  };
  const lookup: Lookup = { headOf: github.headOf, read: readAt, recent };
  return {
    mayWrite: async () => (await github.repository()).mayPush && mayStore(github),
    head: async () => {
      const head = await github.headOf(await github.branch());
      if (head === undefined) throw new ForgeFailure('missing', { status: 404 });
      return head;
    },
    read: readAt,
    list,
    commit: async (order) => {
      const removes = order.changes.some(({ content }) => content === null);
      const there = new Set(removes ? (await list('', order.base)).map(({ path }) => path) : []);
      const changes = order.changes.filter(({ path, content }) => content !== null || there.has(path));
      if (changes.length === 0) return { commit: order.base };
      return commitToGitHub(github, folder, { ...order, changes }, lookup);
    },
    versions: async (path, page) => recent(await github.branch(), path, page),
    propose: (proposal) => propose(github, proposal),
    deleteBranch: async (branch, commit) => {
      const { at } = await github.repository();
      const to = `${at}/git/refs/heads/${encodePath(branch)}`;
      return deleteBranch(github.ask, to, commit, () => github.headOf(branch));
    },
    runs: (commit) => runsOf(github, commit),
    deployPreview: (commit) => deployPreviewOf(github, commit),
  };
}

/**
 * Tells whether the token may store something, by storing an empty blob, which nothing shows and which needs the permission of a
 * commit. GitHub itself tells only what the person may do.
 */
async function mayStore(github: GitHub): Promise<boolean> {
  const { at } = await github.repository();
  const body = { content: '', encoding: 'utf-8' };
  try {
    await github.ask({ method: 'POST', to: `${at}/git/blobs`, body, isRepeatable: true });
    return true;
  } catch (failure) {
    if (!(failure instanceof ForgeFailure)) throw failure;
    if (failure.kind === 'forbidden' || failure.kind === 'missing') return false;
    // GitHub refuses blobs for a repository without commits.
    if (failure.kind === 'empty') return true;
    throw failure;
  }
}

async function propose(github: GitHub, { branch, title, body }: Proposal): Promise<{ address: string }> {
  const { at, name, address } = await github.repository();
  const into = await github.branch();
  const request = { title, body, head: branch, base: into };
  const head = `${name.split('/')[0]}:${branch}`;
  const openOnes = `${at}/pulls?state=open&head=${encodeURIComponent(head)}&base=${encodeURIComponent(into)}`;
  return proposeBy({
    open: async () =>
      neededAddress(await github.ask.json({ method: 'POST', to: `${at}/pulls`, body: request }), 'html_url'),
    findOpen: async () => addressAt(await github.ask.json({ to: openOnes }), 0, 'html_url'),
    pageByHand: async () => `${address}/compare/${encodePath(into)}...${encodePath(branch)}?expand=1`,
  });
}
