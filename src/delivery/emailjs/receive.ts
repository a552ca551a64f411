import type { Arrival, Fields, Receipt, Receiver } from '../receiver';

const required = ['service_id', 'template_id', 'user_id'];
const largest = 50_000;
const path = '/api/v1.0/email/send-form';

/** Checks forms as EmailJS is documented to (https://www.emailjs.com/docs/rest-api/send-form/). */
export const emailjsReceiver: Receiver = {
  path,
  largest,
  async receive(arrival) {
    const fields = await readFields(arrival);
    const refusal = findRefusal(fields, arrival);
    return refusal ? { refusal } : { fields: fields ?? [] };
  },
  address: () => `https://api.emailjs.com${path}`,
};

function findRefusal(fields: Fields | undefined, { size, isTooSoon, texts }: Arrival): Receipt['refusal'] {
  if (size > largest) return { status: 413, text: 'The form is larger than 50 kB.' };
  if (!fields) return { status: 400, text: 'The form is missing.' };
  const valuesByField = new Map(fields);
  const missing = required.find((name) => !valuesByField.get(name));
  if (missing) return { status: 400, text: `The ${missing} is missing.` };
  if (texts && !publicKeysIn(texts).includes(valuesByField.get('user_id') ?? '')) {
    return { status: 403, text: 'The public key is not that of an account.' };
  }
  return isTooSoon ? { status: 429, text: 'More than one form in a second.' } : undefined;
}

/** Finds the public keys with which the pages of a site send forms, in the texts that hold their settings. */
export function publicKeysIn(texts: string[]): string[] {
  const keyMatches = texts.flatMap((text) => [...text.matchAll(/"publicKey"\s*:\s*("(?:[^"\\]|\\.)*")/g)]);
  return [...new Set(keyMatches.map(([, key = '""']): string => JSON.parse(key)))];
}

async function readFields({ content, contentType }: Arrival): Promise<Fields | undefined> {
  try {
    const form = await new Response(content, { headers: { 'content-type': contentType } }).formData();
    return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  } catch {
    return undefined;
  }
}
