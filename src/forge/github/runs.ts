import type { ForgeRun } from '../forge.ts';
import { addressAt, type Json, neededList, textAt, valueAt } from '../json.ts';
import { previewInStatuses } from '../preview-in-statuses.ts';
import { unlessHidden } from '../unless-hidden.ts';
import type { GitHub } from './api.ts';

/** The conclusions of a failed workflow; a cancelled one only made room for a later one. */
const failed: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure']);

/** Gives the state of the workflows of a commit; where it has none, that of the statuses that hosts have reported. */
export function runsOf(github: GitHub, commit: string): Promise<ForgeRun> {
  return unlessHidden<ForgeRun>(
    async () => {
      const { at } = await github.repository();
      const json = await github.ask.json({ to: `${at}/actions/runs?head_sha=${commit}&per_page=100` });
      const runs = neededList(json, 'workflow_runs');
      return runs.length > 0 ? stateOf(runs) : stateOfStatus(await statusOf(github, commit));
    },
    { state: 'unknown' },
  );
}

/**
 * Gives the address at which a host shows a commit: that of a deployment which has succeeded
 * (https://docs.github.com/rest/deployments/statuses), or what a host has left as a status.
 */
export function deployPreviewOf(github: GitHub, commit: string): Promise<string | undefined> {
  return unlessHidden(async () => {
    const { at } = await github.repository();
    const deployments = neededList(await github.ask.json({ to: `${at}/deployments?sha=${commit}&per_page=10` }));
    for (const deployment of deployments) {
      const to = `${at}/deployments/${valueAt(deployment, 'id')}/statuses?per_page=1`;
      const [latest] = neededList(await github.ask.json({ to }));
      const address = textAt(latest, 'state') === 'success' ? addressAt(latest, 'environment_url') : undefined;
      if (address !== undefined) return address;
    }
    const status = previewInStatuses(neededList(await statusOf(github, commit), 'statuses'));
    return status ?? previewInChecks(await github.ask.json({ to: `${at}/commits/${commit}/check-runs?per_page=100` }));
  }, undefined);
}

/** Gives the address that Cloudflare writes into the summary of its check, and into nothing else. */
function previewInChecks(json: Json): string | undefined {
  const summaries = neededList(json, 'check_runs').map((check) => textAt(check, 'output', 'summary') ?? '');
  return summaries.flatMap(
    (summary) => /https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.pages\.dev\b/i.exec(summary)?.[0] ?? [],
  )[0];
}

async function statusOf(github: GitHub, commit: string): Promise<Json> {
  const { at } = await github.repository();
  return github.ask.json({ to: `${at}/commits/${commit}/status` });
}

function stateOf(runs: readonly Json[]): ForgeRun {
  const bad = runs.find((run) => failed.has(textAt(run, 'conclusion') ?? ''));
  const open = runs.find((run) => textAt(run, 'status') !== 'completed');
  const good = runs.find((run) => textAt(run, 'conclusion') === 'success');
  const shownRun = bad ?? open ?? good;
  const address = addressAt(shownRun, 'html_url');
  const state = bad !== undefined ? 'failed' : open !== undefined ? 'running' : good !== undefined ? 'passed' : 'none';
  return { state, ...(address === undefined ? {} : { address }) };
}

/**
 * Reads the combined status of a commit:
 * https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
 */
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
