import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Answer as AnswerRequest } from '../../src/serve/answer';
import { createOutbox } from '../../src/serve/outbox';
import { faults } from '../../src/serve/outbox-faults';
import { readMessages } from '../../src/serve/outbox-messages';
import { folderForFile } from '../temporary-folder';
import { abandon } from './broken-request';
import { chooseFault } from './choose-fault';
import { type Answer, ask, listen } from './request';

const parent = folderForFile();
const sendPath = '/api/v1.0/email/send-form';
const ids = { service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
let port = 0;
let folder = '';
let outbox: AnswerRequest;
let count = 0;

beforeAll(async () => {
  port = await listen(
    createServer((request, response) => {
      outbox(request, response).then((isAnswered) => isAnswered || response.end('not for the outbox'));
    }),
  );
});

beforeEach(() => {
  folder = join(parent, String(count++));
  outbox = createOutbox({ folder, interval: 0 });
});

async function sendForm(fields: Record<string, string | Blob>, more: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const message = new Response(form);
  const headers = { 'content-type': message.headers.get('content-type') ?? '', ...more };
  return ask(port, sendPath, { method: 'POST', headers, body: Buffer.from(await message.arrayBuffer()) });
}

test('a form that is sent is kept with its fields in their order', async () => {
  const answer = await sendForm({ name: 'Ida Müller', story: 'two\r\nlines', ...ids });
  expect([answer.status, answer.body.toString()]).toEqual([200, 'OK']);
  expect(readMessages(folder)).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      fields: [['name', 'Ida Müller'], ['story', 'two\r\nlines'], ...Object.entries(ids)],
    },
  ]);
});

test('of each form that is taken, and of no other, the window of its page is told', async () => {
  const taken = vi.fn();
  outbox = createOutbox({ folder, interval: 0, taken });
  await sendForm({ name: 'Ida' });
  expect(taken).not.toHaveBeenCalled();
  await sendForm({ name: 'Ida', ...ids });
  expect(taken).toHaveBeenCalledTimes(1);
});

test('of a file that is sent its name is kept', async () => {
  await sendForm({ ...ids, letter: new File(['much'], 'letter.pdf') });
  expect(readMessages(folder)[0]?.fields.at(-1)).toEqual(['letter', 'letter.pdf']);
});

test('forms that are sent at the same moment are all kept, the newest first', async () => {
  const names = ['1', '2', '3', '4', '5', '6'];
  await Promise.all(names.map((name) => sendForm({ name, ...ids })));
  await sendForm({ name: 'last', ...ids });
  const kept = readMessages(folder).map(({ fields: [first] }) => first?.[1] ?? '');
  expect(kept[0]).toBe('last');
  expect(kept.slice(1).sort()).toEqual(names);
});

const choose = (name?: string): Promise<void> => chooseFault(`http://127.0.0.1:${port}`, name);

