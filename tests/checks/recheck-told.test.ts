import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locateFindings } from '../../src/checks/check-site';
import { recheck } from '../../src/checks/recheck';
import type { Assets } from '../../src/compose/assets';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { writeGeneratedSite } from '../bench/generate-site';
import { checkWithPages } from '../check-with-pages';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';
import { bytesOf, checkedText } from './checked-text';

const options = { now: new Date('2026-11-23'), registry };

/** Whether an edit goes the short way, which must find what a check of the whole site does. */
function isShort(text: string, edited: string, assets: Assets): boolean {
  const known = checkedText(text, checkWithPages(text, assets, options)) ?? expect.fail('There is an error.');
  const rechecked = recheck(known, bytesOf(text, edited), assets, options);
  if (rechecked) expect(rechecked.checked.findings).toEqual(checkWithPages(edited, assets, options).findings);
  return rechecked !== undefined;
}

test('a page of which something is told is looked at alone, as long as the same is told of it', () => {
  const folder = temporaryFolder();
  const value: JsonObject = JSON.parse(readFileSync(writeGeneratedSite(folder, 40), 'utf8'));
  const { assets } = readAssets(folder);
  const routes = value.routes as JsonObject[];
  // More pages than a problem names.
  for (const [index, { blocks }] of routes.entries()) {
    const [hero = {}] = blocks as JsonObject[];
    Object.assign(hero, { heading: `Page ${index} <b>`, text: `Here is page ${index}, as it was.` });
  }
  const text = JSON.stringify(value, null, 2);
  expect(checkWithPages(text, assets, options).findings).toMatchObject([
    { rule: 'text-is-no-html', related: expect.any(Array), further: 19 },
  ]);
  const found = (before: string, after: string): boolean => isShort(text, text.replace(before, after), assets);
  for (const page of [0, 3, 30]) {
    expect(found(`page ${page}, as it was`, `page ${page}, as it is`)).toBe(true);
    expect(found(`Page ${page} <b>`, `Page ${page}`)).toBe(false);
    // It would be told at another column, where its place is named.
    expect(found(`Page ${page} <b>`, `Page ${page} once <b>`)).toBe(page === 30);
    expect(found(`page ${page}, as it was`, `page ${page}, as it <i>is`)).toBe(false);
  }
});

test('what is told of two pages together is looked for on all pages', () => {
  const folder = temporaryFolder();
  const value: JsonObject = JSON.parse(readFileSync(writeGeneratedSite(folder, 4), 'utf8'));
  const { assets } = readAssets(folder);
  const said =
    'This is said on two pages, word for word, in a paragraph that is long enough for a reader to notice it again.';
  for (const { blocks } of (value.routes as JsonObject[]).slice(1, 3)) {
    const [hero = {}] = blocks as JsonObject[];
    Object.assign(hero, { text: said });
  }
  const text = JSON.stringify(value, null, 2);
  expect(checkWithPages(text, assets, options).findings).toMatchObject([{ rule: 'paragraph-is-unique' }]);
  expect(isShort(text, text.replace(said, 'This is said on one page.'), assets)).toBe(false);
});

test('a warning elsewhere in the file is told at the line on which it stands now', () => {
  const folder = temporaryFolder();
  const value: JsonObject = JSON.parse(readFileSync(writeGeneratedSite(folder, 20), 'utf8'));
  const { assets } = readAssets(folder);
  Object.assign((value.routes as JsonObject[]).at(-1) ?? {}, { description: 'Too short.' });
  const text = JSON.stringify(value, null, 2);
  const first = checkWithPages(text, assets, options);
  const known = checkedText(text, first) ?? expect.fail('There is an error.');
  const lines = text.replace('"blocks": [', '"blocks": [\n\n\n');
  const found = recheck(known, bytesOf(text, lines), assets, options);
  const problems = found && locateFindings(found.checked.findings, lines);
  expect(problems).toEqual(checkWithPages(lines, assets, options).problems);
  expect(problems).not.toEqual(first.problems);
});
