import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { answerLive, type LiveAnswer } from '../../src/develop/live-site';
import { readLive } from '../../src/develop/read-live';
import { answerUnchecked, readUnchecked } from '../../src/develop/unchecked';
import type { Json } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import type { Pointer } from '../../src/manifest/pointer';
import { writeGeneratedSite } from '../bench/generate-site';
import { folderForFile } from '../temporary-folder';

const folder = folderForFile();
const other = '/part-1/page-111';
let file: string;
let text: string;
/** The site as it is written, before and after its check. */
let written: ReturnType<typeof readUnchecked>;
let live: ReturnType<typeof readLive>;

beforeAll(() => {
  file = writeGeneratedSite(folder, 400);
  text = readFileSync(file, 'utf8');
  written = readUnchecked(file, 'some version');
  live = readLive(file, 'some version');
});

type Edit = [pointer: Pointer, value: Json];

/** Answers a request before the check, of the site after some edits. */
async function ask(path: string, edits: Edit[] = [], isEdit = false) {
  const unchecked = edits.length === 0 ? written : readEdited(edits);
  return unchecked && answerUnchecked(unchecked, { url: new URL(path, 'http://localhost'), isEdit });
}

function readEdited(edits: Edit[]): typeof written {
  const edited = edits.reduce<Json>((root, [pointer, value]) => set(root, pointer, value), JSON.parse(text));
  writeFileSync(file, JSON.stringify(edited, null, 2));
  onTestFinished(() => writeFileSync(file, text));
  return readUnchecked(file, 'some version');
}

test('a page that is drawn before the check is the one that is drawn after it', async () => {
  expect(live.problems).toEqual([]);
  for (const path of ['/', other, '/_page/part-1/page-111.json', '/_page/_home.json', '/__drafts', `${other}/`]) {
    const before = await ask(path);
    expect(before).toEqual(await answerLive(live, { url: new URL(path, 'http://localhost'), isEdit: false }));
    expect(statusOf(before)).toBe(path === `${other}/` ? 302 : 200);
  }
});

test('an address in capitals leads to the page in small letters, as it does once that is published', async () => {
  const answer = (path: string) => answerLive(live, { url: new URL(path, 'http://localhost'), isEdit: false });
  expect(await answer('/Part-1/PAGE-111?a=B')).toEqual({ location: `${other}?a=B` });
  expect(statusOf(await answer('/No/such'))).toBe(404);
});

test('files that pages show are there before the check, pictures for sharing after it', async () => {
  const [logo = ''] = /\/_assets\/logo\.[^"]+\.svg/.exec(JSON.stringify(await ask('/'))) ?? [];
  expect(statusOf(await ask(logo))).toBe(200);
  const [picture = ''] = /\/_assets\/social\.[^"\\]+\.jpg/.exec(JSON.stringify(await ask('/'))) ?? [];
  expect(picture).not.toBe('');
  expect(await ask(picture)).toBeUndefined();
});

test('what only the check can say is not said before it', async () => {
  for (const path of ['/__problems', '/no/such/page', '/sitemap.xml']) expect(await ask(path)).toBeUndefined();
  expect(await ask('/', [], true)).toBeUndefined();
});

const towns = Array.from({ length: 5001 }, (_, index) => ({ slug: `town-${index}` }));

test.each<[is: string, edits: Edit[]]>([
  ['has an unknown property', [['/footer/colour', 'red']]],
  ['is past a limit', [['/collections', { towns }]]],
  [
    'lacks what is shown around its pages',
    [
      ['/collections', { towns: [{ slug: 'town', name: '' }] }],
      ['/header/menu', { from: 'towns', as: { label: '{name}', to: '/' } }],
    ],
  ],
])('a site that %s is not shown before the check', async (_, edits) => {
  expect(await ask('/', edits)).toBeUndefined();
  expect(readLive(file, 'some version').problems).not.toEqual([]);
});

test('a site that is no JSON is not shown before the check', () => {
  writeFileSync(file, text.replace('"routes": [', '"routes": [,'));
  onTestFinished(() => writeFileSync(file, text));
  expect(readUnchecked(file, 'some version')).toBeUndefined();
});

test('a page with a block that lacks what it shows waits for the check, and the others do not', async () => {
  const chips = { type: 'chips', heading: 'Towns', items: { from: 'nowhere', as: '{name}' } };
  expect(await ask('/', [['/routes/0/blocks/3', chips]])).toBeUndefined();
  expect(statusOf(await ask(other, [['/routes/0/blocks/3', chips]]))).toBe(200);
});

test('a short site is checked before anything of it is shown', () => {
  const short = writeGeneratedSite(folder, 30);
  expect(readUnchecked(short, 'some version')).toBeUndefined();
  expect(readUnchecked(`${short}.missing`, 'some version')).toBeUndefined();
});

function statusOf(answer: LiveAnswer | undefined): number | undefined {
  if (!answer) return undefined;
  return 'location' in answer ? 302 : answer.status;
}
