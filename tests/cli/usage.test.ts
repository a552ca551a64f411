import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root, textOf } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { type Ended, expectReadable, runCommand } from './run-command';
import { runHere } from './run-here';

const small = join(root, 'tests/fixtures/contact-form/site.json');

test.each<[args: string[], says: RegExp]>([
  [
    ['check', '--colour'],
    /'--colour'.*This command knows --site, --format, --release, --max-warnings, --fix, --explain\./s,
  ],
  [['check', '-x'], /This command knows --site, --format, --release, /],
  [['check', '--release=yes'], /--release/],
  [['check', '--format'], /--format/],
  [['check', '--format', 'xml'], /There is no format "xml"\. There is: "text", "json"/],
  [['check', 'one.json', 'two.json'], /One file is enough; this names 2: one\.json, two\.json\./],
  [['check', '--format', 'jsn'], /There is no format "jsn"\. Did you mean "json"\?/],
  [
    ['check', '--max-warnings', 'few'],
    /"few" is no number of warnings\. Write a whole one, such as --max-warnings 0\./,
  ],
  [['check', '--max-warnings', '0.5'], /"0\.5" is no number of warnings/],
  [['check', '--max-warnings='], /"" is no number of warnings/],
  [['check', '--explain', 'link-target'], /There is no rule "link-target"\. There is: .*"link-target-exists"/],
  [['check', '--explain', 'link-sheme'], /There is no rule "link-sheme"\. Did you mean "link-scheme"\?/],
  [['check', '--explain', '../README'], /There is no rule "\.\.\/README"/],
  [['rename-route'], /Name the old and the new address: npm run rename-route -- \/team \/about\/our-team/],
  [['rename-route', '/team'], /Name the old and the new address/],
  [['rename-route', '/a', '/b', '/c'], /2 names are enough; this names 3: \/a, \/b, \/c\./],
  [['rename-route', '/a', '/b', '--dry'], /'--dry'.*This command knows --site, --dry-run\./s],
  [['build', '--watch'], /'--watch'.*This command knows --site, --out, --editor, --date, --verify\./s],
  [['build', 'one.json', 'two.json'], /One file is enough/],
  [['build', '--date', '2027-02-30'], /"2027-02-30" is no day of the calendar\. Write it as --date 2027-03-06\./],
  [['build', '--date', 'today'], /"today" is no day of the calendar/],
  [['start', '--open'], /'--open'.*This command knows --site, --port, --share, --read-only\./s],
  [['start', 'one.json', 'two.json'], /One file is enough/],
  [['start', '--read-only'], /npm start -- --share --read-only/],
  [['start', '--port', 'http'], /"http" is no port\. Write a number, such as --port 5173\./],
  [['start', '--port', '70000'], /"70000" is no port/],
  [['start', '--port', '-1'], /--port/],
  [['preview', '--port', '4.5'], /"4\.5" is no port/],
  [['preview', '--out', 'nowhere'], /There is no built site in .*nowhere\. Run npm run build first\./],
  [['new-block', 'Price List'], /small letters and hyphens/],
  [['new-block', 'card-grid'], /There is a block type "card-grid" already/],
])('%j ends with 2 and says how to write it', async (args, says) => {
  expectRefused(await runHere(args, { folder: temporaryFolder() }), says);
});

test.each<[args: string[], says: RegExp]>([
  [
    ['publish'],
    /^There is no command "publish"\. There is:\n {2}artwork {7}Draws .*\nEach says with --help what it takes\.\n$/s,
  ],
  [['../check'], /There is no command/],
])('the launcher ends with 2 and says so given %j', async (args, says) => {
  expectRefused(await runCommand(args, { folder: temporaryFolder() }), says);
});

function expectRefused(ended: Ended, says: RegExp): void {
  expect(ended.complaints).toMatch(says);
  expect(ended.out).toBe('');
  expect(ended.code).toBe(2);
  expectReadable(ended);
}

const commands = filesIn('src/cli')
  .filter((path) => /^export async function run\(/m.test(textOf(path)))
  .map((path) => path.slice('src/cli/'.length, -'.ts'.length));

test('without a command the launcher lists all that run by it, each with the sentence of its help', async () => {
  const { code, out, complaints } = await runCommand([], { folder: temporaryFolder() });
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  const [, ...lines] = out.trimEnd().split('\n');
  expect(lines.pop()).toBe('Each says with --help what it takes.');
  const listed = new Map(lines.map((line) => /^ {2}(\S+) +(.*)$/.exec(line)?.slice(1) as [string, string]));
  // The command that begins a site is a package of its own.
  expect([...listed.keys()]).toEqual(commands.filter((name) => name !== 'create').sort());
  for (const [name, says] of listed) {
    const help = await runHere([name, '--help'], { folder: temporaryFolder() });
    expect(help.out.split('\n')[1]).toBe(says);
  }
});

test.each(commands)('%s --help says what it does and takes, as docs/commands.md does', async (command) => {
  const { code, out, complaints } = await runHere([command, '--help'], { folder: temporaryFolder() });
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  const lines = textOf('docs/commands.md').split('\n');
  const row = lines.filter((line) => new RegExp(`^\\| \`np(m (run )?|x pagewright )${command}\\b`).test(line)).join();
  expect(row).not.toBe('');
  for (const [option] of out.matchAll(/(?<=^ {2})--[a-z-]+/gm)) expect(row).toContain(option);
});

test.each(['start', 'preview'])('%s says that a port is taken and names another', async (command) => {
  const folder = temporaryFolder();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  cpSync(join(small, '..'), folder, { recursive: true });
  if (command === 'preview') await runHere(['build'], { folder });
  const ended = await runCommand([command, '--port', String(port)], { folder });
  other.close();
  expect(ended.code).toBe(2);
  expect(ended.complaints).toContain(`Port ${port} is taken`);
  expect(ended.complaints).toContain(`--port ${port + 1}`);
  expectReadable(ended);
});

test('build says so where its folder is a file', async () => {
  const folder = temporaryFolder();
  cpSync(small, join(folder, 'dist'));
  const ended = await runHere(['build', '--site', small], { folder });
  expect(ended.code).toBe(2);
  expect(ended.complaints).toMatch(/A file stands where the folder .*dist should be/);
  expectReadable(ended);
});
