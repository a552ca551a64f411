import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { type OpenOptions, test } from './browser-test';
import { serveSite } from './serve-site';
import { siteFile } from './site-names';

const folder = folderForFile();
let server: Server | undefined;
let address = '';
const still: OpenOptions = { untilHydrated: false, reducedMotion: 'reduce' };

beforeAll(async () => {
  const served = await serveSite(siteFile('agency'), folder, await productionCode(root), (text) => {
    const manifest = JSON.parse(text);
    const [home] = manifest.routes;
    const items = ['Licensed', 'Insured']
      .map((name) => `${name} by the national authority for travel`)
      .map((label) => ({ icon: 'clock', label }));
    const services = { from: 'services', as: { icon: '{icon}', title: '{title}' } };
    const facts = ['Programs', 'Universities'].map((label) => ({ label, value: '43' }));
    home.blocks.splice(1, 0, { type: 'proof', items }, { type: 'facts', items: facts });
    home.blocks.push(
      { type: 'card-grid', style: 'icon', columns: 4, heading: 'Services', items: services },
      { type: 'list', marker: 'check', heading: 'Ticked', items: ['One', 'Two'] },
      { type: 'list', marker: 'dot', heading: 'Dotted', items: ['One', 'Two'] },
    );
    return JSON.stringify(manifest);
  });
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  address = served.site.origin + served.site.base.slice(0, -1);
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test.concurrent.for([
  [740, 360],
  [844, 390],
  [1280, 500],
])(
  'at %i × %i the map leaves room in the window, and numbers lead to its legend',
  { tags: 'night' },
  async ([width = 0, height = 0], { open }) => {
    const { page } = await open(`${address}/`, { ...still, viewport: { width, height } });
    const box = await page.locator('[data-block=route-map] svg[role=img]').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.7);
    expect(box?.height).toBeGreaterThan(height * 0.6);
    expect(await page.locator('[data-block=route-map] svg a').first().isVisible()).toBe(false);
    expect(await page.locator('[data-block=route-map] svg text', { hasText: /^10$/ }).isVisible()).toBe(true);
  },
);

test.concurrent.for([
  [1024, 600],
  [768, 1024],
  [1366, 768],
])(
  'at %i × %i the map leaves room in the window, and its names can be pressed one by one',
  { tags: 'night' },
  async ([width = 0, height = 0], { open }) => {
    const { page } = await open(`${address}/`, { ...still, viewport: { width, height } });
    const map = page.locator('[data-block=route-map] svg[role=img]');
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.7);
    expect(box?.height).toBeGreaterThan(height * 0.35);
    const { targets, missed } = await page.evaluate(() => {
      const links = [...document.querySelectorAll('[data-block=route-map] svg a')];
      const targets = links.map((link) => {
        const { left, right, top, bottom } = (link.querySelector('rect') ?? link).getBoundingClientRect();
        return { name: link.textContent, left, right, top, bottom };
      });
      document.querySelector('header')?.remove();
      const missed = links.filter((link) => {
        const { left, right, top, bottom } = (link.querySelector('text') ?? link).getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('a') !== link;
      });
      return { targets, missed: missed.map(({ textContent }) => textContent) };
    });
    expect(targets).toHaveLength(10);
    expect(missed).toEqual([]);
    for (const one of targets) {
      expect([one.name, one.right - one.left >= 43.5, one.bottom - one.top >= 43.5]).toEqual([one.name, true, true]);
      for (const other of targets) {
        const isApart =
          one === other ||
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect([one.name, other.name, isApart]).toEqual([one.name, other.name, true]);
      }
    }
  },
);

