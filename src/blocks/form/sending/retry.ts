import type { FailureReason } from './deliver';

/** Seconds before the second, third and fourth try. */
const waits = [3, 10, 30];

/** What certainly did not arrive and may pass by itself. */
const passing: ReadonlySet<FailureReason> = new Set(['tooManyRequests', 'serviceTrouble', 'offline', 'notLoaded']);

/** The seconds to wait before a form is tried again by itself, or undefined where that is left to the visitor. */
export function waitAfter(reason: FailureReason, tries: number): number | undefined {
  return passing.has(reason) ? waits[tries - 1] : undefined;
}
