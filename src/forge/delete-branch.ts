import type { Ask } from './ask.ts';
import { ForgeFailure } from './forge.ts';

/**
 * Deletes a branch, at an address of the forge, whose head is still a commit; gives whether it is gone. One with which
 * somebody has gone on stays. Where the forge refuses, or its answer is lost, it is looked whether the branch is there.
 */
export async function deleteBranch(
  ask: Ask,
  to: string,
  commit: string,
  head: () => Promise<string | undefined>,
): Promise<boolean> {
  const before = await head();
  if (before !== commit) return before === undefined;
  try {
    await ask({ method: 'DELETE', to });
  } catch (failure) {
    if (!(failure instanceof ForgeFailure)) throw failure;
    if ((await head()) !== undefined) throw failure;
  }
  return true;
}