test.concurrent('the drawing beside an opening is seen whole, or not at all', { tags: 'night' }, async ({ open }) => {
  for (const [path, width, isDrawn] of [
    ['/contact', 1440, true],
    ['/', 1440, true],
    ['/contact', 1024, true],
    ['/', 1024, true],
    ['/contact', 768, false],
    ['/', 360, false],
  ] as const) {
    const { page } = await open(address + path, { ...still, viewport: { width, height: 900 } });
    const drawing = page.locator('[data-block=hero] [data-opening] > :first-child > img');
    expect([path, width, await drawing.isVisible()]).toEqual([path, width, isDrawn]);
    if (!isDrawn) continue;
    const isWhole = await drawing.evaluate((image) => {
      const edge = image.getBoundingClientRect();
      const place = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const isWithin = edge.top >= place.top && edge.bottom <= place.bottom && edge.right <= innerWidth;
      return isWithin && Math.abs(edge.width - edge.height) < 2;
    });
    expect([path, width, isWhole]).toEqual([path, width, true]);
  }
});

test.concurrent('a flag is nearly as wide as the letters beside it are high', { tags: 'night' }, async ({ open }) => {
  for (const [path, flags] of [
    ['/', '[data-block=card-grid] h3 img'],
    ['/work-programs', '[data-block=country] h2 img'],
  ] as const) {
    const { page } = await open(address + path, still);
    const shares = await page.locator(flags).evaluateAll((images) =>
      images.map((image) => {
        const { width } = image.getBoundingClientRect();
        return Math.round((width / Number.parseFloat(getComputedStyle(image).fontSize)) * 10) / 10;
      }),
    );
    expect([path, ...new Set(shares)]).toEqual([path, 0.9]);
  }
});

test.concurrent('no line of cards stands half empty, at any width of two columns and more', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${address}/`, still);
  for (const [width, lines] of [
    [1440, [3, 2, 5]],
    [1024, [3, 2, 2]],
    [768, [2, 2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, ...(await linesOfCards(page))]).toEqual([width, ...lines]);
  }
});

/** Of each grid of cards, how many stand in its first line; 0 where a line ends before the grid does. */
function linesOfCards(page: Page): Promise<number[]> {
  return page.locator('[data-block=card-grid] ul').evaluateAll((grids) =>
    grids.map((grid) => {
      const cards = [...grid.children].map((card) => card.getBoundingClientRect());
      const tops = [...new Set(cards.map(({ top }) => Math.round(top)))];
      const edge = grid.getBoundingClientRect().right;
      const isFull = tops.every((top) =>
        cards.some((card) => Math.round(card.top) === top && Math.abs(card.right - edge) < 2),
      );
      return isFull ? cards.filter((card) => Math.round(card.top) === tops[0]).length : 0;
    }),
  );
}

test.concurrent('on a phone, what stands beside a mark begins at one indent', async ({ open }) => {
  const { page } = await open(`${address}/`, { ...still, viewport: { width: 360, height: 740 } });
  const begins = await page.evaluate(() => {
    const marked = ['card-grid li:has(> svg) > h3', 'proof li > p', 'list li > div'];
    const words = marked.flatMap((inside) => [
      ...document.querySelectorAll(`[data-block=${inside}`.replace(' ', '] ')),
    ]);
    return [...new Set(words.map((element) => Math.round(element.getBoundingClientRect().left)))];
  });
  expect(begins).toHaveLength(1);
  // A card that has no icon keeps no room for one.
  const indent = await page.evaluate(() => {
    const card = document.querySelector('[data-block=card-grid] li:has(> svg)');
    card?.querySelector('svg')?.remove();
    const [title, whole] = [card?.querySelector('h3'), card].map((one) => one?.getBoundingClientRect().left);
    return Math.round(Number(title) - Number(whole));
  });
  expect(indent).toBe(0);
});

test.concurrent('two facts stand no farther apart than they need, and a button below its words is no wider', async ({
  open,
}) => {
  const { page } = await open(`${address}/`, { ...still, viewport: { width: 1440, height: 900 } });
  expect((await page.locator('[data-block=facts] dl').boundingBox())?.width).toBeLessThan(600);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect((await page.locator('[data-block=cta] a').first().boundingBox())?.width).toBeLessThan(300);
});
