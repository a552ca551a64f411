import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../src/checks/problem';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { runHere } from './run-here';

const agency = join(root, 'tests/fixtures/agency');
const written = readFileSync(join(agency, 'site.json'), 'utf8');

/** A folder with the agency's site, its text edited. */
function folderWith(...edits: [from: string, to: string][]): string {
  const folder = temporaryFolder();
  cpSync(agency, folder, { recursive: true });
  const edited = edits.reduce((text, [from, to]) => text.replace(from, to), written);
  writeFileSync(join(folder, 'site.json'), edited);
  return folder;
}

const wrongLink: [from: string, to: string] = ['"to": "/apply"', '"to": "/aply"'];

test('check prints the problems as JSON and nothing else', async () => {
  const folder = folderWith(wrongLink);
  const { code, out, complaints } = await runHere(['check', '--format', 'json'], { folder });
  const { problems, summary, ...others }: { problems: Problem[]; summary: Record<string, number> } = JSON.parse(out);
  expect(others).toEqual({ version: 1 });
  expect(complaints).toBe('');
  expect(code).toBe(1);
  expect(summary.errors).toBe(problems.filter(({ severity }) => severity === 'error').length);
  expect(Object.keys(summary)).toEqual(['errors', 'warnings', 'notices']);
  expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({
    rule: 'link-target-exists',
    pointer: '/shared/ready-to-start/actions/0/to',
  });
});

test('check of a right site ends with 0, and with 1 before its release while placeholders remain', async () => {
  const usual = await runHere(['check'], { folder: agency });
  const release = await runHere(['check', '--release'], { folder: agency });
  expect(usual.code).toBe(0);
  expect(usual.out).toMatch(/^10 placeholders: `npm run check -- --release` lists them\.$/m);
  expect(usual.out).toContain('site.json: 0 errors, 0 warnings, ');
  expect(release.code).toBe(1);
  expect(release.out).toMatch(/ {2}error {2}.*is still a placeholder/);
});

test('check of a site without any error says so', async () => {
  const folder = join(root, 'tests/fixtures/werkstatt');
  const text = await runHere(['check'], { folder });
  expect(text).toMatchObject({ code: 0, complaints: '' });
  const json = await runHere(['check', join(folder, 'site.json'), '--format=json'], { folder: temporaryFolder() });
  expect(JSON.parse(json.out)).toMatchObject({ summary: { errors: 0 } });
});

/** What the check prints of the agency's site with edits of its text. */
async function linesWith(...edits: [from: string, to: string][]): Promise<string[]> {
  const { out, code } = await runHere(['check'], { folder: folderWith(...edits) });
  expect(code).toBe(1);
  return out.trimEnd().split('\n');
}

test('one wrong link on the shipped site prints few lines, the error last', async () => {
  const lines = await linesWith(wrongLink);
  expect(lines.length).toBeLessThan(20);
  expect(lines[0]).toBe('10 placeholders: `npm run check -- --release` lists them.');
  expect(lines[2]).toContain('  error  No page has the address "/aply".');
  expect(lines.at(-1)).toBe('site.json: 1 error, 0 warnings, 10 notices');
});

test('errors are what is read first, nearest to the prompt, wherever in the file they are', async () => {
  const title = '"title": "Upcoming Events for Students and Parents"';
  const lines = await linesWith(wrongLink, [title, `"title": "${'Events '.repeat(9)}"`]);
  const weights = lines.flatMap((line) => / {2}(error|warning) {2}/.exec(line)?.[1] ?? []);
  expect(weights).toEqual(['warning', 'error']);
});

test('check says which installed pack to name where a block of it is used', async () => {
  const folder = folderWith(['"type": "hero"', '"type": "rest-days"']);
  const blocks = join(folder, 'node_modules/pagewright-pack-hours');
  cpSync(join(root, 'tests/fixtures/own-code/packs/pagewright-pack-hours'), blocks, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "pagewright-pack-hours": "^2.0.0" } }');
  const { code, complaints, out } = await runHere(['check'], { folder });
  expect(code).toBe(1);
  expect(out + complaints).toContain(
    '"rest-days" is a block of the pack "pagewright-pack-hours", which is installed, but this site does not name it. Write it into site.json, before "site": "packs": { "pagewright-pack-hours": 2 },',
  );
});
