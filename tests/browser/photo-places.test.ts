import { cpSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { writePhoto } from '../pictures/a-photo';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { examplesWith, sitePerType, typesWithPictures } from './picture-places';
import { serveSite } from './serve-site';

const folder = folderForFile();
const size = { width: 1200, height: 800 };
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="M0 0h1200v800z"/></svg>`;
const servers: Server[] = [];
const origins: Record<string, string> = {};

beforeAll(async () => {
  // Films and their captions are those of the examples; the pictures are the test's own.
  cpSync(join(root, 'src/catalogue/uploads'), join(folder, 'uploads'), { recursive: true });
  await writePhoto(join(folder, 'uploads/a.jpg'), size);
  writeFileSync(join(folder, 'uploads/a.svg'), drawing);
  for (const file of ['a.jpg', 'a.svg']) {
    const site = join(folder, `${file}.json`);
    const manifest = sitePerType('uploads/a.svg', (type) => examplesWith(type, `uploads/${file}`));
    writeFileSync(site, JSON.stringify(manifest));
    const served = await serveSite(site, join(folder, file.slice(2)), await productionCode(root));
    expect(served.site.problem).toBeUndefined();
    if (served.server) servers.push(served.server);
    origins[file] = served.site.origin;
  }
}, 120_000);

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Where the pictures of a page are, in windows of three widths. */
async function places(page: Page): Promise<number[][]> {
  const found: number[][] = [];
  // The typeface of headings is asked for once all else is there.
  await page.locator('html[data-display-font]').waitFor({ state: 'attached' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const here = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll('main img[src*="/a."]')].map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return [left, top + scrollY, width, height];
      });
    });
    found.push(...here);
  }
  return found;
}

test.for(typesWithPictures)(
  'a photo in %s takes the place that a drawing of its size takes, and alone has a box',
  { tags: 'night' },
  async (type, { open }) => {
    const { page: drawn } = await open(`${origins['a.svg']}/${type}`);
    const expected = await places(drawn);
    expect(expected).not.toEqual([]);
    const { page } = await open(`${origins['a.jpg']}/${type}`);
    const found = await places(page);
    expect(found).toHaveLength(expected.length);
    const distances = found.flat().map((pixels, index) => Math.abs(pixels - (expected.flat()[index] ?? 0)));
    // Letters may be of another typeface while the first places are read.
    expect(Math.max(...distances)).toBeLessThan(2);
    const boxes = await page.evaluate(
      () =>
        [...document.querySelectorAll('main picture, main source')].filter(
          (element) => getComputedStyle(element).display !== 'contents' && element.getClientRects().length > 0,
        ).length,
    );
    expect(boxes).toBe(0);
  },
);
