import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerFromOutbox, readMessages } from '../../src/serve/outbox';
import { folderForFile } from '../temporary-folder';
import { type Answer, ask, listen } from './request';

const parent = folderForFile();
const sendPath = '/api/v1.0/email/send-form';
const ids = { service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
let port = 0;
let folder = '';
let count = 0;

beforeAll(async () => {
  port = await listen(
    createServer((request, response) => {
      answerFromOutbox(request, response, folder).then(
        (isAnswered) => isAnswered || response.end('not for the outbox'),
      );
    }),
  );
});

beforeEach(() => {
  folder = join(parent, String(count++));
});

async function sendForm(fields: Record<string, string | Blob>): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const message = new Response(form);
  const headers = { 'content-type': message.headers.get('content-type') ?? '' };
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

test('of a file that is sent its name is kept', async () => {
  await sendForm({ ...ids, letter: new File(['much'], 'letter.pdf') });
  expect(readMessages(folder)[0]?.fields.at(-1)).toEqual(['letter', 'letter.pdf']);
});

test('forms that are sent at the same moment are all kept, the newest first', async () => {
  const names = ['1', '2', '3', '4', '5', '6'];
  await Promise.all(names.map((name) => sendForm({ name, ...ids })));
  await new Promise((later) => setTimeout(later, 5));
  await sendForm({ name: 'last', ...ids });
  const kept = readMessages(folder).map(({ fields: [first] }) => first?.[1] ?? '');
  expect(kept[0]).toBe('last');
  expect(kept.slice(1).sort()).toEqual(names);
});

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

test('a form is only taken by POST', async () => {
  expect((await ask(port, sendPath)).status).toBe(405);
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

test('an outbox without messages says so', async () => {
  expect((await ask(port, '/__outbox')).body.toString()).toContain('Nothing has been sent yet.');
});

test('other requests are left to the server', async () => {
  for (const path of ['/', '/__outbox/more', '/api/v1.0/email/send']) {
    expect((await ask(port, path)).body.toString()).toBe('not for the outbox');
  }
});
