import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { fewByDay, isLong } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { test } from './browser-test';
import { findMisplaced } from './geometry';
import { serveSite } from './serve-site';
import { type SiteName, siteFile } from './site-names';
import { samplesOf, siteUnderTest } from './sites';
import { doubled, joined, type Stretch, stretchSite } from './stretch-site';

const dropdown = '#menu ul:popover-open';
const windows = (isLong ? [320, 360, 768, 1024, 1440, 2560] : [320, 768, 1440]).map((width) => ({
  width,
  height: 800,
  letters: 16,
}));
/** Four times all sizes, where a window of 1280 by 1024 pixels is as large as one of 320 by 256; twice the size of text. */
const enlarged = [
  { width: 320, height: 256, letters: 16 },
  { width: 360, height: 740, letters: 32 },
  { width: 1280, height: 800, letters: 32 },
];
const names: SiteName[] = ['agency', ...(isLong ? (['werkstatt', 'tajlid', 'kajak'] as const) : [])];
const copies: Record<string, Stretch | undefined> = {
  'as it is': undefined,
  'every text doubled': doubled,
  'every text and long word doubled': joined,
};
const pages = fewByDay(2, await samplesOf(names));
// What is told twice, long words joined, needs the most room.
const cases = fewByDay(1, ['every text and long word doubled', 'as it is']).flatMap((copy) =>
  pages.map(([name, path]) => [name, path, copy] as const),
);
const menus = fewByDay(1, ['every text and long word doubled', 'every text doubled', 'as it is']).flatMap((copy) =>
  names.map((name) => [name, '/', copy] as const),
);
const folder = mkdtempSync(join(tmpdir(), 'pagewright-geometry-'));
const servers: Server[] = [];
const addresses: Record<string, string> = {};
const shown = new Set([...cases, ...menus].map(([, , copy]) => copy));

beforeAll(async () => {
  const code = await productionCode(root);
  for (const name of names) {
    for (const copy of shown) {
      const stretch = copies[copy];
      if (!stretch) addresses[name + copy] = (await siteUnderTest(name)).address;
      else {
        const { site, server } = await serveSite(siteFile(name), join(folder, name + copy), code, (text) =>
          stretchSite(text, stretch),
        );
        expect(site.problem).toBeUndefined();
        if (server) servers.push(server);
        addresses[name + copy] = site.origin + site.base.slice(0, -1);
      }
    }
  }
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

test.concurrent.for(cases)('%s: on %s, %s, every text has its place', async ([name, path, copy], { open }) => {
  const { page } = await open(addresses[name + copy] + path, { untilHydrated: false, prepare: withoutReact });
  await settle(page);
  const session = await page.context().newCDPSession(page);
  const misplaced: Record<string, string[]> = {};
  for (const { width, height, letters } of copies[copy] ? windows : [...windows, ...enlarged]) {
    await page.setViewportSize({ width, height });
    // The size of letters that a visitor sets in the browser; lengths in rem follow it, in media queries too.
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
    const found = await findMisplaced(page);
    if (found.length > 0) misplaced[`${width} × ${height}, letters of ${letters} pixels`] = found;
  }
  expect(misplaced).toEqual({});
});

test.concurrent.for(menus)(
  '%s: the menus of %s, %s, open inside the window',
  { tags: 'night' },
  async ([name, path, copy], { open }) => {
    const { page } = await open(addresses[name + copy] + path, { reducedMotion: 'reduce' });
    await settle(page);
    const isInside = (selector: string): Promise<boolean> =>
      page.locator(selector).evaluate((opened) => {
        const { left, right, top, bottom } = opened.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && bottom - top >= 44;
      });
    for (const [width, height] of [
      [320, 256],
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('header [popovertarget=menu]').click();
      for (const section of await page.locator('#menu summary').all()) await section.click();
      expect(await isInside('#menu')).toBe(true);
      expect(await findMisplaced(page, 'header')).toEqual([]);
      const last = page.locator('#menu > div a, #menu > ul > li:last-child a').last();
      await last.scrollIntoViewIfNeeded();
      expect(await last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
      await page.keyboard.press('Escape');
    }
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      for (const button of await page.locator('#menu button').all()) {
        await button.focus();
        await page.keyboard.press('Enter');
        expect(await isInside(dropdown)).toBe(true);
        expect(await findMisplaced(page, dropdown)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  },
);

test.concurrent.for(
  (
    [
      ['agency', '/apply', 'every text and long word doubled'],
      ['werkstatt', '/kontakt', 'every text and long word doubled'],
      ['tajlid', '/contact', 'every text and long word doubled'],
      ['kajak', '/boka', 'every text and long word doubled'],
    ] as const
  ).filter(([name]) => names.includes(name)),
)(
  '%s: what is wrong with the answers of %s, %s, has its place',
  { tags: 'night' },
  async ([name, path, copy], { open }) => {
    const { page } = await open(addresses[name + copy] + path, { reducedMotion: 'reduce' });
    await settle(page);
    await page.locator('main form [type=submit]').first().click();
    await page.locator('main form [aria-invalid]').first().waitFor();
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      expect(await findMisplaced(page, 'main')).toEqual([]);
    }
  },
);

test.concurrent.for([
  ['overlaps', 'margin-block-end: -5rem'],
  ['is cut by', 'overflow: hidden; block-size: 1rem'],
  ['is cut by', 'overflow: clip; white-space: nowrap; inline-size: 5rem'],
  ['sticks out of', 'white-space: nowrap; inline-size: 5rem'],
  ['is outside of the window', 'translate: -100vw'],
  ['the page scrolls sideways', 'inline-size: 110vw; max-inline-size: none'],
])('a fault is found: %s, by %s', { tags: 'night' }, async ([fault, style], { open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, {
    untilHydrated: false,
    prepare: withoutReact,
  });
  expect(await findMisplaced(page)).toEqual([]);
  await page.locator('h1').evaluate((heading, style) => {
    heading.style.cssText = style;
  }, style);
  expect((await findMisplaced(page)).join()).toContain(fault);
});

test.concurrent('what is too small to press is found', async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, {
    untilHydrated: false,
    prepare: withoutReact,
  });
  await page
    .locator('main a')
    .first()
    .evaluate((action) => {
      action.style.cssText = 'align-self: start; min-block-size: 0; padding: 0';
    });
  expect((await findMisplaced(page)).join()).toContain('to press');
});

/** React changes nothing of the measures, and takes longer than measuring. */
async function withoutReact(page: Page): Promise<void> {
  await page.route('**/_assets/live.*.js', (route) => route.abort());
}

/** Waits for the typeface of the headings. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset.displayFont = '';
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
