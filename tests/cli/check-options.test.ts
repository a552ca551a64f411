import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatJson } from '../../src/manifest/format';
import { root, textOf } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable } from './run-command';
import { runHere } from './run-here';

const werkstatt = join(root, 'tests/fixtures/werkstatt');
const site = readFileSync(join(werkstatt, 'site.json'), 'utf8');

/** A folder with the workshop's site, in which nothing is wrong, and its text changed. */
function folderWith(change: (text: string) => string = (text) => text): string {
  const folder = temporaryFolder();
  cpSync(werkstatt, folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), change(site));
  return folder;
}

const withWarnings = (text: string): string =>
  text.replace(/("values": \{)/, '$1\n    "unusedOne": "1",\n    "unusedTwo": "2",');
const withFault = (text: string): string => text.replace('"schemaVersion": 3,', '"schemaVersion": 3');
const withLink = (text: string): string => text.replace(/"to": "\/[^"]*"/, '"to": "/nirgendwo"');

test.each([
  ['2 warnings are too many where 1 may be', '1', 1],
  ['2 warnings are too many where none may be', '0', 1],
  ['2 warnings are few enough where 2 may be', '2', 0],
] as const)('--max-warnings: %s', async (_, most, code) => {
  const ended = await runHere(['check', '--max-warnings', most], { folder: folderWith(withWarnings) });
  expect(ended.out).toContain('site.json: 0 errors, 2 warnings, 0 notices');
  expect(ended.code).toBe(code);
});

test('warnings alone do not matter where no number is named', async () => {
  expect((await runHere(['check'], { folder: folderWith(withWarnings) })).code).toBe(0);
});

test('--fix mends the file, lays it out and says what it mended', async () => {
  const folder = folderWith((text) => withFault(text).replace('\n  "site": {', '\n\t"site":   {'));
  const file = join(folder, 'site.json');
  const { mode } = statSync(file);
  const ended = await runHere(['check', '--fix'], { folder });
  expect(ended.complaints).toBe('fixed 3:21  A comma is missing here.\n');
  expect(ended.out.trim()).toBe('site.json is right: nothing found.');
  expect(ended.code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(formatJson(site));
  expect(statSync(file).mode).toBe(mode);
  expect(readdirSync(folder).sort()).toEqual(['site.json', 'uploads']);
});

test('--fix leaves a file alone that needs nothing', async () => {
  const folder = folderWith(formatJson);
  const file = join(folder, 'site.json');
  const before = statSync(file);
  const ended = await runHere(['check', '--fix'], { folder });
  expect(ended).toEqual({ code: 0, out: 'site.json is right: nothing found.\n', complaints: '' });
  const { ino, mtimeMs } = statSync(file);
  expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test('--fix mends what it can and ends with 1 while errors remain', async () => {
  const folder = folderWith((text) => withFault(withLink(text)));
  const ended = await runHere(['check', '--fix'], { folder });
  expect(ended.code).toBe(1);
  expect(ended.complaints).toMatch(/^fixed 3:21 /);
  expect(ended.out).toMatch(/No page has the address "\/nirgendwo"/);
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(formatJson(withLink(site)));
});

test('--fix leaves a file site.json.new of the owner as it is', async () => {
  const folder = folderWith(withFault);
  writeFileSync(join(folder, 'site.json.new'), 'a draft of mine');
  expect(await runHere(['check', '--fix'], { folder })).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(formatJson(site));
  expect(readFileSync(join(folder, 'site.json.new'), 'utf8')).toBe('a draft of mine');
  expect(readdirSync(folder).sort()).toEqual(['site.json', 'site.json.new', 'uploads']);
});

test('--fix leaves a file alone whose characters it cannot read', async () => {
  const folder = temporaryFolder();
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x22, 0xe4, 0x22, 0x3a, 0x31, 0x7d]);
  writeFileSync(join(folder, 'site.json'), bytes);
  const ended = await runHere(['check', '--fix'], { folder });
  expect(ended.code).toBe(1);
  expectReadable(ended);
  expect(readFileSync(join(folder, 'site.json'))).toEqual(bytes);
});

test('no other command lays the file out', async () => {
  const folder = folderWith((text) => text.replace('\n  "site": {', '\n\t"site":   {'));
  const before = readFileSync(join(folder, 'site.json'), 'utf8');
  for (const args of [['check'], ['build'], ['check', '--release', '--format', 'json']]) {
    await runHere(args, { folder });
    expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(before);
  }
});

test.each(['json', 'schema', 'link-target-exists', 'placeholder'])(
  '--explain %s prints the page of the rule',
  async (rule) => {
    const ended = await runHere(['check', '--explain', rule], { folder: temporaryFolder() });
    expect(ended).toEqual({ code: 0, out: textOf(`docs/rules/${rule}.md`), complaints: '' });
    expect(ended.out).toMatch(/\*\*Why\.\*\* .*\*\*Wrong:\*\*.*\*\*Right:\*\*/s);
  },
);

test.each<[format: string, reads: (out: string) => unknown]>([
  ['text', (out) => out.match(/^site\.json:\d+:\d+ {2}(error) {2}/m)?.[1]],
  ['json', (out) => JSON.parse(out).problems[0].severity],
  ['github', (out) => out.match(/^::(error) file=site\.json,/m)?.[1]],
  ['sarif', (out) => JSON.parse(out).runs[0].results[0].level],
  ['junit', (out) => out.match(/^<\?xml.*<failure type="(\w+)".*<\/testsuites>\s*$/s)?.[1]],
])('--format %s writes the error in its way, and nothing beside it', async (format, read) => {
  const ended = await runHere(['check', '--format', format], { folder: folderWith(withLink) });
  expect(read(ended.out)).toBe('error');
  expect(ended).toMatchObject({ code: 1, complaints: '' });
});

/** The lines that a check of the agency's site prints on GitHub's machines. */
async function checkOnGithub(...options: string[]): Promise<string[]> {
  const args = ['check', 'tests/fixtures/agency/site.json', ...options];
  const { out } = await runHere(args, { folder: root, env: { GITHUB_ACTIONS: 'true' } });
  return out.trim().split('\n');
}

test('on GitHub the check writes one annotation a problem, then the sum', async () => {
  const lines = await checkOnGithub();
  const sum = lines.pop();
  expect(sum).toBe(`tests/fixtures/agency/site.json: 0 errors, 0 warnings, ${lines.length} notices`);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^::notice file=tests\/fixtures\/agency\/site\.json,line=\d+,.*::\S/);
});

test('there a file is called as in the repository, whatever folder the check runs in', async () => {
  const folder = join(root, 'tests/fixtures/agency');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: root };
  const { out } = await runHere(['check'], { folder, env });
  expect(out).toMatch(/^::notice file=tests\/fixtures\/agency\/site\.json,line=/);
});

test('there it writes errors for a release, and another format where one is asked for', async () => {
  const lines = (await checkOnGithub('--release')).slice(0, -1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.startsWith('::error '))).toEqual([]);
  const printed = (await checkOnGithub('--release', '--format', 'text')).join('\n');
  expect(printed).toContain('^^^');
  expect(printed).not.toContain('::');
});
