import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import { expect, test } from 'vitest';
import { schemaBeside } from '../../src/cli/put-schema';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { undeclared } from '../undeclared';
import { expectReadable } from './run-command';
import { runHere } from './run-here';

const formats = join(root, 'tests/fixtures/formats');
const earlier = readdirSync(formats);

/** A copy of a fixture, its text changed. */
function folderOf(fixture: string, change: (text: string) => string = (text) => text): string {
  const folder = temporaryFolder();
  cpSync(join(root, 'tests/fixtures', fixture), folder, { recursive: true });
  const file = join(folder, 'site.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return folder;
}

const textIn = (folder: string): string => readFileSync(join(folder, 'site.json'), 'utf8');

/** All that was built, as one text. */
function builtIn(folder: string): string {
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(
      ({ parentPath, name }) =>
        `${join(parentPath, name).slice(dist.length)} ${readFileSync(join(parentPath, name), 'base64')}`,
    )
    .sort()
    .join('\n');
}

test.each(earlier)(
  'a site of the format %s builds, and what is built is the same once it is written anew',
  async (name) => {
    const folder = folderOf(join('formats', name));
    const built = await runHere(['build'], { folder });
    expect(built.code).toBe(0);
    expect(built.complaints).toContain('This site is written in format 1');
    const before = builtIn(folder);
    expect(await runHere(['upgrade', '--yes'], { folder })).toMatchObject({ code: 0, complaints: '' });
    expect(textIn(folder)).toContain('"schemaVersion": 3');
    const again = await runHere(['build'], { folder });
    expect(again).toMatchObject({ code: 0 });
    expect(again.complaints).not.toContain('format');
    expect(builtIn(folder)).toBe(before);
  },
);

test('shows what changes and writes nothing where nobody can be asked, then writes just that, and keeps what was there', async () => {
  const folder = folderOf('formats/1-first');
  const before = textIn(folder);
  const shown = await runHere(['upgrade'], { folder });
  expectReadable(shown);
  expect(shown).toMatchObject({
    code: 1,
    complaints: 'site.json is as it was, and works as it is. To write this: npm run upgrade -- --yes\n',
  });
  expect([textIn(folder), existsSync(join(folder, '.history'))]).toEqual([before, false]);
  expect((await runHere(['upgrade', '--yes'], { folder })).code).toBe(0);
  expect(textIn(folder)).toBe(applyPatch(before, shown.out.slice(shown.out.indexOf('Index: '))));
  const [kept = ''] = readdirSync(join(folder, '.history')).filter((name) => name.endsWith('.json'));
  expect(readFileSync(join(folder, '.history', kept), 'utf8')).toBe(before);
  const again = await runHere(['upgrade', '--yes'], { folder });
  expect(again.out).toMatch(/^site\.json is written in format 3, the one of today\.\n/);
});

test('a site out of a clone gets the name of a schema that is there, and the schema; all else keeps its bytes', async () => {
  const folder = folderOf('kajak', (text) =>
    text.replace(/"\$schema": "[^"]*"/, '"$schema": "../schema/site.schema.json"'),
  );
  const before = textIn(folder);
  const shown = await runHere(['upgrade'], { folder });
  expect([shown.code, textIn(folder)]).toEqual([1, before]);
  expect(shown.out).toMatch(/^The schema that its first line names is not there/);
  expect((await runHere(['upgrade', '--yes'], { folder })).code).toBe(0);
  expect(textIn(folder)).toBe(before.replace('../schema/site.schema.json', schemaBeside));
  expect(JSON.parse(readFileSync(join(folder, schemaBeside), 'utf8')).$defs).toBeDefined();
  const written = textIn(folder);
  expect((await runHere(['upgrade'], { folder })).out).toMatch(/^site\.json is written in format 3/);
  expect(textIn(folder)).toBe(written);
});

test('a schema that is there, in the clone or on the web, keeps its name', async () => {
  for (const named of ['./mine.schema.json', 'https://schemas.example/site.json']) {
    const folder = folderOf('kajak', (text) => text.replace(/"\$schema": "[^"]*"/, `"$schema": "${named}"`));
    writeFileSync(join(folder, 'mine.schema.json'), '{}');
    const before = textIn(folder);
    await runHere(['upgrade', '--yes'], { folder });
    expect(textIn(folder)).toBe(before);
  }
});

test('offers fields to who wants them, and nobody has to', async () => {
  const folder = folderOf('kajak', (text) =>
    JSON.stringify({ ...(undeclared(JSON.parse(text)) as object), $schema: schemaBeside }, null, 2),
  );
  const before = textIn(folder);
  const offered = await runHere(['upgrade'], { folder });
  expect(offered).toMatchObject({ code: 0, complaints: '' });
  expect(offered.out).toContain('To see and write that: npm run upgrade -- --fields\n');
  const shown = await runHere(['upgrade', '--fields'], { folder });
  expect(shown.complaints).toContain('To write this: npm run upgrade -- --fields --yes\n');
  expect([shown.code, textIn(folder)]).toEqual([1, before]);
  expect((await runHere(['upgrade', '--fields', '--yes'], { folder })).code).toBe(0);
  const { trips } = JSON.parse(textIn(folder)).collections;
  expect(trips.fields.price).toEqual({ kind: 'money' });
  expect((await runHere(['upgrade'], { folder })).out).toBe('site.json is written in format 3, the one of today.\n');
});

test.each<[string, (text: string) => string, RegExp]>([
  ['a later format', (text) => text.replace('"schemaVersion": 3', '"schemaVersion": 4'), /later version of Pagewright/],
  ['no JSON', (text) => text.slice(0, 400), /never closed/],
  ['no format', (text) => text.replace('"schemaVersion": 3,', ''), /schemaVersion/],
])('leaves a file of %s as it is, and says why', async (_, change, says) => {
  const folder = folderOf('contact-form', change);
  const before = textIn(folder);
  const ended = await runHere(['upgrade', '--yes'], { folder });
  expectReadable(ended);
  expect([ended.code, textIn(folder)]).toEqual([1, before]);
  expect(ended.complaints).toMatch(says);
});
