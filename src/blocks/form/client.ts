import type { EmailJSResponseStatus } from '@emailjs/browser';
import type { Delivery } from '../../compose/page';
import type { Answers } from './answers';
import { openSentTimes } from './sent-times';

type Client = typeof import('@emailjs/browser');

let client: Promise<Client> | undefined;

/** Loads the e-mail client, once; where that fails, the next call tries again. */
export function loadClient(): Promise<Client> {
  hideForbiddenStorage();
  client ??= import('@emailjs/browser').catch((failure: unknown) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/** Whether an answer is the service's own word that it has taken a form; a hotel's sign-in page says 200 as well. */
export function isTaken({ status, text }: Pick<EmailJSResponseStatus, 'status' | 'text'>): boolean {
  return status === 200 && text.trim() === 'OK';
}

/** Hands answers to the e-mail client; it throws what the client throws. */
export async function sendWith(
  { init, sendForm }: Client,
  delivery: Delivery,
  answers: Answers,
): Promise<EmailJSResponseStatus> {
  const sentTimes = openSentTimes();
  // The client keeps one setting for the whole page, and another form may have changed it.
  init({
    publicKey: delivery.publicKey,
    storageProvider: sentTimes.storage,
    ...(isLoopback(location.hostname) && { origin: location.origin }),
    ...(delivery.blockHeadless !== undefined && { blockHeadless: delivery.blockHeadless }),
    ...(delivery.blockList && { blockList: delivery.blockList }),
    ...(delivery.limitRate && { limitRate: { id: `sent:${delivery.name}`, throttle: delivery.limitRate } }),
  });
  const answer = await sendForm(delivery.serviceId, delivery.templateId, formOf(answers));
  if (isTaken(answer)) sentTimes.keep();
  return answer;
}

/** Whether a site is being looked at on the machine that serves it. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
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
  for (const [name, values] of answers) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    // An e-mail template names a field once.
    input.value = values.join(', ');
    form.append(input);
  }
  return form;
}
