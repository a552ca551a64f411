import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { serveSite } from './serve-site';
import { axe, findViolations } from './violations';

const night = { paper: '#0b1d26', ink: '#f1ede4', accent: '#f5b14c', second: '#6fd3c1' };
const folder = folderForFile();
let server: Server | undefined;
let address = '';

beforeAll(async () => {
  const file = join(root, 'tests/fixtures/agency/site.json');
  const served = await serveSite(file, folder, await productionCode(root), (text) => {
    const manifest = JSON.parse(text);
    manifest.theme.colors = night;
    return JSON.stringify(manifest);
  });
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  address = served.site.origin;
}, 120_000);

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test.for(['/apply', '/', '/events', '/study/uk'])(
  '%s can be read on a dark paper, and what the browser draws is dark too',
  { tags: 'night' },
  async (path, { open }) => {
    const { page } = await open(address + path, { bypassCSP: true, reducedMotion: 'reduce' });
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  },
);
