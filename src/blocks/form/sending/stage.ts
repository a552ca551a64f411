import type { FailureReason } from './deliver';

/** A stage of a form on its way. */
export type Stage =
  | { name: 'editing' }
  | { name: 'asked' }
  | { name: 'sending'; tries: number; isLast?: true }
  | { name: 'waiting'; tries: number; reason: FailureReason; seconds: number }
  | { name: 'failed'; reason: FailureReason }
  | { name: 'sent' };

/** An event on the way of a form. */
export type StageEvent =
  /** The visitor sends it. */
  | { name: 'submitted' }
  /** A program seems to have filled it in, so the visitor is asked; a person confirms. */
  | { name: 'doubted' }
  | { name: 'confirmed' }
  /** The wait before the next try is over. */
  | { name: 'due' }
  /** The service has taken it, or has not. */
  | { name: 'delivered' }
  | { name: 'refused'; reason: FailureReason }
  /** The visitor stops further tries. */
  | { name: 'stopped' }
  /** The page was left during a try, whose outcome nobody knows. */
  | { name: 'interrupted' }
  /** The visitor empties it, or begins another after one that was sent. */
  | { name: 'emptied' }
  | { name: 'begun' };

/** Gives the stage that follows; an event without a meaning at a stage leaves it as it is. */
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

/** Tells whether a form is being sent, or waits to be sent by itself. */
export function isUnderWay({ name }: Stage): boolean {
  return name === 'sending' || name === 'waiting';
}

function afterRefusal({ tries, isLast }: Stage & { name: 'sending' }, reason: FailureReason): Stage {
  const seconds = isLast ? undefined : waitAfter(reason, tries);
  return seconds === undefined ? { name: 'failed', reason } : { name: 'waiting', tries, reason, seconds };
}

/**
 * Gives the stage after the visitor has stopped further tries: a try on its way cannot be called back, but is the last.
 */
function afterStop(stage: Stage): Stage {
  if (stage.name === 'waiting') return { name: 'failed', reason: stage.reason };
  return stage.name === 'sending' ? { ...stage, isLast: true } : stage;
}

/** Seconds before the second, third and fourth try. */
const waits = [3, 10, 30];

/** The reasons that certainly kept a form from arriving, and may pass by themselves. */
const passing: ReadonlySet<FailureReason> = new Set(['tooManyRequests', 'serviceTrouble', 'offline', 'notLoaded']);

/** Gives the seconds to wait before a form is sent again by itself; undefined where the visitor has to decide it. */
export function waitAfter(reason: FailureReason, tries: number): number | undefined {
  return passing.has(reason) ? waits[tries - 1] : undefined;
}
