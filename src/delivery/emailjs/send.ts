import type { EmailJSResponseStatus } from '@emailjs/browser';
import { isLoopback } from '../../addresses/loopback';
import type { Delivery } from '../../compose/page';
import { type Answers, joinValues, type Sender } from '../sender';

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

/** The times at which forms were last sent from this browser, as the e-mail client keeps them. */
interface SentTimes {
  storage: {
    get: (key: string) => Promise<string | null>;
    set: (key: string, value: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  };
  /** Writes the times that the client has noted into the browser's storage. */
  keep: () => void;
}

/**
 * Makes the storage in which the client notes the times of sending. A time counts once `keep` is called, after a
 * success: the client would refuse to try again after a failure.
 */
function openSentTimes(): SentTimes {
  const noted = new Map<string, string>();
  return {
    storage: {
      get: async (key) => noted.get(key) ?? withStorage((storage) => storage.getItem(key)),
      set: async (key, value) => void noted.set(key, value),
      remove: async (key) => {
        noted.delete(key);
        withStorage((storage) => storage.removeItem(key));
      },
    },
    keep: () => {
      for (const [key, value] of noted) withStorage((storage) => storage.setItem(key, value));
    },
  };
}

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    // A browser that stores nothing cannot count, and is not refused for it.
    return null;
  }
}
