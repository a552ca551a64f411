import { toBase64 } from '../base64.ts';
import { type Change, type CommitOrder, ForgeFailure } from '../forge.ts';
import { type Json, neededHash, textAt, valueAt } from '../json.ts';
import { encodePath, withinFolder } from '../paths.ts';
import { type Committed, type Lookup, writeOnce } from '../settle.ts';
import type { GitHub } from './api.ts';

/**
 * The most bytes of one `createCommitOnBranch`; beyond it each file is sent by itself. GitHub documents no limit, but
 * has answered 502 to requests of 2.5 MB (codesandbox/codesandbox-client#8614).
 */
const mostAtOnce = 2_000_000;
/** The most bytes of one file: the interface takes 50 MB of Base64 (Songmu/action-push-to-another-repository#37). */
const mostInFile = 37_500_000;

const mutation =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

/** Commits changes to a branch, or to a new one. The caller has left out deletions of files that are not there. */
export async function commitToGitHub(
  github: GitHub,
  folder: string,
  order: CommitOrder,
  lookup: Lookup,
): Promise<Committed> {
  const bytes = order.changes.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  if (order.changes.some(({ content }) => (content?.length ?? 0) > mostInFile)) throw new ForgeFailure('tooLarge');
  const branch = order.branch ?? (await github.branch());
  return writeOnce(order, branch, lookup, () =>
    order.branch === undefined && bytes <= mostAtOnce
      ? commitAtOnce(github, folder, branch, order)
      : commitInSteps(github, folder, branch, order),
  );
}

/**
 * Commits in one request, and GitHub signs the commit:
 * https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 */
async function commitAtOnce(github: GitHub, folder: string, branch: string, order: CommitOrder): Promise<Committed> {
  const { name } = await github.repository();
  const [headline = '', ...rest] = order.message.trim().split('\n');
  const additions: Json[] = [];
  const deletions: Json[] = [];
  for (const { path, content } of order.changes) {
    const file = { path: withinFolder(folder, path) };
    if (content === null) deletions.push(file);
    else additions.push({ ...file, contents: toBase64(content) });
  }
  const input = {
    branch: { repositoryNameWithOwner: name, branchName: branch },
    expectedHeadOid: order.base,
    message: { headline, body: rest.join('\n').trim() },
    fileChanges: { additions, deletions },
  };
  const json = await github.ask.json({
    method: 'POST',
    to: github.graphql,
    body: { query: mutation, variables: { input } },
  });
  const type = textAt(json, 'errors', 0, 'type');
  if (type === 'STALE_DATA') return { moved: true };
  const errorText = textAt(json, 'errors', 0, 'message');
  if (valueAt(json, 'errors', 0) !== undefined) {
    throw new ForgeFailure(kindOf(type, errorText ?? ''), { said: errorText });
  }
  return { commit: neededHash(json, 'data', 'createCommitOnBranch', 'commit', 'oid') };
}

/**
 * Gives the kind of failure for an error of GraphQL. GitHub has a type for the older protection of branches, and
 * reports its newer rules in words alone.
 */
function kindOf(type: string | undefined, errorText: string): ForgeFailure['kind'] {
  if (type === 'BRANCH_PROTECTION_RULE_VIOLATION' || /rule violations? found|through a pull request/i.test(errorText)) {
    return 'protected';
  }
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return 'forbidden';
  if (type === 'RATE_LIMITED') return 'limited';
  if (type === 'NOT_FOUND') return 'missing';
  return type === undefined ? 'trouble' : 'refused';
}

/**
 * Commits in several requests: one for each file, one for a tree, one for a commit. Nobody sees the commit until the
 * last request moves the branch to it.
 */
async function commitInSteps(github: GitHub, folder: string, branch: string, order: CommitOrder): Promise<Committed> {
  const { at } = await github.repository();
  const isNew = order.branch !== undefined;
  const head = await github.headOf(branch);
  if (isNew ? head !== undefined : head !== order.base) return { moved: true };
  const make = async (to: string, body: Json): Promise<string> =>
    neededHash(await github.ask.json({ method: 'POST', to: `${at}/git/${to}`, body, isRepeatable: true }), 'sha');
  const tree: Json[] = [];
  for (const change of order.changes) tree.push(await makeEntry(make, folder, change));
  const base = await github.ask.json({ to: `${at}/git/commits/${order.base}` });
  const newTree = await make('trees', { base_tree: neededHash(base, 'tree', 'sha'), tree });
  const commit = await make('commits', { message: order.message, tree: newTree, parents: [order.base] });
  const ref = isNew
    ? { method: 'POST' as const, to: `${at}/git/refs`, body: { ref: `refs/heads/${branch}`, sha: commit } }
    : {
        method: 'PATCH' as const,
        to: `${at}/git/refs/heads/${encodePath(branch)}`,
        body: { sha: commit, force: false },
      };
  const headRef = await github.ask.json(ref);
  return { commit: neededHash(headRef, 'object', 'sha') };
}

async function makeEntry(
  make: (to: string, body: Json) => Promise<string>,
  folder: string,
  { path, content }: Change,
): Promise<Json> {
  const sha = content === null ? null : await make('blobs', { content: toBase64(content), encoding: 'base64' });
  return { path: withinFolder(folder, path), mode: '100644', type: 'blob', sha };
}
