import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, test, waitUntilHydrated } from './browser-test';
import { saveData } from './save-data';
import { siteUnderTest } from './sites';

const { address } = siteUnderTest('agency');

test.for(['/', '/apply', '/study/turkey'])('%s paints before React is asked for', async (path, { open }) => {
  const { page } = await open(address + path, { isAlone: true, prepare: slowDown });
  // From the cache, scripts are there as early as they can be.
  await page.reload();
  await waitUntilHydrated(page);
  const { firstPaint, scripts } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: name.replace(/.*\/|\.[^/]*$/g, ''), startTime }))
      .filter(({ name }) => name !== 'boot'),
  }));
  const react = scripts.find(({ name }) => name === 'start');
  expect(firstPaint).toBeLessThan(react?.startTime ?? 0);
});

test('the first script is at most 2 kB and the only one in the page', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const scripts = await page
    .locator('script:not([type="application/json"])')
    .evaluateAll((elements) => elements.map((script) => (script as HTMLScriptElement).src));
  expect(scripts).toHaveLength(1);
  const response = await page.request.get(scripts[0] ?? '');
  expect((await response.body()).length).toBeLessThanOrEqual(2048);
});

test('scripts and data come after all that is to be seen, and no other file is needed for the first paint', async ({
  open,
}) => {
  const { page } = await open(`${address}/`);
  const html = await (await page.request.get(`${address}/`)).text();
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('</footer>'));
  const links = html.match(/<link[^>]+rel="(stylesheet|modulepreload)"[^>]*>/g) ?? [];
  // A printer's styles hold up no screen.
  expect(links.filter((link) => !link.includes('media="print"'))).toEqual([]);
});

test.for(siteUnderTest('agency').paths)('%s is at most 14 kB until painted', async (path, { open: _ }) => {
  const html = await (await fetch(address + path)).text();
  const untilPainted = html.slice(0, html.indexOf('<script'));
  expect(brotliCompressSync(untilPainted).length).toBeLessThanOrEqual(14_000);
});

test('a visitor who saves data gets React at the first touch', async ({ open }) => {
  const { page } = await open(`${address}/`, {
    isAlone: true,
    untilHydrated: false,
    prepare: (page) => page.addInitScript(saveData),
  });
  const isLoaded = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start.')));
  await page.waitForTimeout(600);
  expect(await isLoaded()).toBe(false);
  await page.locator('h1').hover();
  await eventually(isLoaded, true);
});

/** A phone of the cheaper sort, so that what comes first is seen to. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
