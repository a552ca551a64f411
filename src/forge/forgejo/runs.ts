import { ForgeFailure, type ForgeRun } from '../forge.ts';
import { addressAt, neededList, textAt, valueAt } from '../json.ts';
import type { Forgejo } from './api.ts';

/** Says what a commit has come to, of which Forgejo's own actions and others that build a site leave a status. */
export async function runsOf({ ask, at }: Forgejo, commit: string): Promise<ForgeRun> {
  try {
    const json = await ask.json({ to: `${at}/commits/${commit}/status` });
    const state = textAt(json, 'state');
    if (valueAt(json, 'total_count') === 0 || state === undefined) return { state: 'none' };
    const statuses = valueAt(json, 'statuses') === null ? [] : neededList(json, 'statuses');
    const address = addressAt(
      statuses.find((status) => textAt(status, 'status') === state),
      'target_url',
    );
    const came = state === 'success' || state === 'warning' ? 'passed' : state === 'pending' ? 'running' : 'failed';
    return { state: came, ...(address === undefined ? {} : { address }) };
  } catch (failure) {
    const isHidden = failure instanceof ForgeFailure && (failure.kind === 'forbidden' || failure.kind === 'missing');
    if (isHidden) return { state: 'unknown' };
    throw failure;
  }
}
