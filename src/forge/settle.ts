import type { Change, CommitOrder } from './forge.ts';
import { ForgeFailure } from './forge.ts';

/** What came of an order. */
export type Committed = { commit: string } | { moved: true };

/** What looks up what became of a write. */
export interface Lookup {
  /** The head of a branch; undefined where there is no such branch. */
  headOf(branch: string): Promise<string | undefined>;
  /** Paths are relative to the folder of site.json. */
  read(path: string, commit: string): Promise<Uint8Array | undefined>;
  /** The latest commits of a branch, newest first. */
  recent(branch: string): Promise<{ commit: string; message: string }[]>;
}

/** Failures after which nobody knows, without a look, whether the forge has written: the others say that it has not. */
const unsure: ReadonlySet<string> = new Set(['offline', 'trouble', 'refused', 'missing']);

/**
 * Writes, and where that failed, looks up whether the commit is there nevertheless. It is where a commit that came after
 * `base` has the message and each content; so a write whose answer was lost is found, also when the order is given again.
 */
export async function writeOnce(
  order: CommitOrder,
  branch: string,
  lookup: Lookup,
  write: () => Promise<Committed>,
): Promise<Committed> {
  try {
    const done = await write();
    return 'moved' in done ? await whatBecameOf(order, branch, lookup, undefined) : done;
  } catch (failure) {
    if (!(failure instanceof ForgeFailure) || !unsure.has(failure.kind)) throw failure;
    return await whatBecameOf(order, branch, lookup, failure);
  }
}

/** `failure`: that of the write; undefined where the forge said that the branch has moved. Where nobody can look, it fails. */
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

/** Forges take blanks off the ends, set an empty line below the first one, and may write below who has signed. */
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
