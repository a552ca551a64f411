import type { Ask } from './ask.ts';
import { ForgeFailure } from './forge.ts';

/**
 * Deletes the branch at the address `to` if its head is still `commit`; gives whether the branch is gone. A branch with
 * newer commits stays. When the forge refuses or its answer is lost, this asks for the head once more, and throws if
 * the branch is still there.
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
