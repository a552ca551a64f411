import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, test, waitUntilHydrated } from './browser-test';
import { saveData } from './save-data';
import { siteUnderTest } from './sites';

const { address } = siteUnderTest('agency');

test('a page with a form paints before React is asked for', async ({ open }) => {
  const { page } = await open(`${address}/apply`, { isAlone: true, prepare: slowDown });
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
  const react = scripts.find(({ name }) => name === 'live');
  expect(firstPaint).toBeLessThan(react?.startTime ?? 0);
});

test('the first script is at most 1.2 kB as it is sent, and the only one in the page', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((elements) => elements.map((script) => (script as HTMLScriptElement).src));
  expect(scripts).toHaveLength(1);
  const response = await page.request.get(scripts[0] ?? '');
  expect(brotliCompressSync(await response.body()).length).toBeLessThanOrEqual(1200);
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

test.for(siteUnderTest('agency').paths)('%s is at most 12.3 kB until painted', async (path, { open: _ }) => {
  const html = await (await fetch(address + path)).text();
  const untilPainted = html.slice(0, html.indexOf('<script'));
  expect(brotliCompressSync(untilPainted).length).toBeLessThanOrEqual(12_300);
});

test('a page without a form loads no other script, also when it is scrolled to its end', async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  expect(await scriptsOf(page)).toEqual(['boot']);
});

test('who has followed a link gets the router when the browser is idle, but not who saves data', async ({ open }) => {
  for (const [saves, loaded] of [
    [false, true],
    [true, false],
  ]) {
    const { page } = await open(`${address}/`, {
      isAlone: true,
      prepare: async (opened) => {
        if (saves) await opened.addInitScript(saveData);
      },
    });
    await page.evaluate(() => location.assign('/contact'));
    await page.waitForURL('**/contact');
    if (loaded) await eventually(async () => (await scriptsOf(page)).includes('navigation'), true);
    else {
      await page.waitForTimeout(600);
      expect(await scriptsOf(page)).toEqual(['boot']);
    }
  }
});

test('a visitor who saves data gets what a form needs at the first touch', async ({ open }) => {
  const { page } = await open(`${address}/apply`, {
    isAlone: true,
    untilHydrated: false,
    prepare: (page) => page.addInitScript(saveData),
  });
  await page.waitForTimeout(600);
  expect(await scriptsOf(page)).not.toContain('live');
  await page.locator('h1').hover();
  await eventually(async () => (await scriptsOf(page)).includes('live'), true);
});

/** The names of the scripts that a page has loaded, each once. */
async function scriptsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(names.flatMap((name) => /\/_assets\/([^/]+)\.[^./]+\.js$/.exec(name)?.[1] ?? []))];
}

/** A phone of the cheaper sort, so that what comes first is seen to. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
