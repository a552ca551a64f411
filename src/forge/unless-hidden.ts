import { ForgeFailure } from './forge.ts';

/** Gives what is asked for, or something else where the token may not see it. */
export async function unlessHidden<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    const isHidden = failure instanceof ForgeFailure && (failure.kind === 'forbidden' || failure.kind === 'missing');
    if (isHidden) return otherwise;
    throw failure;
  }
}
