import { ForgeFailure, type ForgeRun } from '../forge.ts';
import { addressAt, type Json, neededList, textAt, valueAt } from '../json.ts';
import type { GitHub } from './api.ts';

/** How a workflow ends badly; one that was cancelled made room for a later one. */
const failed: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure']);

/** Says what the workflows of a commit have come to; where there is none, what hosts have told GitHub of it. */
export async function runsOf(github: GitHub, commit: string): Promise<ForgeRun> {
  try {
    const { at } = await github.repository();
    const json = await github.ask.json({ to: `${at}/actions/runs?head_sha=${commit}&per_page=100` });
    const runs = neededList(json, 'workflow_runs');
    if (runs.length > 0) return stateOf(runs);
    return stateOfStatus(await github.ask.json({ to: `${at}/commits/${commit}/status` }));
  } catch (failure) {
    const isHidden = failure instanceof ForgeFailure && (failure.kind === 'forbidden' || failure.kind === 'missing');
    if (isHidden) return { state: 'unknown' };
    throw failure;
  }
}

function stateOf(runs: readonly Json[]): ForgeRun {
  const bad = runs.find((run) => failed.has(textAt(run, 'conclusion') ?? ''));
  const open = runs.find((run) => textAt(run, 'status') !== 'completed');
  const good = runs.find((run) => textAt(run, 'conclusion') === 'success');
  const shown = bad ?? open ?? good;
  const address = addressAt(shown, 'html_url');
  const state = bad !== undefined ? 'failed' : open !== undefined ? 'running' : good !== undefined ? 'passed' : 'none';
  return { state, ...(address === undefined ? {} : { address }) };
}

/** https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference */
function stateOfStatus(json: Json): ForgeRun {
  if (valueAt(json, 'total_count') === 0) return { state: 'none' };
  const state = textAt(json, 'state');
  const statuses = neededList(json, 'statuses');
  const address = addressAt(
    statuses.find((status) => textAt(status, 'state') === state),
    'target_url',
  );
  return {
    state: state === 'success' ? 'passed' : state === 'pending' ? 'running' : 'failed',
    ...(address === undefined ? {} : { address }),
  };
}
