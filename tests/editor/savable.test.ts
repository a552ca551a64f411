import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import type { Finding } from '../../src/checks/problem';
import { savableOf } from '../../src/editor/session/savable';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/agency/site.json');
const base: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const { assets } = readAssets(dirname(file));

const check = async (root: JsonObject): Promise<Finding[]> =>
  checkManifest(root, assets, { now: new Date('2026-11-23'), registry }).findings;

/** The frozen site with other values at some places; the first has the edits of those that follow. */
function edited(values: Record<string, Json>): JsonObject {
  return Object.entries(values).reduce((root, [place, value]) => set(root, place, value), base);
}

const contact = (base.routes as JsonObject[]).findIndex(({ path }) => path === '/contact');
const newNumber = { '/values/phone': '+254 711 222 333' };

test('what is in order is saved whole', async () => {
  const root = edited(newNumber);
  expect(await savableOf(base, root, now, check)).toEqual({ root, leftOut: [] });
});

test('a part that is wrong is left out, and named', async () => {
  const saved = await savableOf(base, edited({ ...newNumber, '/routes/0/blocks/0/heading': '' }), now, check);
  expect(saved?.root).toEqual(edited(newNumber));
  expect(saved?.leftOut).toEqual(['Opening: Career counselling is free. After that we help …']);
});

test('a change that makes other parts wrong is left out: a page deleted to which links lead', async () => {
  const root = remove(edited(newNumber), `/routes/${contact}`);
  expect(await savableOf(base, root, now, check)).toEqual({
    root: edited(newNumber),
    leftOut: ['“Pages: page /contact deleted”'],
  });
});

test('a change that makes other parts wrong is left out: a page hidden to which links lead', async () => {
  const saved = await savableOf(base, edited({ ...newNumber, [`/routes/${contact}/draft`]: true }), now, check);
  expect(saved?.root).toEqual(edited(newNumber));
  expect(saved?.leftOut).toEqual(['“Contact Our Nairobi Office: draft added”']);
});

test('where nothing would be left, nothing is saved', async () => {
  expect(await savableOf(base, edited({ '/routes/0/blocks/0/heading': '' }), now, check)).toBeUndefined();
  expect(await savableOf(base, remove(base, `/routes/${contact}`), now, check)).toBeUndefined();
});

test('what was wrong in the file before keeps nothing from being saved', async () => {
  const wrong = edited({ '/routes/0/blocks/0/heading': '' });
  const root = set(wrong, '/values/phone', '+254 711 222 333');
  expect(await savableOf(wrong, root, now, check)).toEqual({ root, leftOut: [] });
});

test('of many changes the one that makes other parts wrong is found by halves, and so is each of two', async () => {
  const routes = (base.routes as JsonObject[]).map((_, index) => [`/routes/${index}/title`, `Page number ${index}`]);
  const many = edited({ ...newNumber, ...Object.fromEntries(routes) });
  const about = (base.routes as JsonObject[]).findIndex(({ path }) => path === '/events');
  const root = [contact, about]
    .sort((one, other) => other - one)
    .reduce<Json>((one, page) => remove(one, `/routes/${page}`), many);
  const counted = vi.fn(check);
  const saved = await savableOf(base, root as JsonObject, now, counted);
  expect(saved?.leftOut.toSorted()).toEqual(['“Pages: page /contact deleted”', '“Pages: page /events deleted”']);
  // As many pages as there are changes were checked for each of the two.
  expect(routes.length).toBeGreaterThan(20);
  expect(counted.mock.calls.length).toBeLessThan(20);
});
