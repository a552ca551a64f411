import { addressAt, type Json, textAt } from './json.ts';

/**
 * Gives the address at which a host shows a commit, from the statuses of that commit; undefined where no status has it.
 * Such a status is known by `preview` in its name alone, for others link to logs.
 */
export function previewInStatuses(statuses: readonly Json[]): string | undefined {
  const previewStatus = statuses.find(
    (status) =>
      stateOf(status) === 'success' && ['context', 'name'].some((key) => /preview/i.test(textAt(status, key) ?? '')),
  );
  return addressAt(previewStatus, 'target_url');
}

/** Gives the state of a status, which GitHub calls `state` and the others `status`. */
function stateOf(status: Json): string | undefined {
  return textAt(status, 'state') ?? textAt(status, 'status');
}
