import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { root } from '../project';
import { test as browserTest, eventually } from './browser-test';
import { expectAccessible, openPart } from './editor-access-test';
import { command } from './editor-test';
import { type ServedHere, serveHere } from './serve-here';

let folder = '';
let started: ServedHere | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-direction-'));
});

afterEach(async () => {
  await started?.close();
  rmSync(folder, { recursive: true, force: true });
});

const test = browserTest.extend('openHere', ({ open }) => async (): Promise<Page> => {
  started = await serveHere(folder);
  const { page } = await open(`http://127.0.0.1:${started.port}/__edit`, {
    untilHydrated: false,
    isAlone: true,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  return page;
});

test('the words of an Arabic site are written and read from right to left, in an English window', {
  tags: 'night',
}, async ({ openHere }) => {
  cpSync(join(root, 'tests/fixtures/tajlid'), folder, { recursive: true });
  const page = await openHere();
  const shown = page.frameLocator('.sheet iframe:not(.first)');
  await shown.locator('h1').waitFor({ state: 'attached' });
  const form = page.locator('.pane.form');
  expect(await directionOf(page.locator('html'))).toEqual(['en', 'ltr']);
  await openPart(page, 'Opening');
  await eventually(() => form.locator('[data-pointer$="/heading"]').count(), 1);
  const heading = form.getByLabel('Heading', { exact: true });
  expect(await directionOf(heading)).toEqual(['ar', 'rtl']);
  expect(await directionOf(form.locator('h2'))).toEqual(['en', 'ltr']);
  await form.getByLabel('Text', { exact: true }).click();
  const copy = form.locator('.ProseMirror').first();
  await copy.waitFor();
  expect(await directionOf(copy)).toEqual(['ar', 'rtl']);
  await expectAccessible(page, 'the form of a block');
  await page.getByRole('navigation').getByRole('button', { name: '/services' }).click();
  expect(await directionOf(form.locator('h2 bdi'))).toEqual(['en', 'rtl']);
  expect(await directionOf(page.getByRole('button', { name: /^Page: .+ \/services$/ }))).toEqual(['en', 'ltr']);
  await command(page, 'Find and replace');
  const find = page.getByRole('dialog').getByLabel('Find', { exact: true });
  await find.fill('كتاب');
  expect(await directionOf(find)).toEqual(['ar', 'rtl']);
  const hit = page.getByRole('dialog').getByRole('listitem').first().locator('bdi').last();
  expect(await directionOf(hit)).toEqual(['ar', 'rtl']);
  await expectAccessible(page, 'what was found');
});

test('where there is no site the questions that begin one can be used by everybody', { tags: 'night' }, async ({
  openHere,
}) => {
  const page = await openHere();
  await page.getByRole('heading', { name: 'Begin a site' }).waitFor();
  await expectAccessible(page, 'the questions');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').waitFor();
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAccessible(page, 'a question that was not answered');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** The language and the direction in which an element is read. */
function directionOf(element: Locator): Promise<(string | undefined)[]> {
  return element.evaluate((one) => [
    one.closest<HTMLElement>('[lang]')?.lang.split('-')[0],
    getComputedStyle(one).direction,
  ]);
}
