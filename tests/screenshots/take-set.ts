import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser/find-browser';
import { serveSite } from '../browser/serve-site';
import { productionCode } from '../production-code';

const widths = [360, 768, 1440];

/** A set of pictures that was taken. */
export interface Taken {
  pages: number;
  pictures: number;
  seconds: string;
}

/** Takes every page of site.json at every width into a folder, in place of the set that was there, or says why not. */
export async function takeSet(root: string, folder: string): Promise<Taken | string> {
  const started = performance.now();
  const found = findBrowser();
  if (typeof found === 'string') return found;
  const temporary = mkdtempSync(join(tmpdir(), 'pagewright-screenshots-'));
  const { site, server } = await serveSite(join(root, 'site.json'), temporary, await productionCode(root));
  const browser = await chromium.launch(found);
  try {
    if (site.problem) return `site.json was not built: ${site.problem}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const paths = [...site.pages.map(({ path }) => path), '/404'];
    const address = site.origin + site.base.slice(0, -1);
    await Promise.all(widths.map((width) => takePages({ browser, width, address, paths, folder })));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return { pages: paths.length, pictures: paths.length * widths.length, seconds };
  } finally {
    await browser.close();
    server?.closeAllConnections();
    server?.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

interface PagesToTake {
  browser: Browser;
  width: number;
  address: string;
  paths: string[];
  folder: string;
}

async function takePages({ browser, width, address, paths, folder }: PagesToTake): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // What React adds is not to be seen, and it may come at any moment.
  await page.route('**/_assets/start.*.js', (route) => route.abort());
  for (const path of paths) {
    await page.goto(address + path);
    await settle(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
}

/** Waits until the typeface and every picture are there. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.documentElement.dataset.displayFont = '';
    document.body.getBoundingClientRect();
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
