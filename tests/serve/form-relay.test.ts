import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { folderForFile } from '../temporary-folder';
import { type Answer, ask, listen } from './request';

const hook = 'https://hooks.test/applications?key=1';
const folder = folderForFile();
const outboxFolder = join(folder, 'outbox');
let port = 0;
/** What has arrived at the webhook, and what it answers. */
let arrived: { url?: string | undefined; method?: string | undefined; headers: IncomingHttpHeaders; body: string }[] =
  [];
let answers = { status: 200, body: 'OK' };

beforeAll(async () => {
  const outFolder = join(folder, 'dist');
  mkdirSync(outFolder);
  writeFileSync(join(outFolder, 'index.html'), `<script>{"address":${JSON.stringify(hook)}}</script>`);
  port = await listen(createStaticServer({ folder: outFolder, outboxFolder, isLive: true }));
  const webhook = await listen(
    createServer(async (request, response) => {
      const { url, method, headers } = request;
      arrived.push({ url, method, headers, body: await textOf(request) });
      if (answers.status === 0) response.destroy();
      else response.writeHead(answers.status).end(answers.body);
    }),
  );
  // The host of the webhook is on this machine.
  const { fetch } = globalThis;
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      fetch(String(address).replace('https://hooks.test', `http://127.0.0.1:${webhook}`), init),
    );
  return () => spy.mockRestore();
});

beforeEach(() => {
  arrived = [];
  answers = { status: 200, body: 'OK' };
});

function send(to: string, body = '{"city":"Kisumu"}', headers: Record<string, string> = {}): Promise<Answer> {
  return ask(port, `/__outbox/webhook?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/plain', ...headers },
    body,
  });
}

test('a form goes on to the service as the page has sent it, and not to the outbox', async () => {
  const origin = `http://127.0.0.1:${port}`;
  await send(hook, '{"city":"Kisumü"}', { origin });
  expect(arrived).toEqual([
    {
      url: '/applications?key=1',
      method: 'POST',
      headers: expect.objectContaining({ 'content-type': 'application/json', accept: 'text/plain', origin }),
      body: '{"city":"Kisumü"}',
    },
  ]);
  expect(existsSync(outboxFolder)).toBe(false);
});

test.each([
  [200, 'OK'],
  [204, ''],
  [422, 'There is no such sheet.'],
  [503, 'Come back later.'],
])('the answer of the service, %i, comes back with its words', async (status, body) => {
  answers = { status, body };
  const answer = await send(hook);
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

test('a service that does not answer is a failure', async () => {
  answers = { status: 0, body: '' };
  expect((await send(hook)).status).toBe(502);
  expect(arrived).toHaveLength(1);
});

test.each([
  ['to an address that the site does not name', 403, 'https://other.test/', '{}', {}],
  ['of another page', 403, hook, '{}', { origin: 'https://other.test' }],
  ['of more than 1 MB', 413, hook, 'a'.repeat(1_000_001), {}],
] as const)('a form %s is refused with %i and goes nowhere', async (_, status, to, body, headers) => {
  expect((await send(to, body, headers)).status).toBe(status);
  expect(arrived).toEqual([]);
});
