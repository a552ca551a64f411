import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, test, waitUntilHydrated } from './browser-test';
import { holdStart, releaseStart } from './form-steps';
import { saveData } from './save-data';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');

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

test('the script of a form is asked for without waiting for React', async ({ open }) => {
  const asked: string[] = [];
  const { page } = await open(`${address}/apply`, {
    isAlone: true,
    untilHydrated: false,
    prepare: async (opened) => {
      await holdStart(opened);
      opened.on('request', (request) => asked.push(request.url()));
    },
  });
  await eventually(() => asked.some((url) => /\/form\.[^/]+\.js$/.test(url)), true);
  releaseStart(page);
  await waitUntilHydrated(page);
});

test('one script and the data come after all that is to be seen, and no other file is needed for the first paint', async ({
  open,
}) => {
  const { page } = await open(`${address}/`);
  const html = await (await page.request.get(`${address}/`)).text();
  expect(await page.locator('script[src]').count()).toBe(1);
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('</footer>'));
  const links = html.match(/<link[^>]+rel="(stylesheet|modulepreload)"[^>]*>/g) ?? [];
  // A printer's styles hold up no screen.
  expect(links.filter((link) => !link.includes('media="print"'))).toEqual([]);
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
