import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recheck } from '../../src/checks/recheck';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { asEntries, withPrices } from '../bench/as-entries';
import { writeGeneratedSite } from '../bench/generate-site';
import { checkWithPages } from '../check-with-pages';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';
import { bytesOf, checkedText } from './checked-text';

const options = { now: new Date('2026-11-23'), registry };

test('an entry is looked at on the pages that show it, and on all that may where others name it', () => {
  const folder = temporaryFolder();
  const written: JsonObject = JSON.parse(readFileSync(writeGeneratedSite(folder, 20), 'utf8'));
  const site = withPrices(asEntries(written));
  const { assets } = readAssets(folder);
  const reached = (value: JsonObject, price = 119): string[] | undefined => {
    const before = JSON.stringify(value);
    const after = before.replace('"price":118', `"price":${price}`);
    const known = checkedText(before, checkWithPages(before, assets, options));
    const found = known && recheck(known, bytesOf(before, after), assets, options);
    return found?.pages.map((page) => page.after.page.path);
  };
  expect(reached(site)).toEqual(['/', '/part-0/page-19']);
  const [home = {}, template = {}] = site.routes as JsonObject[];
  const rows = { from: 'pages0', limit: 2, as: ['{title}', '{price}'] };
  const list = { type: 'table', heading: 'Others', columns: ['Page', 'Price'], rows };
  const withList = { ...template, blocks: [...(template.blocks as Json[]), list] };
  expect(reached({ ...site, routes: [home, withList] })).toHaveLength(20);
  // It is the dearest, which is first in the table of the home page: in another order other rules may find other things.
  expect(reached(site, 50)).toBeUndefined();
});

test('an entry that is edited again is compared with what its last edit has left, and so is another one', () => {
  const folder = temporaryFolder();
  const site = withPrices(asEntries(JSON.parse(readFileSync(writeGeneratedSite(folder, 20), 'utf8'))));
  const { assets } = readAssets(folder);
  let text = JSON.stringify(site);
  const first = checkWithPages(text, assets, options);
  let last = first;
  let checked = checkedText(text, first) ?? expect.fail('There is an error.');
  let lastSite = first.site;
  const edits = [
    [118, 119],
    [119, 120],
    [117, 118],
    [120, 121],
    [121, 50],
  ].map((both) => both.map((one) => `"price":${one}`));
  const isShort = edits.map(([before = '', after = '']) => {
    const edited = text.replace(before, after);
    const found = recheck(checked, bytesOf(text, edited), assets, options, lastSite);
    const whole = checkWithPages(edited, assets, options);
    for (const { before: was, after: is } of found?.pages ?? []) {
      const pageIn = ({ pages }: typeof whole) => pages?.find(({ page }) => page.path === is.page.path)?.page;
      expect([was.page, is.page]).toEqual([pageIn(last), pageIn(whole)]);
    }
    text = edited;
    last = whole;
    if (found) ({ checked, site: lastSite } = found);
    return found !== undefined;
  });
  expect(isShort).toEqual([true, true, true, true, false]);
});

test('an edit that breaks nothing but the schema has the whole site checked', () => {
  const folder = temporaryFolder();
  const written: JsonObject = JSON.parse(readFileSync(writeGeneratedSite(folder, 20), 'utf8'));
  const { collections, ...others } = asEntries(written);
  // No page shows the note.
  const declared = Object.entries(collections as Record<string, JsonObject[]>).map(([name, entries]) => {
    const fields = Object.keys({ ...entries[0], note: '' }).map((field) => [field, { kind: 'text' }]);
    return [name, { fields: Object.fromEntries(fields), entries: entries.map((one) => ({ ...one, note: 'seen' })) }];
  });
  const text = JSON.stringify({ ...others, collections: Object.fromEntries(declared) });
  const { assets } = readAssets(folder);
  const known = checkedText(text, checkWithPages(text, assets, options)) ?? expect.fail('There is an error.');
  const isShort = (note: string): boolean => {
    const edited = text.replace('"note":"seen"', `"note":${note}`);
    return recheck(known, bytesOf(text, edited), assets, options) !== undefined;
  };
  expect(isShort('"seen twice"')).toBe(true);
  expect(isShort('2')).toBe(false);
});
