import type { Delivery } from '../../../compose/page';
import { loadSender } from '../../../delivery/load-sender';
import type { Answers } from '../../../delivery/sender';

/** A reason why a form was not sent, or why nobody knows whether it was. */
export type FailureReason =
  | 'badRequest'
  | 'blocked'
  | 'tooManyRequests'
  | 'tooLarge'
  | 'serviceTrouble'
  | 'offline'
  | 'notLoaded'
  | 'unknown';

/** The result of sending a form. */
export type DeliveryResult = { ok: true } | { ok: false; reason: FailureReason };

const patience = 20_000;

/** Loads the sender of a delivery ahead of its use; a failure shows when the form is sent. */
export function prepareDelivery(delivery: Delivery): void {
  loadSender(delivery).catch(() => {});
}

/** Sends answers by the sender of a delivery, and gives the result within 20 seconds; never throws. */
export function deliver(delivery: Delivery, answers: Answers): Promise<DeliveryResult> {
  return new Promise((resolve) => {
    let isHanded = false;
    let isOver = false;
    const timer = setTimeout(() => {
      console.error(`No answer within ${patience / 1000} seconds`);
      settle({ ok: false, reason: isHanded ? 'unknown' : 'notLoaded' });
    }, patience);
    const wasOnline = navigator.onLine;
    send().then(settle);

    async function send(): Promise<DeliveryResult> {
      try {
        const sender = await loadSender(delivery);
        // After the time is over nothing may go out any more that the visitor does not know of.
        if (isOver) return { ok: false, reason: 'notLoaded' };
        isHanded = true;
        const { status, text, isTaken } = await sender.send(delivery, answers);
        console.log(status, text);
        return isTaken ? { ok: true } : { ok: false, reason: 'unknown' };
      } catch (failure) {
        console.error(...summarise(failure));
        return { ok: false, reason: explainFailure(failure, { isHanded, isOnline: wasOnline || navigator.onLine }) };
      }
    }

    function settle(result: DeliveryResult): void {
      isOver = true;
      clearTimeout(timer);
      resolve(result);
    }
  });
}

/** The state of a sending at the moment when it failed. */
interface Circumstances {
  /** Whether the sender had been loaded and given the answers. */
  isHanded: boolean;
  /** Whether there was a connection at any time, over which the answers may have gone out. */
  isOnline: boolean;
}

/** Gives the reason of a failure: the service's answer, a sentence about the settings, or an error of the browser. */
export function explainFailure(failure: unknown, { isHanded, isOnline }: Circumstances): FailureReason {
  if (isAnswer(failure)) return reasonOf(failure.status);
  if (typeof failure === 'string') return 'badRequest';
  if (!isOnline) return 'offline';
  return isHanded ? 'unknown' : 'notLoaded';
}

function reasonOf(status: number): FailureReason {
  if (status === 0) return 'unknown';
  if (status === 403 || status === 451) return 'blocked';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooManyRequests';
  return status >= 500 ? 'serviceTrouble' : 'badRequest';
}

function isAnswer(failure: unknown): failure is { status: number; text: string } {
  return typeof failure === 'object' && failure !== null && 'status' in failure && typeof failure.status === 'number';
}

function summarise(failure: unknown): [unknown, ...unknown[]] {
  if (isAnswer(failure)) return [failure.status, failure.text];
  return [failure instanceof Error ? failure.message : failure];
}
