import type { EmailJSResponseStatus } from '@emailjs/browser';
import { isLoopback } from '../../addresses/loopback';
import type { Delivery } from '../../compose/page';
import { type Answers, joinValues, type Sender } from '../sender';
import { openSentTimes } from './sent-times';

type Client = typeof import('@emailjs/browser');

let client: Promise<Client> | undefined;

/** Sends forms with EmailJS's own client. */
export const emailjsSender: Sender<Extract<Delivery, { provider: 'emailjs' }>> = {
  prepare: loadClient,
  async send(delivery, answers) {
    const { init, sendForm } = await loadClient();
    const { name, publicKey, serviceId, templateId, blockHeadless, blockList, limitRate } = delivery;
    const sentTimes = openSentTimes();
    // The client keeps one setting for the whole page, and another form may have changed it.
    init({
      publicKey,
      storageProvider: sentTimes.storage,
      ...(isLoopback(location.hostname) && { origin: location.origin }),
      ...(blockHeadless !== undefined && { blockHeadless }),
      ...(blockList && { blockList }),
      ...(limitRate && { limitRate: { id: `sent:${name}`, throttle: limitRate } }),
    });
    const { status, text } = await sendForm(serviceId, templateId, formOf(answers));
    const isTaken = isWordOfService({ status, text });
    if (isTaken) sentTimes.keep();
    return { status, text, isTaken };
  },
};

/** Loads the client, once; where that fails, the next call tries again. */
function loadClient(): Promise<Client> {
  hideForbiddenStorage();
  client ??= import('@emailjs/browser').catch((failure: unknown) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/**
 * Tells whether an answer is the service's own word that it has taken a form; a hotel's sign-in page says 200 as well.
 */
function isWordOfService({ status, text }: Pick<EmailJSResponseStatus, 'status' | 'text'>): boolean {
  return status === 200 && text.trim() === 'OK';
}

/** Hides the browser's storage where it is forbidden: the client looks at it as it starts, and would throw. */
function hideForbiddenStorage(): void {
  try {
    void localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Makes a form outside the page, so that nothing that the visitor types or clears meanwhile changes it. */
function formOf(answers: Answers): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, values] of answers) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    // An e-mail template names a field once.
    input.value = joinValues(values);
    form.append(input);
  }
  return form;
}
