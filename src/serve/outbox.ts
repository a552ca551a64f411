import type { IncomingMessage, ServerResponse } from 'node:http';
import { receivers } from '../delivery/generated/receivers';
import type { Receiver } from '../delivery/receiver';
import { type Answer, answerInWords, isFromOwnPage, requestedUrl } from './answer';
import { faultNamed, faults, type ServiceFault } from './outbox-faults';
import { keepMessage, type OutboxMessage, readMessages } from './outbox-messages';
import { type Body, readBody } from './read-body';

const viewPath = '/__outbox';

/** The most bytes that are read of the form in which a fault is chosen. */
const mostOfChoice = 1000;

/** The settings of an outbox. */
export interface OutboxOptions {
  /** The folder in which messages are kept. */
  folder: string;
  /** Gives the texts that hold the settings of the site; where it gives none, all settings are accepted. */
  texts?: () => string[] | undefined;
  /** The least time between two messages, in milliseconds; the service's own second unless given. */
  interval?: number;
  /** Called when a form was kept, and its page is told of success. */
  taken?: () => void;
}

/**
 * Makes an answer in place of every service to which forms are sent: checks each form as its service does, keeps it in
 * a folder, and shows all of them at /__outbox, where a fault can be chosen.
 */
export function createOutbox({ folder, texts, interval = 1000, taken }: OutboxOptions): Answer {
  let fault: ServiceFault | undefined;
  let acceptedAt = Number.NEGATIVE_INFINITY;

  return async (request, response) => {
    const { pathname } = requestedUrl(request);
    const receiver = receivers.find(({ path }) => path === pathname);
    if (pathname !== viewPath && !receiver) return false;
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
    const body = await readBody(request, receiver?.largest ?? mostOfChoice);
    // Nobody is left to be answered.
    if (!body) return true;
    return receiver ? receive(receiver, request, response, body) : chooseFault(response, body);
  };

  function chooseFault(response: ServerResponse, { content }: Body): true {
    const name = new URLSearchParams(content.toString()).get('fail');
    const chosenFault = faultNamed(name ?? '');
    if (!chosenFault && name !== '') {
      const names = faults.map((one) => one.name).join(', ');
      return answerInWords(response, 400, `The outbox knows no such fault. "fail" is one of ${names}, or empty.`);
    }
    fault = chosenFault;
    response.writeHead(303, { location: viewPath }).end();
    return true;
  }

  async function receive(
    receiver: Receiver,
    request: IncomingMessage,
    response: ServerResponse,
    { content, size }: Body,
  ): Promise<true> {
    if (fault && 'status' in fault) return answerInWords(response, fault.status, fault.text);
    const {
      fields,
      answer = 'OK',
      refusal,
    } = await receiver.receive({
      url: requestedUrl(request),
      contentType: request.headers['content-type'] ?? '',
      content,
      size,
      isTooSoon: performance.now() - acceptedAt < interval,
      texts: texts?.(),
    });
    if (refusal) return answerInWords(response, refusal.status, refusal.text);
    if (fault?.isKept !== false) {
      acceptedAt = performance.now();
      keepMessage(folder, fields);
    }
    if (fault?.name === 'close') request.socket.destroy();
    else if (!fault) {
      answerInWords(response, 200, answer);
      taken?.();
    }
    return true;
  }
}

/** The headers of the page of the outbox: no other page may frame it, so that nobody presses its buttons unawares. */
const outboxPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Writes the page that shows what has arrived, and lets its reader choose a fault. */
function outboxPage(messages: OutboxMessage[], fault: ServiceFault | undefined): string {
  const articles = messages.map(({ time, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
    return `<article><h2><time>${escapeHtml(time)}</time></h2><dl>${rows.join('')}</dl></article>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Outbox</title><h1>Outbox</h1>',
    '<p>Forms sent on this machine arrive here. Nothing has left it. Reload to see what is new.</p>',
    ...(articles.length > 0 ? articles : ['<p>Nothing has been sent yet.</p>']),
    '<h2>What the next forms meet</h2><form method="post"><ul>',
    choice('', 'They arrive', !fault),
    ...faults.map(({ name, text }) => choice(name, `${name}: ${text}`, name === fault?.name)),
    '</ul></form></html>',
  ].join('\n');
}

function choice(name: string, words: string, isChosen: boolean): string {
  const label = isChosen ? `<strong>${escapeHtml(words)}</strong>` : escapeHtml(words);
  return `<li><button name="fail" value="${name}" aria-pressed="${isChosen}">${label}</button></li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
