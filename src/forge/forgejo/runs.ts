import type { ForgeRun } from '../forge.ts';
import { addressAt, type Json, neededList, textAt, valueAt } from '../json.ts';
import { previewInStatuses } from '../preview-in-statuses.ts';
import { unlessHidden } from '../unless-hidden.ts';
import type { Forgejo } from './api.ts';

/** Gives the state of a commit by its statuses, which both the actions of Forgejo and other builders leave. */
export function runsOf(forgejo: Forgejo, commit: string): Promise<ForgeRun> {
  return unlessHidden<ForgeRun>(
    async () => {
      const json = await statusOf(forgejo, commit);
      const state = textAt(json, 'state');
      if (valueAt(json, 'total_count') === 0 || state === undefined) return { state: 'none' };
      const address = addressAt(
        statusesIn(json).find((status) => textAt(status, 'status') === state),
        'target_url',
      );
      const came = state === 'success' || state === 'warning' ? 'passed' : state === 'pending' ? 'running' : 'failed';
      return { state: came, ...(address === undefined ? {} : { address }) };
    },
    { state: 'unknown' },
  );
}

/** Gives the address at which a host shows a commit, from the status that the host has left there. */
export function deployPreviewOf(forgejo: Forgejo, commit: string): Promise<string | undefined> {
  return unlessHidden(async () => previewInStatuses(statusesIn(await statusOf(forgejo, commit))), undefined);
}

function statusOf({ ask, at }: Forgejo, commit: string): Promise<Json> {
  return ask.json({ to: `${at}/commits/${commit}/status` });
}

function statusesIn(json: Json): Json[] {
  return valueAt(json, 'statuses') === null ? [] : neededList(json, 'statuses');
}
