import type { Answers } from '../../../delivery/sender';
import { keep, keysOnDevice, readKept, removeKept } from '../keeping/storage';
import type { DeliveryResult } from './deliver';

/** The note of this device about answers that went out. */
interface Sending {
  reference: string;
  at: number;
  isSent: boolean;
}

/** The result of sending a form, and the reference under which it went out. */
export type OnceResult = DeliveryResult & { reference: string };

const prefix = 'sending:';
const lifetime = 10 * 60 * 1000;

/**
 * Sends the same answers once, whatever other tabs do: a tab that comes second waits for the first and
 * shares its result. Answers that have gone out before, within ten minutes, keep their reference.
 */
export async function sendOnce(
  formName: string,
  answers: Answers,
  reference: string,
  send: (reference: string) => Promise<DeliveryResult>,
): Promise<OnceResult> {
  const key = await keyOf(formName, answers);
  if (!key) return { ...(await send(reference)), reference };
  return inTurn(key, async (hasWaited) => {
    const earlier = readSending(key);
    if (earlier?.isSent) return { ok: true, reference: earlier.reference };
    // The answer to the other tab was lost, and the visitor has yet to hear of it.
    if (earlier && hasWaited) return { ok: false, reason: 'unknown', reference: earlier.reference };
    const sending = { reference: earlier?.reference ?? reference, at: Date.now(), isSent: false };
    keep('device', key, sending);
    forgetOldSendings();
    const result = await send(sending.reference);
    if (result.ok) keep('device', key, { ...sending, isSent: true });
    else if (result.reason !== 'unknown' && !earlier) removeKept('device', key);
    return { ...result, reference: sending.reference };
  });
}

let nextLook: ReturnType<typeof setTimeout> | undefined;

/** Removes this device's notes about sendings once ten minutes have passed, now and for as long as the page is open. */
export function forgetOldSendings(): void {
  clearTimeout(nextLook);
  const ends = keysOnDevice(prefix).flatMap((key) => {
    const sending = readSending(key);
    if (!sending) removeKept('device', key);
    return sending ? [sending.at + lifetime] : [];
  });
  if (ends.length > 0) nextLook = setTimeout(forgetOldSendings, Math.min(...ends) - Date.now() + 1);
}

/** Runs one task at a time for a key, in all tabs; at once in browsers without locks. */
async function inTurn<T>(key: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = (hasWaited: boolean): Promise<T> => {
    running = task(hasWaited);
    return running;
  };
  try {
    const isFree = await navigator.locks.request(key, { ifAvailable: true }, async (lock) => lock && run(false));
    return isFree ?? (await navigator.locks.request(key, () => run(true)));
  } catch {
    // Where storage is forbidden, so are locks.
    return running ?? run(false);
  }
}

/**
 * Hashes the answers of a form to a key that tells nothing about them; undefined on pages that are not secure, where
 * the browser does not hash.
 */
async function keyOf(formName: string, answers: Answers): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(answers)));
  const digits = Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `${prefix}${formName}:${digits.join('')}`;
}

function readSending(key: string): Sending | undefined {
  const storedSending = readKept('device', key) as Partial<Sending> | undefined;
  if (typeof storedSending?.reference !== 'string' || typeof storedSending.at !== 'number') return undefined;
  // A time in the future comes from a clock that was wrong.
  return Math.abs(Date.now() - storedSending.at) < lifetime
    ? { isSent: false, ...storedSending, reference: storedSending.reference, at: storedSending.at }
    : undefined;
}

/** The signs of a reference, Crockford's thirty-two: none looks or sounds like another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a reference that can be read out on the phone: 7KQ4-M2XD. */
export function makeReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const randomLetters = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
  return `${randomLetters.slice(0, 4)}-${randomLetters.slice(4)}`;
}
