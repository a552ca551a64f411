import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { contrastTheme } from '../../src/catalogue/examples';
import { schemas, writeExamplesSite } from '../examples';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { serveSite } from './serve-site';
import { axe, findViolations } from './violations';

const themes = { 'the usual theme': undefined, 'the contrast theme': contrastTheme };
const names = Object.keys(themes) as (keyof typeof themes)[];
const folder = folderForFile();
const servers: Server[] = [];
const origins: Record<string, string> = {};

beforeAll(async () => {
  const code = await productionCode(root);
  for (const name of names) {
    const own = join(folder, name);
    const { site, server } = await serveSite(writeExamplesSite(own, themes[name]), own, code);
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

test.concurrent.for(Object.keys(schemas.blocks).flatMap((type) => names.map((name) => [type, name] as const)))(
  'the examples of %s, in %s, come to life, are accessible and keep to the security policy',
  async ([type, name], { open }) => {
    const { page, troubles } = await open(`${origins[name]}/${type}`, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    // Pictures come when they are scrolled to.
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
  },
);
