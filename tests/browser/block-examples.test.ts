import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { contrastTheme } from '../../src/catalogue/examples';
import { looks } from '../../src/compose/looks';
import type { Manifest } from '../../src/manifest/manifest';
import { schemas, standingOn, writeExamplesSite } from '../examples';
import { fewByDay, isLong } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { fetchPictures, test } from './browser-test';
import { findMisplaced } from './geometry';
import { serveSite } from './serve-site';
import { stretchSite } from './stretch-site';
import { axe, findViolations } from './violations';

/** How the examples are shown. */
interface Setting {
  theme?: Manifest['theme'] | undefined;
  /** What each block stands on that can stand on something, where that is not what its example says. */
  surface?: string;
}

const surfaces = schemas.definitions.surface?.enum as string[];
const lookNames = Object.keys(looks) as (keyof typeof looks)[];
const usual = 'the usual theme';
const longWords = 'a word of sixty letters in every text';
const longWord = 'abcdefghij'.repeat(6);
const tables = [1, 5, 8, 14];
/** What A4 and Letter leave between their margins, in CSS pixels. */
const papers = [673, 695];
/** Types that hold most of what others hold: fields, tickets, figures, pictures, links. */
const ofManyColors = ['card-grid', 'form'];
const settings: Record<string, Setting> = {
  [usual]: {},
  ...(isLong && {
    'the contrast theme, on its accent': { theme: contrastTheme, surface: 'accent' },
    // In each mode: the browser says which it prefers.
    ...Object.fromEntries(
      lookNames.flatMap((look) =>
        surfaces.map((surface) => [`${look}, on ${surface}`, { theme: { look, mode: 'auto' }, surface }] as const),
      ),
    ),
  }),
};
const modes = ['light', 'dark'] as const;
const names = Object.keys(settings);
const folder = folderForFile();
const servers: Server[] = [];
const origins: Record<string, string> = {};

beforeAll(async () => {
  const code = await productionCode(root);
  const changes: [string, Setting, (text: string) => string][] = names.map((name) => {
    const { theme, surface } = settings[name] ?? {};
    return [name, { theme }, (text) => (surface ? standingOn(surface, text) : text)];
  });
  changes.push([longWords, {}, (text) => withTables(stretchSite(text, (said) => `${said} ${longWord}`))]);
  for (const [name, { theme }, change] of changes) {
    const own = join(folder, name);
    const { site, server } = await serveSite(writeExamplesSite(own, theme), own, code, change);
    expect(site.problem).toBeUndefined();
    if (server) servers.push(server);
    origins[name] = site.origin;
  }
}, 600_000);

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** With a page for each table of prices of so many columns, in one row. */
function withTables(text: string): string {
  const site = JSON.parse(text);
  for (const count of tables) {
    const columns = Array.from({ length: count }, (_, index) => `Season ${index + 1}`);
    const rows = [columns.map((_, index) => (index === 0 ? 'Sunset trip' : `KES ${index},500`))];
    const block = { type: 'table', heading: 'Prices', columns, rows };
    site.routes.push({ path: `/prices-${count}`, title: 'Prices', description: 'Prices.', blocks: [block] });
  }
  return JSON.stringify(site);
}

/** By day the types that the most kinds of colour stand on, as they usually are. */
const shown = Object.keys(schemas.blocks).flatMap((type) =>
  names
    .filter((name) => isLong || (name === usual && ofManyColors.includes(type)))
    .map((name) => [type, name] as const),
);

test.concurrent.for(shown)(
  'the examples of %s, in %s, come to life, are accessible and keep to the security policy',
  async ([type, name], { open }) => {
    const { page, troubles } = await open(`${origins[name]}/${type}`, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    await page.evaluate(axe);
    for (const width of fewByDay(1, [320, 1280])) {
      await page.setViewportSize({ width, height: 640 });
      for (const colorScheme of settings[name]?.theme?.mode === 'auto' ? modes : ['light' as const]) {
        await page.emulateMedia({ colorScheme });
        const violations = await findViolations(page);
        expect([width, colorScheme, violations]).toEqual([width, colorScheme, []]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await fetchPictures(page);
    expect(troubles).toEqual([]);
  },
);

test('with a word of sixty letters in every text, nothing leaves the window or the paper', { tags: 'night' }, async ({
  open,
}) => {
  const misplaced: Record<string, unknown> = {};
  const viewport = { width: 320, height: 640 };
  const options = { reducedMotion: 'reduce', untilHydrated: false, javaScriptEnabled: false, viewport } as const;
  const { page } = await open(`${origins[longWords]}/`, options);
  for (const type of [...Object.keys(schemas.blocks), ...tables.map((count) => `prices-${count}`)]) {
    await page.goto(`${origins[longWords]}/${type}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const found = await findMisplaced(page);
      if (found.length > 0) misplaced[`${type}, ${width}`] = found;
    }
    await page.emulateMedia({ media: 'print' });
    for (const width of papers) {
      await page.setViewportSize({ width, height: 900 });
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      if (reached > width) misplaced[`${type}, on paper`] = reached;
    }
    await page.emulateMedia({ media: 'screen' });
  }
  expect(misplaced).toEqual({});
});

test('on a phone each cell of a table says its column, that of a single row too', async ({ open }) => {
  const options = { untilHydrated: false, viewport: { width: 390, height: 640 } };
  const { page } = await open(`${origins[longWords]}/prices-5`, options);
  const said = await page
    .locator('tbody :is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => [getComputedStyle(cell, '::before').content, cell.textContent]));
  const prices = [1, 2, 3, 4].map((index) => [`"Season ${index + 1}"`, `KES ${index},500`]);
  expect(said).toEqual([['"Season 1"', 'Sunset trip'], ...prices]);
});
