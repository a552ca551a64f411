import type { Message } from './outbox-messages';

/** How many bytes the service takes with one message. */
export const largestMessage = 50_000;

const required = ['service_id', 'template_id', 'user_id'];

/** What the service knows of a message when it decides about it. */
interface Arrival {
  /** Nothing where the body was no form. */
  fields: Message['fields'] | undefined;
  /** In bytes. */
  size: number;
  isTooSoon: boolean;
  publicKeys: string[] | undefined;
}

/** The answer by which the e-mail service is documented to refuse a message, or undefined where it takes it. */
export function checkMessage({
  fields,
  size,
  isTooSoon,
  publicKeys,
}: Arrival): { status: number; text: string } | undefined {
  if (size > largestMessage) return { status: 413, text: 'The form is larger than 50 kB.' };
  if (!fields) return { status: 400, text: 'The form is missing.' };
  const given = new Map(fields);
  const missing = required.find((name) => !given.get(name));
  if (missing) return { status: 400, text: `The ${missing} is missing.` };
  if (publicKeys && !publicKeys.includes(given.get('user_id') ?? '')) {
    return { status: 403, text: 'The public key is not that of an account.' };
  }
  return isTooSoon ? { status: 429, text: 'More than one form in a second.' } : undefined;
}
