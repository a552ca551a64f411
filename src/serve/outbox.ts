import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkMessage, largestMessage } from './outbox-checks';
import { type Fault, faultNamed } from './outbox-faults';
import { keepMessage, type Message, readMessages } from './outbox-messages';
import { outboxPage } from './outbox-page';

const sendPath = '/api/v1.0/email/send-form';
const viewPath = '/__outbox';

/** How an outbox is set up. */
export interface OutboxOptions {
  /** Where messages are kept. */
  folder: string;
  /** The public keys that are known; any key is taken where it gives none. */
  publicKeys?: () => string[] | undefined;
  /** The least time between two messages, in milliseconds; the service's own second unless given. */
  interval?: number;
}

/** Answers a request that is for the outbox; returns whether it was. */
export type Outbox = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Stands in for the e-mail service on this machine: checks each form as the service does, keeps it in a
 * folder and shows all of them at /__outbox, where it can also be told to fail.
 */
export function createOutbox({ folder, publicKeys, interval = 1000 }: OutboxOptions): Outbox {
  let fault: Fault | undefined;
  let acceptedAt = Number.NEGATIVE_INFINITY;

  return async (request, response) => {
    const { pathname, searchParams } = requestedUrl(request);
    if (pathname === viewPath) {
      const named = searchParams.get('fail');
      if (named !== null) fault = faultNamed(named);
      answer(response, 200, outboxPage(readMessages(folder), fault), 'text/html; charset=utf-8');
      return true;
    }
    if (pathname !== sendPath) return false;
    if (request.method === 'POST') await receive(request, response);
    else answer(response, 405, 'Send the form with POST.');
    return true;
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { body, size } = await readBody(request);
    if (fault && 'status' in fault) {
      answer(response, fault.status, fault.text);
      return;
    }
    const fields = await readFields(request, body);
    const isTooSoon = performance.now() - acceptedAt < interval;
    const refusal = checkMessage({ fields, size, isTooSoon, publicKeys: publicKeys?.() });
    if (refusal) {
      answer(response, refusal.status, refusal.text);
      return;
    }
    if (fault?.isKept !== false) {
      acceptedAt = performance.now();
      keepMessage(folder, fields ?? []);
    }
    if (fault?.name === 'close') request.socket.destroy();
    else if (!fault) answer(response, 200, 'OK');
  }
}

/** What a request asks for; an address that begins with two slashes names a path, never another host. */
export function requestedUrl({ url = '' }: IncomingMessage): URL {
  return new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
}

async function readBody(request: IncomingMessage): Promise<{ body: Buffer<ArrayBuffer>; size: number }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // What is too large is refused whatever it says, and need not be remembered.
    if (size <= largestMessage) chunks.push(chunk);
  }
  return { body: Buffer.concat(chunks), size };
}

async function readFields(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Message['fields'] | undefined> {
  try {
    const form = await new Response(body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
