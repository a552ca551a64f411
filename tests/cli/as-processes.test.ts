import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatJson } from '../../src/manifest/format';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable, runCommand } from './run-command';

// What each command does is tested where it runs within the tests; here, that it does so bundled and in a process.

const agency = join(root, 'tests/fixtures/agency');
const written = readFileSync(join(agency, 'site.json'), 'utf8');

/** A folder with the agency's site, its text edited. */
function folderWith(from = '', to = ''): string {
  const folder = temporaryFolder();
  cpSync(agency, folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), written.replace(from, to));
  return folder;
}

test('build tells of what check tells, and leaves dist as it is', async () => {
  const built = await runCommand(['build'], { folder: folderWith('"to": "/apply"', '"to": "/aply"') });
  expect(built.complaints).toContain('No page has the address "/aply"');
  expect(built.complaints).toContain('Nothing was built; dist is as it was.');
  expect(built.code).toBe(1);
  expectReadable(built);
});

test('check has stdout for what a machine reads, also while it mends the file', { tags: 'night' }, async () => {
  const folder = folderWith('"schemaVersion": 3,', '"schemaVersion": 3');
  const { code, out, complaints } = await runCommand(['check', '--fix', '--format=sarif'], { folder });
  expect(JSON.parse(out)).toMatchObject({ version: '2.1.0' });
  expect({ code, complaints }).toEqual({ code: 0, complaints: 'fixed 3:21  A comma is missing here.\n' });
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(formatJson(written));
});

test('artwork draws with the letters of the typefaces', async () => {
  const folder = temporaryFolder();
  const monogram = 'uploads/artwork/monograms/amina-otieno.svg';
  const drawings = /uploads\/artwork\/[a-z]+\/[a-z.-]+\.svg/g;
  writeFileSync(join(folder, 'site.json'), written.replaceAll(drawings, monogram));
  mkdirSync(join(folder, 'uploads'));
  const { out, complaints } = await runCommand(['artwork', '--site', folder], { folder: root });
  expect({ out, complaints }).toEqual({ out: `Drew ${monogram}\n1 of 1 pictures drawn.\n`, complaints: '' });
  expect(readFileSync(join(folder, monogram), 'utf8').match(/<path transform="translate/g)).toHaveLength(2);
});

test('rename-route gives a page another address', { tags: 'night' }, async () => {
  const folder = folderWith();
  const ended = await runCommand(['rename-route', '/contact', '/visit-us'], { folder });
  expect(ended).toMatchObject({
    code: 0,
    complaints: '',
    out: expect.stringMatching(/^"\/contact" is "\/visit-us" now: /),
  });
  expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).redirects).toContainEqual({
    from: '/contact',
    to: '/visit-us',
  });
});

test('every command that new-site names works', { tags: 'night' }, async () => {
  const folder = join(temporaryFolder(), 'my kayaks');
  const { out } = await runCommand(['new-site', folder, '--name', 'Kilifi Kayaks', '--color', 'teal'], {
    folder: root,
  });
  const named = [...out.matchAll(/npm (?:run )?(.*)$/gm)].map(([, line = '']) => wordsOf(line));
  expect(named.map(([name]) => name)).toEqual(['start', 'check', 'build', 'preview']);
  const [start = [], check = [], build = [], preview = []] = named.map((words) =>
    words.filter((word) => word !== '--'),
  );
  expect((await runCommand(check, { folder: root })).out).toContain('0 errors, 0 warnings');
  const built = await runCommand(build, { folder: root });
  expect(built).toMatchObject({ code: 0, complaints: '' });
  expect(built.out).toMatch(/^9 pages in /);
  for (const command of [start, preview]) expect(await pageOf(command)).toContain('Kilifi Kayaks');
});

/** The words of a line of a shell. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
}

/** The home page as a server sends it that a command starts. */
async function pageOf(command: string[]): Promise<string> {
  let page = '';
  await runCommand([...command, '--port', '0'], {
    folder: root,
    stopWhen: async (out) => {
      const [, address] = /(http:\/\/localhost:\d+\/?)\s/.exec(out) ?? [];
      if (!address || !/Stop with|__outbox/.test(out)) return false;
      page = await (await fetch(address.replace('localhost', '127.0.0.1'))).text();
      return true;
    },
  });
  return page;
}
