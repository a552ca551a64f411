import type { ForgeRun } from '../forge.ts';
import { addressAt, neededList, textAt } from '../json.ts';
import { previewInStatuses } from '../preview-in-statuses.ts';
import { unlessHidden } from '../unless-hidden.ts';
import type { GitLab } from './api.ts';

/**
 * The states of a pipeline that has ended, by the words of GitLab; one with another word waits or runs:
 * https://docs.gitlab.com/api/pipelines/
 */
const ended: Readonly<Record<string, ForgeRun['state']>> = {
  success: 'passed',
  failed: 'failed',
  canceled: 'none',
  skipped: 'none',
};

/** Gives the state of the latest pipeline of a commit. */
export function runsOf({ ask, at }: GitLab, commit: string): Promise<ForgeRun> {
  return unlessHidden<ForgeRun>(
    async () => {
      const [latest] = neededList(await ask.json({ to: `${await at()}/pipelines?sha=${commit}` }));
      const status = textAt(latest, 'status');
      if (status === undefined) return { state: 'none' };
      const address = addressAt(latest, 'web_url');
      const state = Object.hasOwn(ended, status) ? ended[status] : undefined;
      return { state: state ?? 'running', ...(address === undefined ? {} : { address }) };
    },
    { state: 'unknown' },
  );
}

/**
 * Gives the address at which a host shows a commit: from a deployment of that commit among the latest fifty
 * (https://docs.gitlab.com/api/deployments/), else from a status that a host outside of GitLab has left.
 */
export function deployPreviewOf({ ask, at }: GitLab, commit: string): Promise<string | undefined> {
  return unlessHidden(async () => {
    const to = `${await at()}/deployments?status=success&order_by=id&sort=desc&per_page=50`;
    const deployments = neededList(await ask.json({ to }));
    const own = deployments.find((deployment) => textAt(deployment, 'sha') === commit);
    const statuses = `${await at()}/repository/commits/${commit}/statuses?per_page=100`;
    return (
      addressAt(own, 'environment', 'external_url') ?? previewInStatuses(neededList(await ask.json({ to: statuses })))
    );
  }, undefined);
}
