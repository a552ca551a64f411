import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** A form that arrived in the local outbox. */
export interface Message {
  /** When it arrived, as an ISO 8601 time. */
  time: string;
  /** What was sent, in its order. */
  fields: [name: string, value: string][];
}

const sendPath = '/api/v1.0/email/send-form';
const viewPath = '/__outbox';
const required = ['service_id', 'template_id', 'user_id'];
const largestMessage = 50_000;

/**
 * Stands in for the e-mail service on this machine: keeps each form that is sent under `folder` and
 * shows them at /__outbox. Returns whether the request was for it.
 */
export async function answerFromOutbox(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<boolean> {
  const { pathname } = requestedUrl(request);
  if (pathname === viewPath) {
    answer(response, 200, outboxPage(readMessages(folder)), 'text/html; charset=utf-8');
    return true;
  }
  if (pathname !== sendPath) return false;
  if (request.method !== 'POST') {
    answer(response, 405, 'Send the form with POST.');
    return true;
  }
  const body = await readBody(request);
  const fields = await readFields(request, body);
  const missing = required.filter((name) => !fields?.some(([field, value]) => field === name && value));
  if (!fields || missing.length > 0) answer(response, 400, `The ${missing[0] ?? 'form'} is missing.`);
  else if (body.length > largestMessage) answer(response, 413, 'The form is larger than 50 kB.');
  else {
    keep(folder, { time: new Date().toISOString(), fields });
    answer(response, 200, 'OK');
  }
  return true;
}

/** What a request asks for; an address that begins with two slashes names a path, never another host. */
export function requestedUrl({ url = '' }: IncomingMessage): URL {
  return new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
}

/** The messages in an outbox, the newest first. */
export function readMessages(folder: string): Message[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return [];
  }
}

function keep(folder: string, message: Message): void {
  mkdirSync(folder, { recursive: true });
  const count = readdirSync(folder).length;
  writeFileSync(
    join(folder, `${message.time.replaceAll(/[:.]/g, '-')}-${count}.json`),
    `${JSON.stringify(message, null, 2)}\n`,
  );
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
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

function outboxPage(messages: Message[]): string {
  const articles = messages.map(({ time, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
    return `<article><h2><time>${escapeHtml(time)}</time></h2><dl>${rows.join('')}</dl></article>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Outbox</title><h1>Outbox</h1>',
    '<p>Forms sent on this machine arrive here. Nothing has left it. Reload to see what is new.</p>',
    ...(articles.length > 0 ? articles : ['<p>Nothing has been sent yet.</p>']),
    '</html>',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
