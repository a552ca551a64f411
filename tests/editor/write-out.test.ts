import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { writeOut } from '../../src/editor/members/write-out';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { root as project, textOf } from '../project';
import { registry } from '../registry';
import { now } from './now';

const kajak = JSON.parse(textOf('tests/fixtures/kajak/site.json')) as JsonObject;
const { assets } = readAssets(join(project, 'tests/fixtures/kajak'));

function shownBy(root: JsonObject): string {
  const site = siteOf(root, assets, registry, now);
  return JSON.stringify([composeShell(site).shell, ...pagesOf(site).map((route) => composePage(site, route).page)]);
}

test.each([
  ['cards', '/routes/0/blocks/1/items', 3],
  ['links of the footer', '/footer/groups/0/items', 4],
  ['links of the menu, among others', '/header/menu/0/items/1', 4],
  ['choices of a group in a form', '/routes/6/blocks/1/sections/0/fields/0/options/0/options', 2],
])('%s that are made of a collection are written out, and show the same', (_, pointer, count) => {
  const edit = writeOut(kajak, pointer, assets, registry, now);
  const list = valueAt(edit?.after ?? {}, pointer.replace(/\/\d+$/, ''));
  expect(JSON.stringify(list)).not.toContain('"from"');
  expect(edit?.says).toMatch(new RegExp(`written out: ${count} items$`));
  expect(shownBy(edit?.after ?? {})).toBe(shownBy(kajak));
});

test('what is held back is not written out', () => {
  const draft = set(kajak, '/collections/trips/entries/0/draft', true);
  const edit = writeOut(draft, '/footer/groups/0/items', assets, registry, now);
  expect(edit?.says).toMatch(/written out: 3 items$/);
});

test('nothing is written out where each page fills in what is its own, or where nothing shows', () => {
  const items = '/routes/0/blocks/1/items';
  const ofPage = set(kajak, `${items}/as/title`, '{name}, {ofThePage:money}');
  expect(writeOut(ofPage, items, assets, registry, now)).toBeUndefined();
  const none = set(kajak, `${items}/where`, { slug: 'nothing' });
  expect(writeOut(none, items, assets, registry, now)).toBeUndefined();
  expect(writeOut(kajak, '/routes/0/blocks/0/actions', assets, registry, now)).toBeUndefined();
});
