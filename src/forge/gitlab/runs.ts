import { ForgeFailure, type ForgeRun } from '../forge.ts';
import { addressAt, neededList, textAt } from '../json.ts';
import type { GitLab } from './api.ts';

/** How a pipeline stands, in GitLab's words, where it does not run or wait: https://docs.gitlab.com/api/pipelines/ */
const ended: Readonly<Record<string, ForgeRun['state']>> = {
  success: 'passed',
  failed: 'failed',
  canceled: 'none',
  skipped: 'none',
};

/** Says what the latest pipeline of a commit has come to. */
export async function runsOf({ ask, at }: GitLab, commit: string): Promise<ForgeRun> {
  try {
    const [latest] = neededList(await ask.json({ to: `${at}/pipelines?sha=${commit}` }));
    const status = textAt(latest, 'status');
    if (status === undefined) return { state: 'none' };
    const address = addressAt(latest, 'web_url');
    const state = Object.hasOwn(ended, status) ? ended[status] : undefined;
    return { state: state ?? 'running', ...(address === undefined ? {} : { address }) };
  } catch (failure) {
    const isHidden = failure instanceof ForgeFailure && (failure.kind === 'forbidden' || failure.kind === 'missing');
    if (isHidden) return { state: 'unknown' };
    throw failure;
  }
}
