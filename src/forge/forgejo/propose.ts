import { ForgeFailure } from '../forge.ts';
import { addressAt, type Json, neededAddress, textAt } from '../json.ts';
import { encodePath } from '../paths.ts';
import type { Forgejo } from './api.ts';

/** Opens a pull request for a branch and gives its address; that of the open one, where there is one already. */
export async function proposeToForgejo(
  forgejo: Forgejo,
  { branch, title, body }: { branch: string; title: string; body: string },
): Promise<{ address: string }> {
  const { ask, at } = forgejo;
  const into = await forgejo.branch();
  try {
    const json = await ask.json({ method: 'POST', to: `${at}/pulls`, body: { title, body, head: branch, base: into } });
    return { address: neededAddress(json, 'html_url') };
  } catch (failure) {
    if (!(failure instanceof ForgeFailure) || failure.kind === 'signedOut' || failure.kind === 'limited') throw failure;
    const there = await ask
      .json({ to: `${at}/pulls/${encodePath(into)}/${encodePath(branch)}` })
      .then((open) => (textAt(open, 'state') === 'open' ? addressAt(open, 'html_url') : undefined))
      .catch((): Json | undefined => undefined);
    if (typeof there === 'string') return { address: there };
    const { address } = await forgejo.repository().catch(() => {
      throw failure;
    });
    const byHand = `${address}/compare/${encodePath(into)}...${encodePath(branch)}`;
    throw new ForgeFailure(failure.kind, { ...failure, address: byHand });
  }
}
