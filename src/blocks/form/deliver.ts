import type { Delivery } from '../../compose/page';
import type { Answers } from './answers';
import { openSentTimes } from './sent-times';

/** Why a form was not sent, or why nobody knows whether it was. */
export type FailureReason =
  | 'badRequest'
  | 'blocked'
  | 'tooManyRequests'
  | 'tooLarge'
  | 'serviceTrouble'
  | 'offline'
  | 'unknown';

/** What became of a form; the status is the service's, where it answered. */
type DeliveryResult = { ok: true } | { ok: false; reason: FailureReason; status?: number };

type Client = typeof import('@emailjs/browser');

const patience = 20_000;

let client: Promise<Client> | undefined;

/** Fetches the e-mail client ahead of its use; a failure shows when the form is sent. */
export function prepareDelivery(): void {
  loadClient().catch(() => {});
}

/** Sends answers by e-mail and says what became of it within 20 seconds; it never throws. */
export async function deliver(delivery: Delivery, answers: Answers): Promise<DeliveryResult> {
  const late = AbortSignal.timeout(patience);
  const tooLate = new Promise<DeliveryResult>((resolve) => {
    late.addEventListener('abort', () => resolve({ ok: false, reason: 'unknown' }));
  });
  const result = await Promise.race([send(delivery, answers, late), tooLate]);
  if (late.aborted && !result.ok) console.error(`No answer within ${patience / 1000} seconds`);
  return result;
}

/** What a failure of the e-mail client means: its answer, a sentence about the settings, or an error of the browser. */
export function explainFailure(failure: unknown, isOnline: boolean): DeliveryResult {
  if (isAnswer(failure)) return { ok: false, reason: reasonOf(failure.status), status: failure.status };
  if (typeof failure === 'string') return { ok: false, reason: 'badRequest' };
  return { ok: false, reason: isOnline ? 'unknown' : 'offline' };
}

/** Whether a site is being looked at on the machine that serves it. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

async function send(delivery: Delivery, answers: Answers, late: AbortSignal): Promise<DeliveryResult> {
  const sentTimes = openSentTimes();
  try {
    const { init, sendForm } = await loadClient();
    if (late.aborted) return { ok: false, reason: 'unknown' };
    // The client keeps one setting for the whole page, and another form may have changed it.
    init({
      publicKey: delivery.publicKey,
      storageProvider: sentTimes.storage,
      ...(isLoopback(location.hostname) && { origin: location.origin }),
      ...(delivery.blockHeadless !== undefined && { blockHeadless: delivery.blockHeadless }),
      ...(delivery.blockList && { blockList: delivery.blockList }),
      ...(delivery.limitRate && { limitRate: { id: `sent:${delivery.name}`, throttle: delivery.limitRate } }),
    });
    const { status, text } = await sendForm(delivery.serviceId, delivery.templateId, formOf(answers));
    sentTimes.keep();
    console.log(status, text);
    return { ok: true };
  } catch (failure) {
    console.error(...summarise(failure));
    return explainFailure(failure, navigator.onLine);
  }
}

function loadClient(): Promise<Client> {
  hideForbiddenStorage();
  client ??= import('@emailjs/browser').catch((failure: unknown) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/** The client looks at the browser's storage as it starts; where that is forbidden, a look throws, and nothing could be sent. */
function hideForbiddenStorage(): void {
  try {
    void localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** A form outside the page, so that what the visitor types or clears meanwhile changes nothing. */
function formOf(answers: Answers): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, answer] of answers) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = answer;
    form.append(input);
  }
  return form;
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
