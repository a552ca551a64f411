import type { Change, CommitOrder } from './forge.ts';
import { ForgeFailure } from './forge.ts';

/** The result of an order: its commit, or that the branch has moved. */
export type Committed = { commit: string } | { moved: true };

/** The requests that find out whether a write has arrived. */
export interface Lookup {
  /** Gives the hash at the head of a branch; undefined where there is no such branch. */
  headOf(branch: string): Promise<string | undefined>;
  /** Gives the content of a file in a commit, by its path in the folder of site.json; undefined where there is none. */
  read(path: string, commit: string): Promise<Uint8Array | undefined>;
  /** Lists the latest commits of a branch, newest first. */
  recent(branch: string): Promise<{ commit: string; message: string }[]>;
}

/** The kinds of failures after which the forge may have written all the same; after any other one it has not. */
const unsure: ReadonlySet<string> = new Set(['offline', 'trouble', 'refused', 'missing']);

/**
 * Writes, and after a failure looks whether the commit is there all the same: a commit after `base` with the same
 * message and contents. So a write whose answer was lost is found, also when the order is given again.
 */
export async function writeOnce(
  order: CommitOrder,
  branch: string,
  lookup: Lookup,
  write: () => Promise<Committed>,
): Promise<Committed> {
  try {
    const outcome = await write();
    return 'moved' in outcome ? await whatBecameOf(order, branch, lookup, undefined) : outcome;
  } catch (failure) {
    if (!(failure instanceof ForgeFailure) || !unsure.has(failure.kind)) throw failure;
    return await whatBecameOf(order, branch, lookup, failure);
  }
}

/**
 * Looks for the commit of an order after the write has failed with `failure`, or, where that is undefined, because the
 * branch has moved. Throws where the look fails, too.
 */
async function whatBecameOf(
  order: CommitOrder,
  branch: string,
  lookup: Lookup,
  failure: ForgeFailure | undefined,
): Promise<Committed> {
  const head = await lookup.headOf(branch);
  if (head === undefined || head === order.base) {
    if (failure !== undefined) throw failure;
    return { moved: true };
  }
  for (const { commit, message } of await lookup.recent(branch)) {
    if (commit === order.base) break;
    if (isMessage(message, order.message) && (await holds(order.changes, commit, lookup))) return { commit };
  }
  if (order.branch !== undefined) throw new ForgeFailure('taken');
  return { moved: true };
}

/**
 * Tells whether a commit has the message that was asked for. Forges trim it, add an empty line below the first, and may
 * append who has signed.
 */
function isMessage(found: string, asked: string): boolean {
  const plain = (message: string) => message.replaceAll(/\s+/g, ' ').trim();
  return plain(found).startsWith(plain(asked));
}

async function holds(changes: readonly Change[], commit: string, lookup: Lookup): Promise<boolean> {
  for (const { path, content } of changes) {
    const found = await lookup.read(path, commit);
    if (content === null ? found !== undefined : found === undefined || !areSame(found, content)) return false;
  }
  return true;
}

function areSame(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, index) => byte === others[index]);
}

/**
 * Gives the failure of a write to a protected branch as one: GitLab and Forgejo send 403 for it, as for a token that may
 * not write. Gives any other failure as it is.
 */
export async function protectedInstead(failure: unknown, isProtected: () => Promise<boolean>): Promise<unknown> {
  if (!(failure instanceof ForgeFailure) || failure.kind !== 'forbidden') return failure;
  return (await isProtected().catch(() => false)) ? new ForgeFailure('protected', failure) : failure;
}
