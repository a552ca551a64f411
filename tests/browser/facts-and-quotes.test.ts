import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { writeExamplesSite } from '../examples';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { findMisplaced } from './geometry';
import { serveSite } from './serve-site';
import { joined, stretchSite } from './stretch-site';

const types = ['facts', 'proof', 'quotes'];
/** The examples on their surfaces, and rows of every length: as they are, with every text doubled, from right to left. */
const edits: Record<string, (text: string) => string> = {
  'as it is': withRows,
  doubled: (text) => stretchSite(withRows(text), joined),
  'from right to left': (text) => {
    const { site, ...others } = JSON.parse(withRows(text));
    const words = { stars: '{stars} من 5 نجوم' };
    return JSON.stringify({ ...others, site: { ...site, language: 'ar', direction: 'rtl' }, words });
  },
};
const names = Object.keys(edits);
const folder = folderForFile();
const servers: Server[] = [];
const origins: Record<string, string> = {};

beforeAll(async () => {
  const code = await productionCode(root);
  for (const name of names) {
    const own = join(folder, name);
    const { site, server } = await serveSite(writeExamplesSite(own), own, code, edits[name]);
    expect(site.problem).toBeUndefined();
    if (server) servers.push(server);
    origins[name] = site.origin;
  }
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.concurrent.for(types.flatMap((type) => names.map((name) => [type, name] as const)))(
  '%s, %s, keep to their places and leave none empty',
  { tags: 'night' },
  async ([type, name], { open }) => {
    const { page } = await open(`${origins[name]}/${type}`, { viewport: { width: 320, height: 800 } });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await findMisplaced(page, 'main')]).toEqual([width, []]);
      expect([width, await findUnfilledLines(page)]).toEqual([width, []]);
    }
  },
);

test.concurrent('on a phone two facts share a line, unless a value is too long for that', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${origins['as it is']}/facts`, { viewport: { width: 360, height: 800 } });
  const row = page.locator('main dl').last();
  const lines = async (): Promise<number> => {
    const tops = await row
      .locator('> div')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
    return new Set(tops).size;
  };
  expect([await row.locator('> div').count(), await lines()]).toEqual([3, 2]);
  await row
    .locator('dd')
    .nth(1)
    .evaluate((value) => {
      value.textContent = 'Monday to Saturday';
    });
  expect(await lines()).toBe(3);
});

test.concurrent('values of a line begin on one height, whatever stands above them', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${origins['as it is']}/facts`, { viewport: { width: 1440, height: 800 } });
  const row = page.locator('dl').last();
  const tops = async (name: string): Promise<number[]> =>
    (await row.locator(name).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))).map(
      ({ top, height }) => Math.round(name === 'dt' ? top + height : top),
    );
  expect((await row.locator('dt').first().boundingBox())?.height).toBeGreaterThan(
    ((await row.locator('dt').last().boundingBox())?.height ?? 0) * 1.5,
  );
  for (const name of ['dt', 'dd']) expect(new Set(await tops(name)).size).toBe(1);
});

test.concurrent.for([
  ['as it is', '4 of 5 stars', 1],
  ['from right to left', '4 من 5 نجوم', -1],
] as const)(
  'stars, %s, are said in words and drawn in the direction of the text',
  async ([name, words, turn], { open }) => {
    const { page } = await open(`${origins[name]}/quotes`);
    const rating = page.locator('figure p').filter({ hasText: words }).first();
    expect(await rating.ariaSnapshot()).toBe(`- paragraph: ${words}`);
    const drawn = await rating.locator('svg').evaluateAll((stars) =>
      stars.map((star) => ({
        left: star.getBoundingClientRect().left,
        isFull: getComputedStyle(star).fill !== 'none',
      })),
    );
    const inOrder = drawn.sort((one, other) => (one.left - other.left) * turn);
    expect(inOrder.map(({ isFull }) => isFull)).toEqual([true, true, true, true, false]);
  },
);

test.concurrent('a number of a licence reads from left to right within Arabic', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${origins['from right to left']}/proof`);
  const places = await page.getByText('4711/TG', { exact: true }).evaluate(({ firstChild: text }) => {
    const range = document.createRange();
    return [...(text?.textContent ?? '')].map((_, index) => {
      if (text) range.setStart(text, index);
      if (text) range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places).toHaveLength(7);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test.concurrent('a printed source tells where it leads', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${origins['as it is']}/quotes`, { untilHydrated: false });
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('link', { name: 'Review on TripRatings' }).first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('/');
});

/** The site of examples with rows of every length, of the items of the first example. */
function withRows(text: string): string {
  const site = JSON.parse(text);
  const routes = (site.routes as { path: string; blocks: JsonObject[] }[]).map((route) => {
    const type = route.path.slice(1);
    const [first] = route.blocks.filter((block) => block.type === type);
    if (!types.includes(type) || !first) return route;
    const items = first.items as JsonObject[];
    const rows = (type === 'proof' ? [2, 3, 4] : [1, 2, 3, 4, 5, 6, 7]).map((count) => ({
      type,
      items: Array.from({ length: count }, (_, index) => items[index % items.length]),
    }));
    return { ...route, blocks: [...route.blocks, ...rows, ...unevenRows(type)] };
  });
  return JSON.stringify({ ...site, routes });
}

/** Rows whose parts are of different lengths, or that Arabic would turn around. */
function unevenRows(type: string): JsonObject[] {
  const label = 'Where we meet, where to park, and whom to call in the morning';
  if (type === 'facts')
    return [{ type, items: [label, 'Price', 'Level'].map((name) => ({ label: name, value: '12' })) }];
  const licence = (value: string): JsonObject => ({ icon: 'badge-check', label: 'Licence', value });
  return type === 'proof' ? [{ type, items: [licence('4711/TG'), licence('12')] }] : [];
}

/** The lines of rows that end before their row does. */
function findUnfilledLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRtl = document.dir === 'rtl';
    return [...document.querySelectorAll('main [data-columns]')].flatMap((row) => {
      const end = (element: Element): number => {
        const { left, right } = element.getBoundingClientRect();
        return isRtl ? -left : right;
      };
      const ends = new Map<number, number>();
      for (const part of row.children) {
        const top = Math.round(part.getBoundingClientRect().top);
        ends.set(top, Math.max(ends.get(top) ?? Number.NEGATIVE_INFINITY, end(part)));
      }
      const short = [...ends.values()].filter((at) => Math.abs(at - end(row)) > 1.5);
      return short.map(() => `${row.children.length} parts, ${row.getAttribute('data-columns')} columns`);
    });
  });
}
