import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, test, waitUntilHeard, waitUntilHydrated, waitUntilIdle } from './browser-test';
import { holdStart, releaseStart } from './form-steps';
import { leaveUntouched, saveData } from './save-data';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');

test('a page with a form paints before React is asked for', async ({ open }) => {
  let scripts = new Set<string>();
  const { page } = await open(`${address}/apply`, {
    isAlone: true,
    untilHydrated: false,
    prepare: async (opened) => {
      scripts = noteScripts(opened);
      await leaveUntouched(opened);
      await opened.addInitScript(holdFrames);
    },
  });
  // Both scripts that come first wait for a frame, which the page has been given by then.
  await eventually(() => page.evaluate(heldFrames), 2);
  await eventually(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), 1);
  await waitUntilHeard(page);
  expect([...scripts]).not.toContain('live');
  await page.evaluate(releaseFrames);
  await eventually(() => scripts.has('live'), true);
});

test('the script of a form is asked for without waiting for React', { tags: 'night' }, async ({ open }) => {
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

test('a page without a form asks for no other script, also when it is scrolled to its end', { tags: 'night' }, async ({
  open,
}) => {
  let scripts = new Set<string>();
  const { page } = await open(`${address}/`, {
    isAlone: true,
    prepare: async (opened) => {
      scripts = noteScripts(opened);
    },
  });
  await waitUntilIdle(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitUntilIdle(page);
  expect([...scripts]).toEqual(['boot']);
});

test('who has followed a link gets the router when the browser is idle, but not who saves data', {
  tags: 'night',
}, async ({ open }) => {
  for (const [saves, loaded] of [
    [false, true],
    [true, false],
  ]) {
    const { page } = await open(`${address}/`, {
      isAlone: true,
      prepare: async (opened) => {
        if (saves) await saveData(opened);
      },
    });
    const scripts = noteScripts(page);
    await page.evaluate(() => location.assign('/contact'));
    await page.waitForURL('**/contact');
    if (loaded) await eventually(() => scripts.has('navigation'), true);
    else {
      await waitUntilIdle(page);
      expect([...scripts]).toEqual(['boot']);
    }
  }
});

test('a visitor who saves data gets what a form needs at the first touch', async ({ open }) => {
  let scripts = new Set<string>();
  const { page } = await open(`${address}/apply`, {
    isAlone: true,
    untilHydrated: false,
    prepare: async (opened) => {
      scripts = noteScripts(opened);
      await saveData(opened);
    },
  });
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
  await waitUntilIdle(page);
  expect([...scripts]).not.toContain('live');
  await page.locator('h1').hover();
  await eventually(() => scripts.has('live'), true);
});

/** Notes the names of the scripts that a page asks for from now on. */
function noteScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/_assets\/([^/]+)\.[^./]+\.js$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

interface HeldFrames {
  held: FrameRequestCallback[];
  draw: typeof requestAnimationFrame;
}

/** In a page, before its own scripts: keeps back what they do with the next frame, which is painted all the same. */
function holdFrames(): void {
  const held: FrameRequestCallback[] = [];
  Object.assign(window, { held, draw: requestAnimationFrame });
  window.requestAnimationFrame = (callback) => held.push(callback);
}

/** How many scripts of a page wait for a frame. */
function heldFrames(): number {
  return (window as Window & Partial<HeldFrames>).held?.length ?? 0;
}

/** Gives the scripts of a page the frames that they wait for. */
function releaseFrames(): void {
  const { held = [], draw = requestAnimationFrame } = window as Window & Partial<HeldFrames>;
  window.requestAnimationFrame = draw;
  for (const callback of held) draw(callback);
}
