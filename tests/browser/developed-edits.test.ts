import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { OpenOptions } from './browser-test';
import { type SiteServer, siteTest as test } from './catalogue-test';

const patience = { timeout: 20_000 };

function edit({ folder }: SiteServer, from: string, to: string): void {
  const file = join(folder, 'site.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** A server that has just started has everything to prepare at the first page. */
const slowly: OpenOptions = { prepare: async (page) => page.setDefaultNavigationTimeout(60_000) };

/** Follows a link as scripts do, and waits for the heading of the page that it leads to. */
async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor(patience);
}

test('an edit of a page that a link has led to leaves the first page as it was, and one of the menu or the colours loads none', {
  timeout: 150_000,
  tags: 'night',
}, async ({ open, server }) => {
  const { page } = await open(server.address, slowly);
  await follow(page, '/contact', 'Contact Us');
  edit(server, '"hero",\n          "heading": "Contact Us"', '"hero",\n          "heading": "Write or call"');
  await page.getByRole('heading', { level: 1, name: 'Write or call' }).waitFor(patience);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Your Gateway to Global Opportunities' }).waitFor(patience);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Write or call' }).waitFor(patience);

  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  edit(server, '"label": "Events"', '"label": "Meet us"');
  await page.locator('header').getByRole('link', { name: 'Meet us' }).first().waitFor(patience);
  await follow(page, '/events', 'Upcoming Events');
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  const radius = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius'));
  const before = await radius();
  edit(server, '"radius": "medium"', '"radius": "large"');
  await vi.waitFor(async () => expect(await radius()).not.toBe(before), patience);
  await follow(page, '/apply', 'Apply');
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
});

/** What a program may wait for while it saves: until a broken file is complained of, and until the new one shows. */
interface Meanwhile {
  complained: () => Promise<void>;
  shown: () => Promise<void>;
}

/** The ways in which programs save a file, which leave time to be noticed in between. */
const saves: Record<string, (file: string, text: string, meanwhile: Meanwhile) => Promise<void> | void> = {
  'in place': (file, text) => writeFileSync(file, text),
  'over it, from another name': (file, text) => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  },
  'after it was deleted': async (file, text, { complained }) => {
    rmSync(file);
    await complained();
    writeFileSync(file, text);
  },
  'after it was moved away': async (file, text, { shown }) => {
    renameSync(file, `${file}.bak`);
    writeFileSync(file, text);
    await shown();
    rmSync(`${file}.bak`);
  },
  'in two halves': async (file, text, { complained }) => {
    writeFileSync(file, text.slice(0, text.length / 2));
    await complained();
    writeFileSync(file, text);
  },
};

test('an edit shows however a program saves it, and uploads that are moved away and back are missed and found again', {
  tags: 'night',
  timeout: 150_000,
}, async ({ open, server }) => {
  const { page } = await open(`${server.address}about/why-trasan`, slowly);
  const file = join(server.folder, 'site.json');
  for (const [way, save] of Object.entries(saves)) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.routes.find(({ path }: { path: string }) => path === '/about/why-trasan').blocks[0].heading =
      `Saved ${way}`;
    const complained = (): Promise<void> => page.locator('#pagewright-problems').waitFor(patience);
    const shown = (): Promise<void> => page.getByRole('heading', { level: 1, name: `Saved ${way}` }).waitFor(patience);
    await save(file, JSON.stringify(manifest, null, 2), { complained, shown });
    await shown();
    await vi.waitFor(async () => expect(await page.locator('#pagewright-problems').count()).toBe(0), patience);
  }
  const uploads = join(server.folder, 'uploads');
  renameSync(uploads, `${uploads} of before`);
  await page.locator('#pagewright-problems').waitFor(patience);
  renameSync(`${uploads} of before`, uploads);
  await page.locator('#pagewright-problems').waitFor({ state: 'detached', ...patience });
});

test('no other site opens a file in the editor of who develops', async ({ server }) => {
  const { status } = await fetch(`${server.address}__open-in-editor?file=site.json`);
  expect(status).toBe(404);
});
