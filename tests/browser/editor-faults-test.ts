import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { newSite, startSite } from '../cli/start-site';
import { root } from '../project';
import { test as browserTest } from './browser-test';
import { serveHere } from './serve-here';

/** A site of its own that is edited, on a server that can go and come back at the same address. */
export interface FaultySite {
  folder: string;
  address: string;
  stop: () => Promise<void>;
  /** Starts it again, or another site in its place. */
  start: (folder?: string) => Promise<void>;
  /** What site.json says. */
  text: () => string;
  /** What is kept of what was edited and not saved, beside the file. */
  drafts: () => string[];
}

/** What serves a site at a port, or a free one. */
type Serve = (folder: string, port?: number) => Promise<{ port: number; close: () => Promise<void> }>;

async function serveFaulty(serve: Serve): Promise<FaultySite> {
  const folder = newSite();
  let server = await serve(folder);
  const { port } = server;
  return {
    folder,
    address: `http://127.0.0.1:${port}/__edit`,
    stop: () => server.close(),
    start: async (other = folder) => {
      server = await serve(other, port);
    },
    text: () => readFileSync(join(folder, 'site.json'), 'utf8'),
    drafts: () => draftsBeside(folder),
  };
}

/** As long as a file `full` lies in its folder, the server finds no room on the disk after the first bytes. */
const preload = `data:text/javascript,${encodeURIComponent(`
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const write = fs.writeFileSync;
fs.writeFileSync = (file, content, options) => {
  if (!String(file).startsWith(process.cwd()) || !fs.existsSync('full')) return write(file, content, options);
  write(file, String(content).slice(0, 9), options);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
};
syncBuiltinESMExports();
`)}`;

/** Serves a site by a process of its own, whose disk may be full. */
const serveOnSmallDisk: Serve = async (folder, port = 0) => {
  const { port: actual, stop } = await startSite(folder, root, { preload, port });
  return { port: actual, close: stop };
};

/** A test with a site that things happen to. */
export const test = faultyTest(serveHere);

/** A test with one on a disk that may be full. */
export const testOnSmallDisk = faultyTest(serveOnSmallDisk);

function faultyTest(serve: Serve) {
  return (
    browserTest
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
      .extend('site', async ({}, { onCleanup }): Promise<FaultySite> => {
        const site = await serveFaulty(serve);
        onCleanup(async () => {
          await site.stop();
          rmSync(site.folder, { recursive: true, force: true });
        });
        return site;
      })
      .extend('edit', ({ open, site }) => async (beside?: Page, prepare?: (page: Page) => Promise<void>) => {
        const page = beside ? await beside.context().newPage() : (await open('about:blank', alone)).page;
        page.setDefaultTimeout(100_000);
        await prepare?.(page);
        await page.goto(site.address);
        await page.frameLocator('iframe[title^="The page"]').locator('h1').waitFor({ state: 'attached' });
        return windowOf(page);
      })
  );
}

const alone = { untilHydrated: false, isAlone: true, viewport: { width: 1440, height: 900 } } as const;

/** What is read and pressed in a window of the editor. */
function windowOf(page: Page) {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const form = page.locator('.pane.form');
  const part = async (name: string | RegExp, field: string) => {
    await contents.getByRole('button', { name }).first().click();
    return form.getByLabel(field, { exact: true });
  };
  return {
    page,
    announced: () => page.locator('.announced').innerText(),
    failure: page.locator('.failure'),
    heading: () => part(/^Opening/, 'Heading'),
    copyright: () => part('Footer', 'Copyright'),
    save: () => page.keyboard.press('Control+s'),
    inBrowser: () => page.evaluate(() => Object.values({ ...localStorage }).join()),
  };
}

/** What is kept of what was edited and not saved, beside the site.json of a folder. */
export function draftsBeside(site: string): string[] {
  const folder = join(site, '.history');
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith('draft'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}
