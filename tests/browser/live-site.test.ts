import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { test } from './browser-test';
import { siteUnderTest } from './sites';

const { address, paths } = await siteUnderTest('live');

test.concurrent.for(fewByDay(2, paths))(
  '%s of the live site comes to life and fits any screen',
  async (path, { open }) => {
    const { page, status, troubles } = await open(address + path, { viewport: { width: 320, height: 640 } });
    expect(status).toBe(200);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    expect(await findOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findOverflow(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test.concurrent('an unknown address of the live site shows its own page', async ({ open }) => {
  const { page, status } = await open(`${address}/no/page/has/this/address`);
  expect(status).toBe(404);
  expect(await page.locator('h1').count()).toBe(1);
});

/** What reaches beyond the side of the screen, so that the page can be scrolled sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 100))];
  });
}
