import type { FailureReason } from './deliver';

/** How far a form has come. */
export type Stage =
  | { name: 'editing' }
  | { name: 'asked' }
  | { name: 'sending'; tries: number; isLast?: true }
  | { name: 'waiting'; tries: number; reason: FailureReason; seconds: number }
  | { name: 'failed'; reason: FailureReason }
  | { name: 'sent' };

/** What happens to a form. */
export type StageEvent =
  | {
      name:
        | 'submitted'
        | 'doubted'
        | 'confirmed'
        | 'due'
        | 'delivered'
        | 'stopped'
        | 'interrupted'
        | 'emptied'
        | 'begun';
    }
  | { name: 'refused'; reason: FailureReason };

/** The stage that follows; an event that means nothing at a stage leaves it as it is. */
export function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.name) {
    case 'submitted':
      return stage.name === 'sending' ? stage : { name: 'sending', tries: 1 };
    case 'doubted':
      return stage.name === 'sending' ? { name: 'asked' } : stage;
    case 'confirmed':
      return stage.name === 'asked' ? { name: 'sending', tries: 1 } : stage;
    case 'due':
      return stage.name === 'waiting' ? { name: 'sending', tries: stage.tries + 1 } : stage;
    case 'delivered':
      return stage.name === 'sending' ? { name: 'sent' } : stage;
    case 'refused':
      return stage.name === 'sending' ? afterRefusal(stage, event.reason) : stage;
    case 'stopped':
      return afterStop(stage);
    case 'interrupted':
      return stage.name === 'editing' ? { name: 'failed', reason: 'unknown' } : stage;
    case 'emptied':
      return isUnderWay(stage) ? stage : { name: 'editing' };
    case 'begun':
      return stage.name === 'sent' ? { name: 'editing' } : stage;
  }
}

/** Whether a form is being sent, or waits to be sent by itself. */
export function isUnderWay({ name }: Stage): boolean {
  return name === 'sending' || name === 'waiting';
}

function afterRefusal({ tries, isLast }: Stage & { name: 'sending' }, reason: FailureReason): Stage {
  const seconds = isLast ? undefined : waitAfter(reason, tries);
  return seconds === undefined ? { name: 'failed', reason } : { name: 'waiting', tries, reason, seconds };
}

/** What is on its way cannot be called back, but it is the last try. */
function afterStop(stage: Stage): Stage {
  if (stage.name === 'waiting') return { name: 'failed', reason: stage.reason };
  return stage.name === 'sending' ? { ...stage, isLast: true } : stage;
}

/** Seconds before the second, third and fourth try. */
const waits = [3, 10, 30];

/** What certainly did not arrive and may pass by itself. */
const passing: ReadonlySet<FailureReason> = new Set(['tooManyRequests', 'serviceTrouble', 'offline', 'notLoaded']);

/** The seconds to wait before a form is tried again by itself, or undefined where that is left to the visitor. */
export function waitAfter(reason: FailureReason, tries: number): number | undefined {
  return passing.has(reason) ? waits[tries - 1] : undefined;
}
