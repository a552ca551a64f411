import { addressAt, type Json, textAt } from './json.ts';

/**
 * Finds among the statuses of a commit one by which a host says where it shows that commit. A status has no word for
 * that: hosts call it a preview, and other statuses lead to what was logged.
 */
export function previewInStatuses(statuses: readonly Json[]): string | undefined {
  const shown = statuses.find(
    (status) =>
      stateOf(status) === 'success' && ['context', 'name'].some((key) => /preview/i.test(textAt(status, key) ?? '')),
  );
  return addressAt(shown, 'target_url');
}

/** GitHub calls it a state, the others a status. */
function stateOf(status: Json): string | undefined {
  return textAt(status, 'state') ?? textAt(status, 'status');
}
