import { rmSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { newSite, startSite } from '../cli/start-site';
import { root } from '../project';
import { copyProject } from '../project-copy';
import { test as browserTest, type Open, type OpenedPage } from './browser-test';

/** A development server of the frozen site. */
export interface SiteServer {
  /** Where its site.json lies. */
  folder: string;
  /** Where the site is served, with a slash at its end. */
  address: string;
  /** What it printed when it started. */
  said: string;
}

/** Serves the frozen site from a folder of its own, by the project's code or by that of a copy in the same folder. */
async function serveOwnSite(copy?: (folder: string) => string): Promise<SiteServer & { end: () => Promise<void> }> {
  const folder = newSite();
  const { port, said, stop } = await startSite(folder, copy?.(folder));
  const address = `http://127.0.0.1:${port}/`;
  // What a test writes is an edit of a site that has been read.
  await fetch(address);
  const end = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, address, said: said(), end };
}

type OpenCatalogue = (
  path: string,
  /** The samples that the test looks at, by their addresses; all of them unless said. The others stay empty. */
  drawn?: RegExp,
) => Promise<Pick<OpenedPage, 'page' | 'status'> & { troublesSoFar: () => string[] }>;

/** Opens pages of the catalogue of a server. */
const catalogueOf =
  ({ open, server }: { open: Open; server: SiteServer }): OpenCatalogue =>
  async (path, drawn) => {
    const { page, status, troubles } = await open(`${server.address}__catalogue${path}`, {
      untilHydrated: false,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: async (page) => {
        if (!drawn) return;
        const isOther = ({ pathname }: URL): boolean =>
          /\/__catalogue\/[^/]+\/\d/.test(pathname) && !drawn.test(pathname);
        await page.route(isOther, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      },
    });
    // Vite says when it is connected.
    return { page, status, troublesSoFar: () => troubles.filter((trouble) => !trouble.startsWith('debug: [vite]')) };
  };

/** A test with a site of its own, whose file may be edited. */
export const siteTest = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('server', async ({}, { onCleanup }): Promise<SiteServer> => {
    const server = await serveOwnSite();
    onCleanup(server.end);
    return server;
  })
  .extend('openCatalogue', catalogueOf);

/** A test with a site and a copy of the project of its own, of which any file may be edited. */
export const copyTest = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('server', async ({}, { onCleanup }): Promise<SiteServer> => {
    const server = await serveOwnSite((folder) => copyProject(root, folder));
    onCleanup(server.end);
    return server;
  })
  .extend('openCatalogue', catalogueOf);

/** A test that opens pages of the catalogue, which those of its file share. */
export const test = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }): Promise<SiteServer> => {
    const server = await serveOwnSite();
    onCleanup(server.end);
    return server;
  })
  .extend('openCatalogue', catalogueOf);

/** The frames within a part of the page, loaded: all of them, or those at some places. */
export async function drawFrames(
  page: Page,
  within: string,
  drawn = 'html[data-idle] main',
  places?: number[],
): Promise<Frame[]> {
  const all = await page.locator(`${within} iframe`).all();
  const frames = all.filter((_, index) => places?.includes(index) ?? true);
  for (const frame of frames) {
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.loading = 'eager';
    });
  }
  return Promise.all(
    frames.map(async (element) => {
      const frame = await (await element.elementHandle())?.contentFrame();
      if (!frame) throw new Error('A frame shows nothing.');
      await frame.waitForURL(/__catalogue/);
      await frame.locator(drawn).waitFor({ state: 'attached' });
      return frame;
    }),
  );
}

/** What an example looks like from within its frame. */
export async function lookAtExample(): Promise<Record<string, unknown> & { text: string }> {
  const root = document.documentElement;
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return {
    text: document.querySelector('main')?.innerText ?? '',
    width: root.scrollWidth,
    isWhole: innerHeight >= root.scrollHeight,
    accent: getComputedStyle(root).getPropertyValue('--accent'),
    headers: document.querySelectorAll('body > #root > :is(header, footer)').length,
    broken: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  };
}
