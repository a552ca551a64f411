import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outdatedPage } from '../../src/edit-api/addresses';
import type { CodeSource } from '../../src/live/code-source';
import { serveLive } from '../../src/live/serve-live';
import { isSameCode, newGuestCode } from '../../src/serve/guest-code';
import { guestTime } from '../../src/serve/guests';
import { isPrivateAddress } from '../../src/serve/private-addresses';
import { root } from '../project';
import { type Answer, ask } from '../serve/request';
import { temporaryFolder } from '../temporary-folder';
import { beginning, build } from '../workspace/unasked';

const code = 'ACDE-F347';
const otherAddress = '127.0.0.2';

/** A site that is shown to guests, and one who asks for it. */
interface Shown {
  file: string;
  /** Goes on by so many milliseconds. */
  pass: (milliseconds: number) => void;
  /** Asks as a browser on another device. */
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  put: (name: string, content: object, headers?: Record<string, string>) => Promise<Answer>;
  give: (code: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Gives the code, and bears its cookie from now on. */
  comeIn: () => Promise<void>;
  port: number;
}

async function show({ mayWrite = true } = {}): Promise<Shown> {
  const file = join(temporaryFolder(), 'site.json');
  writeFileSync(file, '{}\n');
  let time = Date.UTC(2027, 2, 6);
  const served = await serveLive({
    file,
    // What comes as far as this has been let in.
    openCode: (): CodeSource => {
      throw new Error('The page of the editor is asked for.');
    },
    exampleFolder: root,
    checkFile: '',
    beginning,
    build,
    port: 0,
    outboxFolder: temporaryFolder(),
    guests: { code, mayWrite, until: time + guestTime, now: () => time, addresses: [otherAddress] },
  });
  if ('portHolder' in served) throw new Error('Somebody has the port.');
  onTestFinished(() => served.close());
  const port = Number(new URL(served.address).port);
  expect(served.guestAddresses).toEqual([`http://${otherAddress}:${port}/`]);
  let cookie = '';
  const send = (path: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Answer> =>
    ask(port, path, {
      address: otherAddress,
      method,
      body,
      headers: { host: `${otherAddress}:${port}`, ...(cookie && { cookie }), ...headers },
    });
  const give = (given: string, headers: Record<string, string> = {}): Promise<Answer> =>
    send('/__edit', headers, 'POST', new URLSearchParams({ code: given }).toString());
  return {
    file,
    port,
    pass(milliseconds) {
      time += milliseconds;
    },
    get: (path, headers = { accept: 'text/html' }) => send(path, headers),
    put: (name, content, headers = {}) => send(`/__edit/files/${name}`, headers, 'PUT', JSON.stringify(content)),
    give,
    async comeIn() {
      const { status, headers } = await give(code);
      expect(status).toBe(303);
      cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    },
  };
}

test('whoever comes from another address is asked for the code, by a page that runs nothing', async () => {
  const { get, give } = await show();
  const page = await get('/__edit');
  expect(page.status).toBe(401);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body.toString()).toContain('<form method="post">');
  expect(page.body.toString()).not.toContain('<script');
  const asked = await get('/__edit/files/site', { accept: '*/*' });
  expect([asked.status, asked.headers['content-type']]).toEqual([401, 'text/plain; charset=utf-8']);
  const wrong = await give('ACDE-F346');
  expect([wrong.status, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  expect(wrong.body.toString()).toContain('This is not the code.');
});

test('the code lets in, however it is spaced, by a cookie that no script reads and no other site sends', async () => {
  const { give, comeIn, get } = await show();
  const { status, headers } = await give(' acdef347 ');
  expect([status, headers.location]).toEqual([303, '/__edit']);
  expect(headers['set-cookie']?.[0]).toMatch(
    /^pagewright-guest-\d+=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict$/,
  );
  expect(headers['set-cookie']?.[0]).not.toContain('ACDE');
  await comeIn();
  expect((await get('/')).headers.location).toBe('/__edit');
  expect(JSON.parse((await get('/__edit/files/site')).body.toString()).text).toBe('{}\n');
  expect((await give(code)).status).toBe(303);
});

test('no page of another site gives the code', async () => {
  const { give } = await show();
  expect((await give(code, { origin: 'http://example.com' })).status).toBe(403);
});

test('after five wrong codes nobody is let in for a minute, but who is in already', async () => {
  const { give, pass, comeIn, get } = await show();
  await comeIn();
  for (let tries = 0; tries < 5; tries++) expect((await give('', { cookie: '' })).status).toBe(403);
  const locked = await give(code, { cookie: '' });
  expect([locked.status, locked.headers['retry-after']]).toEqual([429, '60']);
  expect(locked.body.toString()).toContain('Wait for a minute');
  expect((await get('/__edit/files/site')).status).toBe(200);
  pass(59_999);
  expect((await give(code, { cookie: '' })).status).toBe(429);
  pass(1);
  expect((await give(code, { cookie: '' })).status).toBe(303);
});

test('once the hour is over nobody is let in any more, and whoever was in is told so', async () => {
  const { give, comeIn, get, put, pass, file } = await show();
  await comeIn();
  pass(guestTime - 1);
  expect((await get('/__edit/files/site')).status).toBe(200);
  pass(1);
  const over = await get('/__edit');
  expect([over.status, over.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(over.body.toString()).toContain('The hour is over');
  expect((await give(code, { cookie: '' })).status).toBe(403);
  const refused = await put('site', { text: 'x', basedOn: '' });
  expect([refused.status, refused.headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
  expect(readFileSync(file, 'utf8')).toBe('{}\n');
});

test('only the addresses that were told are answered to, each by its own name', async () => {
  const { get, comeIn, port } = await show();
  await comeIn();
  for (const host of [
    `site.example:${port}`,
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    otherAddress,
    `${otherAddress}:1`,
  ])
    expect((await get('/__edit/files/site', { host })).status).toBe(403);
  // This machine needs no code, and takes none of the other's names.
  expect((await ask(port, '/__edit/files/site')).status).toBe(200);
  expect((await ask(port, '/__edit/files/site', { headers: { host: `192.168.1.5:${port}` } })).status).toBe(403);
});

test('who may only look has every request refused that would write, in words', async () => {
  const { comeIn, get, put } = await show({ mayWrite: false });
  await comeIn();
  expect((await get('/__edit/files/site')).status).toBe(200);
  for (const name of ['site', 'uploads/a.svg', 'unused', 'renamed', 'drafts/draft-1.json', 'publish']) {
    const { status, body } = await put(name, {});
    expect([status, body.toString()]).toEqual([403, expect.stringContaining('not change it')]);
  }
});

test('a guest gets nothing but the editor: no page, no outbox, no code, no draft, and nothing that starts a process', async () => {
  const { comeIn, get, put } = await show();
  await comeIn();
  for (const path of [
    '/trips',
    '/__outbox',
    '/__catalogue',
    '/@vite/client',
    '/src/cli/start.ts',
    '/node_modules/x',
    '/node_modules/_assets/x',
    '/@fs/_assets/x',
    '/__edit/online',
    '/__edit/files/drafts',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 403]);
  for (const name of ['publish', 'begin', 'drafts/draft-1.json']) {
    const { status, body } = await put(name, {});
    expect([name, status]).toEqual([name, 403]);
    expect(body.toString()).toContain('on the computer where npm start runs');
  }
  expect(JSON.parse((await get('/__edit/files/published')).body.toString())).toEqual({
    absent: expect.stringContaining('on no other device'),
  });
});

test('a guest who may write needs the token of the page, as everybody', async () => {
  const { comeIn, put } = await show();
  await comeIn();
  const { status, body } = await put('site', { text: '{}', basedOn: '' });
  expect([status, body.toString()]).toEqual([403, outdatedPage]);
});

test('a code has eight signs of which no two look alike, and another one each time', () => {
  const codes = Array.from({ length: 50 }, newGuestCode);
  for (const one of codes) expect(one).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{4}-[ACDEFGHJKMNPQRTWXY34679]{4}$/);
  expect(new Set(codes).size).toBe(50);
  expect(isSameCode('acde f347', code)).toBe(true);
  expect(isSameCode('', code)).toBe(false);
});

test.each([
  ['192.168.1.5', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['169.254.7.7', true],
  ['8.8.8.8', false],
  ['fd00::2', true],
  ['fe80::1', false],
  ['2001:db8::1', false],
])('%s in a network of a house: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
