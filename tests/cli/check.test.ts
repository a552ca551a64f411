import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../src/checks/problem';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { expectReadable, runCommand } from './run-command';

const agency = join(root, 'tests/fixtures/agency');
const text = readFileSync(join(agency, 'site.json'), 'utf8');

/** A folder with the agency's site, an edit of its text applied. */
function folderWith(from: string | RegExp, to: string): string {
  const folder = temporaryFolder();
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`The fixture does not hold ${from}.`);
  cpSync(join(agency, 'uploads'), join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), edited);
  return folder;
}

test.each<[is: string, from: string | RegExp, to: string, says: RegExp]>([
  ['a comma too few', '"schemaVersion": 1,', '"schemaVersion": 1', /comma is missing/],
  ['a curly quote', '"name": "Trasan"', '"name": “Trasan”', /curly quote/],
  ['a comment', '"schemaVersion"', '// mine\n  "schemaVersion"', /comment/],
  ['a name that stands twice', '"schemaVersion": 1,', '"schemaVersion": 1, "schemaVersion": 1,', /stands twice/],
  ['a misspelt name', '"menu":', '"menus":', /"menus" is not known here\. Did you mean "menu"\?/],
  ['a number for a text', '"name": "Trasan"', '"name": 7', /Text in quotes is needed here, but this is 7/],
  ['a text for a list', /"routes": \[/, '"routes": "none", "shop": [', /A list in \[ \] is needed here/],
  ['an unknown type of block', '"type": "hero"', '"type": "heroes"', /Did you mean "hero"\?/],
  ['an unknown font', '"bricolage-grotesque"', '"comic"', /"comic" is not one of the choices/],
  [
    'a link to a missing page',
    '"to": "/apply"',
    '"to": "/aply"',
    /No page has the address "\/aply"\. Did you mean "\/apply"/,
  ],
  ['a missing picture', 'uploads/logo.svg', 'uploads/lgo.svg', /no picture "uploads\/lgo\.svg"\. Did you mean/],
  ['an unknown value', '"{phone}"', '"{fone}"', /No value is named "fone"/],
  ['an unknown collection', '"from": "services"', '"from": "servces"', /Did you mean "services"/],
  ['a collection named like a part of JavaScript', '"from": "services"', '"from": "constructor"', /constructor/],
  ['an icon named like a part of JavaScript', /"icon": "[a-z-]+"/, '"icon": "constructor"', /constructor/],
  ['a shared block named like a part of JavaScript', /"block": "[a-z-]+"/, '"block": "constructor"', /constructor/],
  [
    'a page with the address of another',
    '"path": "/events"',
    '"path": "/apply"',
    /Another page already has the address/,
  ],
  [
    'an address that is none',
    'https://www.example.com',
    'www.example.com',
    /Write "https:\/\/www\.example\.com" in the place of "www\.example\.com"/,
  ],
])('check tells of %s', async (_, from, to, says) => {
  const checked = await runCommand(['check'], { folder: folderWith(from, to) });
  expect(checked.out).toMatch(says);
  expect(checked.out).toMatch(/^site\.json:\d+:\d+ {2}error {2}/m);
  expect(checked.code).toBe(1);
  expectReadable(checked);
});

test('build tells of what check tells, and leaves dist as it is', async () => {
  const built = await runCommand(['build'], { folder: folderWith('"to": "/apply"', '"to": "/aply"') });
  expect(built.complaints).toContain('No page has the address "/aply"');
  expect(built.complaints).toContain('Nothing was built; dist is as it was.');
  expect(built.code).toBe(1);
  expectReadable(built);
});

test('check prints the problems as JSON and nothing else', async () => {
  const folder = folderWith('"to": "/apply"', '"to": "/aply"');
  const { code, out, complaints } = await runCommand(['check', '--format', 'json'], { folder });
  const { problems, summary, ...others }: { problems: Problem[]; summary: Record<string, number> } = JSON.parse(out);
  expect(others).toEqual({});
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
  const usual = await runCommand(['check'], { folder: agency });
  const release = await runCommand(['check', '--release'], { folder: agency });
  expect(usual.code).toBe(0);
  expect(usual.out).toMatch(/^10 placeholders: `npm run check -- --release` lists them\.$/m);
  expect(usual.out).toContain('site.json: 0 errors, 0 warnings, ');
  expect(release.code).toBe(1);
  expect(release.out).toMatch(/ {2}error {2}.*is still a placeholder/);
});

test('check of a site without any error says so', async () => {
  const folder = join(root, 'tests/fixtures/werkstatt');
  const text = await runCommand(['check'], { folder });
  expect(text).toMatchObject({ code: 0, complaints: '' });
  const json = await runCommand(['check', join(folder, 'site.json'), '--format=json'], { folder: temporaryFolder() });
  expect(JSON.parse(json.out)).toMatchObject({ summary: { errors: 0 } });
});
