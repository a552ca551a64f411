import { jsonOf } from '../ask.ts';
import { deleteBranch } from '../delete-branch.ts';
import {
  type Forge,
  ForgeFailure,
  type ForgeVersion,
  type ForgeWorld,
  type Proposal,
  type RepositoryPlace,
} from '../forge.ts';
import { addressAt, type Json, neededAddress, neededHash, neededList, neededText, textAt, valueAt } from '../json.ts';
import { encodePath, relativeTo, withinFolder } from '../paths.ts';
import { proposeBy } from '../propose.ts';
import { readVersion } from '../read-version.ts';
import type { Lookup } from '../settle.ts';
import { askForgejo, type Forgejo } from './api.ts';
import { commitToForgejo } from './commit.ts';
import { deployPreviewOf, runsOf } from './runs.ts';

/** Opens a repository at a Forgejo or a Gitea. */
export function openForgejo(place: RepositoryPlace, token: string, world: ForgeWorld): Forge {
  const forgejo = askForgejo(place, token, world);
  const { ask, at } = forgejo;
  const { folder } = place;

  const readAt = async (path: string, commit: string): Promise<Uint8Array | undefined> => {
    const to = `${at}/raw/${encodePath(withinFolder(folder, path))}?ref=${commit}`;
    const answer = await ask({ to, accept: '*/*', expects: [404] });
    if (answer.status !== 404) return answer.bytes;
    // The file is missing; where the commit or the repository is, too, this throws.
    await ask({ to: `${at}/git/commits/${commit}?stat=false&verification=false&files=false` });
    return undefined;
  };
  const list = async (below: string, commit: string) => {
    const root = withinFolder(folder, below);
    return (await readTree(forgejo, commit)).flatMap((entry) => {
      const path = relativeTo(root, neededText(entry, 'path'));
      const bytes = valueAt(entry, 'size');
      if (path === undefined || textAt(entry, 'type') !== 'blob') return [];
      const size = typeof bytes === 'number' ? { bytes } : {};
      return [{ path: withinFolder(below, path), hash: neededHash(entry, 'sha'), ...size }];
    });
  };
  const recent = async (branch: string, path?: string, page = 1): Promise<ForgeVersion[]> => {
    const of = path === undefined ? '' : `&path=${encodeURIComponent(withinFolder(folder, path))}`;
    const less = 'stat=false&verification=false&files=false';
    const to = `${at}/commits?sha=${encodeURIComponent(branch)}${of}&${less}&limit=30&page=${page}`;
    // Gitea answers 404 for a page after the last one.
    const answer = await ask({ to, expects: path === undefined ? [] : [404] });
    return answer.status === 404 ? [] : neededList(jsonOf(answer)).map(readVersion);
  };
  const lookup: Lookup = { headOf: forgejo.headOf, read: readAt, recent };
  return {
    mayWrite: async () => (await forgejo.repository()).mayPush,
    head: async () => {
      const head = await forgejo.headOf(await forgejo.branch());
      if (head !== undefined) return head;
      throw new ForgeFailure((await forgejo.repository()).isEmpty ? 'empty' : 'missing', { status: 404 });
    },
    read: readAt,
    list,
    commit: async (order) => commitToForgejo(forgejo, folder, order, await list('', order.base), lookup),
    versions: async (path, page) => recent(await forgejo.branch(), path, page),
    propose: (proposal) => propose(forgejo, proposal),
    deleteBranch: (branch, commit) =>
      deleteBranch(ask, `${at}/branches/${encodePath(branch)}`, commit, () => forgejo.headOf(branch)),
    runs: (commit) => runsOf(forgejo, commit),
    deployPreview: (commit) => deployPreviewOf(forgejo, commit),
  };
}

async function propose(forgejo: Forgejo, { branch, title, body }: Proposal): Promise<{ address: string }> {
  const { ask, at } = forgejo;
  const into = await forgejo.branch();
  const request = { title, body, head: branch, base: into };
  return proposeBy({
    open: async () => neededAddress(await ask.json({ method: 'POST', to: `${at}/pulls`, body: request }), 'html_url'),
    findOpen: async () => {
      const json = await ask.json({ to: `${at}/pulls/${encodePath(into)}/${encodePath(branch)}` });
      return textAt(json, 'state') === 'open' ? addressAt(json, 'html_url') : undefined;
    },
    pageByHand: async () => {
      const { address } = await forgejo.repository();
      return `${address}/compare/${encodePath(into)}...${encodePath(branch)}`;
    },
  });
}

/** Reads all entries of a commit, page by page; the administrator of the forge decides how many a page has. */
async function readTree({ ask, at }: Forgejo, commit: string): Promise<Json[]> {
  const entries: Json[] = [];
  for (let page = 1; ; page++) {
    const json = await ask.json({ to: `${at}/git/trees/${commit}?recursive=true&per_page=1000&page=${page}` });
    // Gitea writes null for no entries.
    const tree = valueAt(json, 'tree') === null ? [] : neededList(json, 'tree');
    entries.push(...tree);
    if (valueAt(json, 'truncated') !== true || tree.length === 0) return entries;
  }
}
