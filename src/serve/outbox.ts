import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerInWords, requestedUrl } from './answer';
import { checkMessage, largestMessage } from './outbox-checks';
import { type Fault, faultNamed, faults } from './outbox-faults';
import { keepMessage, type Message, readMessages } from './outbox-messages';
import { outboxPage, outboxPageHeaders } from './outbox-page';
import { isFromOwnPage } from './own-page';
import { type Body, readBody } from './read-body';
import { sendPath } from './send-path';

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

/**
 * Stands in for the e-mail service on this machine: checks each form as the service does, keeps it in a
 * folder and shows all of them at /__outbox, where it can also be told to fail.
 */
export function createOutbox({ folder, publicKeys, interval = 1000 }: OutboxOptions): Answer {
  let fault: Fault | undefined;
  let acceptedAt = Number.NEGATIVE_INFINITY;

  return async (request, response) => {
    const { pathname } = requestedUrl(request);
    if (pathname !== viewPath && pathname !== sendPath) return false;
    const { method } = request;
    if (pathname === viewPath && (method === 'GET' || method === 'HEAD')) {
      response.writeHead(200, outboxPageHeaders).end(outboxPage(readMessages(folder), fault));
      return true;
    }
    if (method !== 'POST') {
      const allow = pathname === viewPath ? 'GET, HEAD, POST' : 'POST';
      return answerInWords(response, 405, `This is answered for ${allow} only.`, { allow });
    }
    if (!isFromOwnPage(request)) return answerInWords(response, 403, 'Only a page of this site may send this.');
    const body = await readBody(request, largestMessage);
    // Nobody is left to be answered.
    if (!body) return true;
    if (pathname === viewPath) return chooseFault(response, body);
    return receive(request, response, body);
  };

  function chooseFault(response: ServerResponse, { content }: Body): true {
    const name = new URLSearchParams(content.toString()).get('fail');
    const chosen = faultNamed(name ?? '');
    if (!chosen && name !== '') {
      const names = faults.map((one) => one.name).join(', ');
      return answerInWords(response, 400, `The outbox knows no such fault. "fail" is one of ${names}, or empty.`);
    }
    fault = chosen;
    response.writeHead(303, { location: viewPath }).end();
    return true;
  }

  async function receive(request: IncomingMessage, response: ServerResponse, body: Body): Promise<true> {
    if (fault && 'status' in fault) return answerInWords(response, fault.status, fault.text);
    const fields = await readFields(request, body);
    const isTooSoon = performance.now() - acceptedAt < interval;
    const refusal = checkMessage({ fields, size: body.size, isTooSoon, publicKeys: publicKeys?.() });
    if (refusal) return answerInWords(response, refusal.status, refusal.text);
    if (fault?.isKept !== false) {
      acceptedAt = performance.now();
      keepMessage(folder, fields ?? []);
    }
    if (fault?.name === 'close') request.socket.destroy();
    else if (!fault) answerInWords(response, 200, 'OK');
    return true;
  }
}

async function readFields({ headers }: IncomingMessage, { content }: Body): Promise<Message['fields'] | undefined> {
  try {
    const form = await new Response(content, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  } catch {
    return undefined;
  }
}