test.each(Object.keys(ids))('a form without %s is refused as the e-mail service does', async (missing) => {
  const absent = await sendForm({ name: 'Ida', ...ids, [missing]: '' });
  const { [missing as keyof typeof ids]: _, ...others } = ids;
  expect([absent.status, absent.body.toString()]).toEqual([400, `The ${missing} is missing.`]);
  expect((await sendForm({ name: 'Ida', ...others })).status).toBe(400);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ['text/plain', 'name=Ida'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', 'cut'],
  ['', ''],
])('a body of type "%s" that is no form is refused', async (type, body) => {
  const { status } = await ask(port, sendPath, { method: 'POST', headers: { 'content-type': type }, body });
  expect(status).toBe(400);
  expect(existsSync(folder)).toBe(false);
});

test('a form of more than 50 kB is refused', async () => {
  expect((await sendForm({ ...ids, story: 'a'.repeat(49_000) })).status).toBe(200);
  expect((await sendForm({ ...ids, story: 'a'.repeat(51_000) })).status).toBe(413);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('of two forms within a second the second is refused, unless the first was', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  outbox = createOutbox({ folder });
  expect((await sendForm({ ...ids, user_id: '' })).status).toBe(400);
  expect((await sendForm({ name: '1', ...ids })).status).toBe(200);
  expect((await sendForm({ name: '2', ...ids })).status).toBe(429);
  vi.advanceTimersByTime(999);
  expect((await sendForm({ name: '2', ...ids })).status).toBe(429);
  vi.advanceTimersByTime(1);
  expect((await sendForm({ name: '3', ...ids })).status).toBe(200);
  expect(readMessages(folder)).toHaveLength(2);
});

test('a key that is none of the known ones is refused', async () => {
  outbox = createOutbox({ folder, interval: 0, texts: () => ['"publicKey": "key_1"'] });
  expect((await sendForm({ ...ids, user_id: 'key_2' })).status).toBe(403);
  expect((await sendForm(ids)).status).toBe(200);
  outbox = createOutbox({ folder, interval: 0, texts: () => undefined });
  expect((await sendForm({ ...ids, user_id: 'key_2' })).status).toBe(200);
});

test.each(faults.filter((fault) => 'status' in fault))(
  'told to fail with $name, it does so until told otherwise',
  async ({ name, text }) => {
    await choose(name);
    expect((await ask(port, '/__outbox')).body.toString()).toContain(`<strong>${name}: ${text}</strong>`);
    for (const _ of [1, 2]) {
      const { status, body } = await sendForm(ids);
      expect([status, body.toString()]).toEqual([Number(name), text]);
    }
    expect(readMessages(folder)).toEqual([]);
    await choose();
    expect((await sendForm(ids)).status).toBe(200);
  },
);

test('told to break the connection, it keeps nothing', async () => {
  await choose('close');
  await expect(sendForm(ids)).rejects.toThrow('socket hang up');
  expect(readMessages(folder)).toEqual([]);
});

test('told never to answer, it keeps the form all the same', async () => {
  await choose('timeout');
  let isAnswered = false;
  sendForm({ name: '1', ...ids }).then(
    () => {
      isAnswered = true;
    },
    () => {},
  );
  await vi.waitFor(() => expect(readMessages(folder)).toHaveLength(1), { timeout: 60_000 });
  await choose();
  expect((await sendForm({ name: '2', ...ids })).status).toBe(200);
  expect(isAnswered).toBe(false);
});

test('looking at the outbox changes nothing of what it was told', async () => {
  await choose('503');
  await ask(port, '/__outbox');
  expect((await sendForm(ids)).status).toBe(503);
  await ask(port, '/__outbox?fail=');
  expect((await sendForm(ids)).status).toBe(503);
});

test('of a fault that it does not know it says which there are, and changes nothing', async () => {
  await choose('503');
  for (const body of ['fail=unheard-of', 'fault=400', '']) {
    const answer = await ask(port, '/__outbox', { method: 'POST', body });
    expect([answer.status, answer.body.toString()]).toEqual([
      400,
      expect.stringMatching(/one of 400, .*, close, or empty/),
    ]);
  }
  expect((await sendForm(ids)).status).toBe(503);
});

test('a form whose sender goes away half-way is not kept, and the next one is', async () => {
  await abandon(port, sendPath);
  expect((await sendForm(ids)).status).toBe(200);
  expect(readMessages(folder)).toHaveLength(1);
});

test.each([{}, { origin: 'own', 'sec-fetch-site': 'same-origin' }, { origin: 'own' }, { 'sec-fetch-site': 'none' }])(
  'a form with the headers %o is taken: it comes from a page of this server, or from a tool',
  async (named) => {
    const origin = 'origin' in named ? { origin: `http://127.0.0.1:${port}` } : {};
    expect((await sendForm(ids, { ...named, ...origin })).status).toBe(200);
  },
);

test('a form is only taken by POST', async () => {
  const { status, headers } = await ask(port, sendPath);
  expect([status, headers.allow]).toEqual([405, 'POST']);
});

test('the outbox shows its messages as text, whatever they hold', async () => {
  const attack = '<script>alert(1)</script>&amp;"<img src=x onerror=alert(1)>';
  await sendForm({ ...ids, [`<b>${attack}`]: attack });
  const { status, headers, body } = await ask(port, '/__outbox');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  const page = body.toString();
  expect(page).toContain('<dd>&lt;script>alert(1)&lt;/script>&amp;amp;"&lt;img src=x onerror=alert(1)></dd>');
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('<dt>service_id</dt><dd>service_1</dd>');
});

test('a file in the folder of the outbox that is no message is left out', async () => {
  const foreign = [
    '{"time":1,"fields":[]}',
    '{"time":"x","fields":[1]}',
    '{"time":"x","fields":[["a",{}]]}',
    '[]',
    'null',
  ];
  mkdirSync(folder, { recursive: true });
  for (const [index, text] of foreign.entries()) writeFileSync(join(folder, `foreign-${index}.json`), text);
  const { status, body } = await ask(port, '/__outbox');
  expect([status, body.toString().includes('Nothing has been sent yet.')]).toEqual([200, true]);
});

test('an outbox without messages says so', async () => {
  expect((await ask(port, '/__outbox')).body.toString()).toContain('Nothing has been sent yet.');
});

test('other requests are left to the server', async () => {
  for (const path of ['/', '/__outbox/more', '/api/v1.0/email/send']) {
    expect((await ask(port, path)).body.toString()).toBe('not for the outbox');
  }
});
