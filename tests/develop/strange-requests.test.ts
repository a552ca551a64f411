import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { openBuilds } from '../build/build-fixture';
import { type StartedSite, startSite } from '../cli/start-site';
import { root } from '../project';
import { abandon, sendRaw } from '../serve/broken-request';
import { ask, listen } from '../serve/request';
import { folderForFile } from '../temporary-folder';

const folder = folderForFile();
let started: StartedSite;
const ports = { 'npm start': 0, 'npm run preview': 0 };

beforeAll(async () => {
  cpSync(join(root, 'tests/fixtures/werkstatt'), folder, { recursive: true });
  const builds = await openBuilds('werkstatt', folder);
  await builds.build();
  ports['npm run preview'] = await listen(
    createStaticServer({ folder: builds.outFolder, outboxFolder: join(folder, 'outbox') }),
  );
  started = await startSite(folder);
  ports['npm start'] = started.port;
  return started.stop;
});

/** What no page of a site is asked for with, and how it is refused. */
const strange: [what: string, path: string, status: number][] = [
  ['an address of 15,000 letters', `/${'a'.repeat(15_000)}`, 414],
  ['a slash written in too many bytes', '/%c0%af', 400],
  ['a percent sign without a number', '/%', 400],
  ['a percent sign before letters', '/werkstatt/%zz', 400],
  ['a zero byte', '/werkstatt/kurse%00.html', 400],
  ['a line break', '/werkstatt/%0d%0aset-cookie:a=b', 400],
  ['dots behind a hidden slash', '/werkstatt/..%2fsecret.txt', 400],
  ['dots behind a hidden backslash', '/werkstatt/..%5csecret.txt', 400],
  ['hidden dots', '/werkstatt/%2e%2e/secret.txt', 400],
  ['a backslash', '/werkstatt\\kurse', 400],
  ['the address of another server', 'http://example.com/werkstatt/', 400],
  ['an asterisk', '*', 400],
];

describe.each(['npm start', 'npm run preview'] as const)('%s', (server) => {
  test.each(strange)('%s is refused in plain words', async (_, path, status) => {
    const answer = await ask(ports[server], path);
    const said = answer.body.toString();
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(said).toMatch(/^[A-Z][^\n]{20,200}\.$/);
    expect(said).not.toMatch(/Error|URI|node:|\.js/);
  });

  test('nothing is given to a page from elsewhere, not even to one of this machine', async () => {
    const paths = [
      '/werkstatt/',
      '/__edit',
      '/__edit/assets',
      '/__edit/files/site',
      '/__catalogue',
      '/__outbox',
      '/no-page',
    ];
    const code = [
      '/@vite/client',
      '/src/develop/browser/boot.ts',
      '/@id/nothing',
      '/node_modules/vite/dist/client/client.mjs',
    ];
    for (const path of [...paths, ...(server === 'npm start' ? code : [])]) {
      for (const origin of ['http://localhost:9999', 'http://127.0.0.1:9999', 'https://example.com', 'null']) {
        for (const method of ['GET', 'HEAD', 'OPTIONS']) {
          const asked = {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-private-network': 'true',
          };
          const { headers } = await ask(ports[server], path, { method, headers: asked });
          const given = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
          expect([path, origin, method, given]).toEqual([path, origin, method, []]);
        }
      }
    }
  });

  test('headers of more than 16 kB are refused with what to do about them', async () => {
    const answer = await ask(ports[server], '/werkstatt/', { headers: { cookie: 'a'.repeat(20_000) } });
    expect(answer.status).toBe(431);
    expect(answer.body.toString()).toContain('Delete the cookies of localhost');
  });

  test('bytes that are no request are refused in words', async () => {
    expect(await sendRaw(ports[server], 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\n\r\n[A-Z].+\.$/);
  });

  test.each(['evil.example', 'localhost.evil.example', '192.168.1.7:5173', 'evil.example:80', '127.0.0.1.nip.io'])(
    'a page that was led here under the name %s reads nothing',
    async (host) => {
      for (const path of ['/werkstatt/', '/__outbox']) {
        const answer = await ask(ports[server], path, { headers: { host } });
        expect(answer.status).toBe(403);
        expect(answer.body.toString()).toBe(
          'This site is shown to this machine alone. Open it under the name localhost.',
        );
      }
    },
  );

  test('a form whose sender goes away is no failure of the server', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    await abandon(ports[server], '/api/v1.0/email/send-form');
    expect((await ask(ports[server], '/werkstatt/')).status).toBe(200);
    expect(complain).not.toHaveBeenCalled();
    expect(started.said()).not.toMatch(/Error|^\s+at /m);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('npm start shows no page to a %s', async (method) => {
  const answer = await ask(started.port, '/werkstatt/kurse', { method });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['npm run preview', 'npm start'] as const)('an address of 7,000 parts does not end %s', async (server) => {
  const path = '/a'.repeat(7000);
  expect((await ask(ports[server], path)).status).toBe(414);
  expect((await ask(ports[server], `/src${path}`)).status).toBe(414);
  expect((await ask(ports[server], '/werkstatt/')).status).toBe(200);
  expect(started.isRunning()).toBe(true);
});
