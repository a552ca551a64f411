import { ForgeFailure } from './forge.ts';

/** Gives what `ask` resolves to, or `otherwise` where the token may not read it. */
export async function unlessHidden<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    const isHidden = failure instanceof ForgeFailure && (failure.kind === 'forbidden' || failure.kind === 'missing');
    if (isHidden) return otherwise;
    throw failure;
  }
}
