import { ForgeFailure } from './forge.ts';

/** The requests by which one forge is asked for a pull or merge request. */
interface ProposalRequests {
  /** Opens it and gives its address. */
  open(): Promise<string>;
  /** Gives the address of the one that is open already; undefined where none is. */
  findOpen(): Promise<string | undefined>;
  /** Gives the page of the forge on which a person opens it by hand. */
  pageByHand(): Promise<string>;
}

/**
 * Opens a pull or merge request and gives its address; that of the open one, where there is one already. Where the forge
 * refuses, it throws the failure with the page on which a person can do the same by hand.
 */
export async function proposeBy({ open, findOpen, pageByHand }: ProposalRequests): Promise<{ address: string }> {
  try {
    return { address: await open() };
  } catch (failure) {
    if (!(failure instanceof ForgeFailure) || failure.kind === 'signedOut' || failure.kind === 'limited') throw failure;
    const there = await findOpen().catch(() => undefined);
    if (there !== undefined) return { address: there };
    const address = await pageByHand().catch(() => {
      throw failure;
    });
    throw new ForgeFailure(failure.kind, { ...failure, address });
  }
}
