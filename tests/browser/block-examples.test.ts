import type { Server } from 'node:http';
import { afterAll, beforeAll, expect } from 'vitest';
import { schemas, writeExamplesSite } from '../examples';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { serveSite } from './serve-site';
import { axe, findViolations } from './violations';

const folder = folderForFile();
let server: Server | undefined;
let origin = '';

beforeAll(async () => {
  const served = await serveSite(writeExamplesSite(folder), folder, await productionCode(root));
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  ({ origin } = served.site);
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test.concurrent.for(Object.keys(schemas.blocks))(
  'the examples of %s come to life and are accessible',
  async (type, { open }) => {
    const { page, troubles } = await open(`${origin}/${type}`, {
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test.concurrent('the examples of every block keep to the security policy', async ({ open }) => {
  for (const type of Object.keys(schemas.blocks)) {
    const { page, troubles } = await open(`${origin}/${type}`);
    await page.mouse.wheel(0, 5000);
    expect(troubles).toEqual([]);
  }
});
