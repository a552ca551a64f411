import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { answerLive } from '../../src/develop/live-site';
import { type Live, readLive } from '../../src/develop/read-live';
import type { Json } from '../../src/manifest/manifest';
import { insert, set } from '../../src/manifest/operations';
import type { Pointer } from '../../src/manifest/pointer';
import { writeGeneratedSite } from '../bench/generate-site';
import { folderForFile } from '../temporary-folder';

const file = writeGeneratedSite(folderForFile(), 40);
const text = readFileSync(file, 'utf8');
const version = 'some version';
const first = readLive(file, version);

beforeEach(() => writeFileSync(file, text));

/** Writes the site with another value, and reads it as it is read after a save. */
function saved(pointer: Pointer, value: Json, before: Live, by = version): Live {
  writeFileSync(file, JSON.stringify(set(JSON.parse(text), pointer, value), null, 2));
  return readLive(file, by, before);
}

/** Tells whether the last check looked at one page alone: what it found elsewhere is the very list of the one before. */
function isShort({ right }: Live, before: Live = first): boolean {
  return right !== undefined && right.findings === before.right?.findings;
}

/** What is told of a site, and what some of its pages are. */
async function shown(live: Live): Promise<unknown[]> {
  const paths = ['/', '/part-0/page-10', '/part-0/page-11', '/__problems', '/__drafts'];
  const answers = paths.map((path) => answerLive(live, { url: new URL(path, 'http://localhost'), isEdit: false }));
  return [live.problems, live.site?.manifest, ...(await Promise.all(answers))];
}

const place = pointerOfText();

test('a save of other words on one page has that page checked, and shows what a whole check would', async () => {
  // So long a paragraph is looked for in the rest of the file.
  const again = saved(place, 'Other words. '.repeat(9), first);
  expect(isShort(again)).toBe(true);
  expect(await shown(again)).toEqual(await shown(readLive(file, version)));
  expect(await shown(again)).not.toEqual(await shown(first));
  const once = saved(place, 'Others again.', again);
  expect(isShort(once)).toBe(true);
  expect(await shown(once)).toEqual(await shown(readLive(file, version)));
});

test('another title of one page has that page checked, unless pages below it or of the same title know it', async () => {
  const again = saved('/routes/10/title', 'Another title', first);
  expect(isShort(again)).toBe(true);
  expect(await shown(again)).toEqual(await shown(readLive(file, version)));
  const title = JSON.parse(text).routes[11].title;
  const same = saved('/routes/10/title', title, again);
  expect(isShort(same)).toBe(false);
  expect(await shown(same)).toEqual(await shown(readLive(file, version)));
  const { routes } = JSON.parse(text);
  const page = { ...routes[11], path: `${routes[10].path}/below`, title: 'Below', description: 'What lies below it.' };
  const below = insert(JSON.parse(text), '/routes/11', page);
  writeFileSync(file, JSON.stringify(below, null, 2));
  const live = readLive(file, version);
  expect(live.right).toBeDefined();
  writeFileSync(file, JSON.stringify(set(below, '/routes/10/title', 'Another title'), null, 2));
  expect(isShort(readLive(file, version, live), live)).toBe(false);
});

test('a mistake is told, and after it the last text without one is what the next is held against', async () => {
  const wrong = saved(place, 'See [there](/no-such-page).', first);
  expect(wrong.problems).toHaveLength(1);
  expect(await shown({ ...wrong, problems: [] })).toEqual(await shown(first));
  const mended = saved(place, 'Other words.', wrong);
  expect(isShort(mended)).toBe(true);
  expect(await shown(mended)).toEqual(await shown(readLive(file, version)));
});

test('what may show on other pages, or follows from other code, has all of them checked', () => {
  expect(isShort(saved('/routes/0/tone', 'second', first))).toBe(false);
  expect(isShort(saved(place, 'Other words.', first, 'another version'))).toBe(false);
});

/** Finds a text in the blocks of a page. */
function pointerOfText(): Pointer {
  const { routes } = JSON.parse(text);
  const route = routes.findIndex(({ path }: { path: string }) => path === '/part-0/page-10');
  const block = routes[route].blocks.findIndex((one: { text?: string }) => typeof one.text === 'string');
  return `/routes/${route}/blocks/${block}/text`;
}
