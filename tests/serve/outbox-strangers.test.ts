import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readMessages } from '../../src/serve/outbox-messages';
import { createStaticServer } from '../../src/serve/static-server';
import { folderForFile } from '../temporary-folder';
import { type Answer, ask, listen } from './request';

const folder = folderForFile();
const outboxFolder = join(folder, 'outbox');
const form = 'service_id=service_1&template_id=template_1&user_id=key_1';
let port = 0;

beforeEach(async () => {
  writeFileSync(join(folder, '_headers'), '/*\n');
  writeFileSync(join(folder, 'index.html'), '{"publicKey":"key_1"}');
  port = await listen(createStaticServer({ folder, outboxFolder, outboxInterval: 0 }));
});

const own = (): string => `http://localhost:${port}`;

function post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const type = 'application/x-www-form-urlencoded';
  return ask(port, path, {
    method: 'POST',
    body,
    headers: { host: `localhost:${port}`, 'content-type': type, ...headers },
  });
}

const sendForm = (headers: Record<string, string> = {}): Promise<Answer> =>
  post('/api/v1.0/email/send-form', form, headers);

test('no page changes what the outbox does by having its address opened', async () => {
  await ask(port, '/__outbox?fail=503');
  expect((await sendForm()).status).toBe(200);
});

test('its own page chooses by a button what the next forms meet', async () => {
  const page = (await ask(port, '/__outbox')).body.toString();
  expect(page).toMatch(/<form method="post">[\s\S]*<button name="fail" value="503"/);
  const chosen = await post('/__outbox', 'fail=503', { origin: own(), 'sec-fetch-site': 'same-origin' });
  expect([chosen.status, chosen.headers.location]).toEqual([303, '/__outbox']);
  expect((await sendForm()).status).toBe(503);
  await post('/__outbox', 'fail=', {});
  expect((await sendForm()).status).toBe(200);
});

test.each<[who: string, headers: Record<string, string>]>([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in a browser that tells less', { origin: 'https://evil.example' }],
  ['another server of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['a page that hides where it comes from', { origin: 'null' }],
  ['a page of another name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
])('%s neither sends forms here nor chooses what they meet', async (_, headers) => {
  const before = readMessages(outboxFolder).length;
  const answers = [await sendForm(headers), await post('/__outbox', 'fail=503', headers)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(readMessages(outboxFolder)).toHaveLength(before);
  expect((await sendForm()).status).toBe(200);
});
