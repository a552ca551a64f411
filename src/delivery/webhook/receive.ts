import type { Arrival, Fields, Receiver } from '../receiver';
import { webhookPath } from './paths';

const largest = 1_000_000;

/** Receives a form as any webhook would: one JSON object of texts. */
export const webhookReceiver: Receiver = {
  path: webhookPath,
  largest,
  async receive(arrival) {
    if (arrival.size > largest) return { refusal: { status: 413, text: 'The form is larger than 1 MB.' } };
    const fields = readFields(arrival);
    if (fields) return { fields };
    return { refusal: { status: 400, text: 'The form is no JSON object of texts, sent as application/json.' } };
  },
  address({ url, texts }) {
    const address = url.searchParams.get('to') ?? '';
    const isNamed = texts?.some((text) => text.includes(JSON.stringify(address)));
    return isNamed && address.startsWith('https://') ? address : undefined;
  },
};

function readFields({ content, contentType }: Arrival): Fields | undefined {
  if (!/^application\/json\b/.test(contentType)) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(content));
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
    const fields = Object.entries(value);
    return fields.every(([, text]) => typeof text === 'string') ? fields : undefined;
  } catch {
    return undefined;
  }
}
