import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { fewByDay } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, type OpenOptions, test } from './browser-test';
import { leastContrastOf } from './least-contrast';
import { serveSite } from './serve-site';
import { siteFile } from './site-names';

/** A picture of each site, from left to right and from right to left. */
const pictures = { kajak: 'uploads/heldag.jpg', tajlid: 'uploads/spine.svg' };
const names = Object.keys(pictures) as (keyof typeof pictures)[];
const folder = folderForFile();
const servers: Server[] = [];
const addresses: Record<string, string> = {};

beforeAll(async () => {
  const code = await productionCode(root);
  for (const name of names) {
    const { site, server } = await serveSite(siteFile(name), join(folder, name), code, (text) => {
      const manifest = JSON.parse(text);
      manifest.theme.mode = 'auto';
      manifest.routes[0].blocks.push(blockUpon(pictures[name]));
      return JSON.stringify(manifest);
    });
    expect(site.problem).toBeUndefined();
    if (server) servers.push(server);
    addresses[name] = site.origin + site.base;
  }
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.concurrent.for(
  fewByDay(1, [
    ['kajak', 'white', 1280, 'light'],
    ['kajak', 'black', 360, 'light'],
    ['kajak', 'white', 360, 'dark'],
    ['tajlid', 'white', 1280, 'light'],
    ['tajlid', 'white', 360, 'dark'],
  ]),
)(
  'in %s the words of a block upon a %s picture can be read, %i pixels wide, by %s',
  async ([name, color, width, colorScheme], { open }) => {
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
      .png()
      .toBuffer();
    const { page } = await open(addresses[name] ?? '', {
      ...quiet(width),
      colorScheme,
      isAlone: true,
      prepare: (opened) =>
        opened.route(/heldag|spine/, (route) => route.fulfill({ body: photo, contentType: 'image/png' })),
    });
    await arrive(page);
    for (const words of ['h2', 'p + p', 'p a', 'a[href]:not(p a)']) {
      const selector = `[data-surface=picture] > :last-child ${words}`;
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      expect(await leastContrastOf(page, selector), words).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.concurrent.for(names)(
  'the picture under a block of %s goes from edge to edge',
  { tags: 'night' },
  async (name, { open }) => {
    const { page, troubles } = await open(addresses[name] ?? '', { ...quiet(360), isAlone: true });
    await arrive(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const [ground, block] = [await picture(page).boundingBox(), await section(page).boundingBox()];
      expect(ground).toEqual(block);
      expect([ground?.x, ground?.width]).toEqual([0, width]);
    }
    expect(troubles).toEqual([]);
  },
);

test.concurrent('a printed block has no picture under it, and dark words', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(addresses.kajak ?? '', quiet(1280));
  await arrive(page);
  await page.emulateMedia({ media: 'print' });
  await eventually(() => picture(page).isVisible(), false);
  const words = section(page).locator('h2');
  expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
});

function blockUpon(src: string): object {
  return {
    type: 'text',
    surface: 'picture',
    backdrop: { src, alt: '', focus: 'top' },
    heading: 'Two hours on the water',
    text: ['A guide, a warm jacket and [the way to us](/).', 'Bring what you like to drink.'],
    actions: [{ label: 'Home', to: '/', style: 'quiet' }],
  };
}

function quiet(width: number): OpenOptions {
  return { viewport: { width, height: 640 }, reducedMotion: 'reduce' };
}

function section(page: Page): Locator {
  return page.locator('[data-surface=picture]');
}

function picture(page: Page): Locator {
  return section(page).locator('img').first();
}

async function arrive(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await eventually(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);
}
