import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { root } from '../project';
import { copyProject } from '../project-copy';
import { test as browserTest } from './browser-test';

/** A development server of its own for one test file. */
export interface CatalogueServer {
  /** The copy of the project that it runs in; its site.json may be edited, and so may its code. */
  folder: string;
  /** Where the site is served, with a slash at its end. */
  address: string;
  /** What it printed when it started. */
  said: string;
}

/** A test that can open pages of the catalogue, from a development server of its file. */
export const test = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }): Promise<CatalogueServer> => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-catalogue-'));
    const { server, stop } = await startServer(copyProject(root, folder));
    onCleanup(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });
    return server;
  })
  .extend('openCatalogue', ({ open, server }) => async (path: string, width = 1280) => {
    const { page, status, troubles } = await open(`${server.address}__catalogue${path}`, {
      untilHydrated: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // Vite says when it is connected.
    return { page, status, troublesSoFar: () => troubles.filter((trouble) => !trouble.startsWith('debug: [vite]')) };
  });

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
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
  return {
    text: document.querySelector('main')?.innerText ?? '',
    width: root.scrollWidth,
    isWhole: innerHeight >= root.scrollHeight,
    accent: getComputedStyle(root).getPropertyValue('--accent'),
    headers: document.querySelectorAll('body > #root > :is(header, footer)').length,
    broken: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  };
}

/** Starts `npm start` in a copy of the project, with the site of a fixture. */
async function startServer(folder: string): Promise<{ server: CatalogueServer; stop: () => Promise<unknown> }> {
  cpSync(join(root, 'tests/fixtures/agency'), folder, { recursive: true });
  const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env;
  const child = spawn(process.execPath, ['src/cli/run.js', 'start', '--port', '0'], { cwd: folder, env });
  const closed = once(child, 'close');
  let said = '';
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  await new Promise<void>((started, failed) => {
    closed.then(() => failed(new Error(`The development server has ended: ${complaints}`)), failed);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Stop with')) started();
    });
  });
  const address = (/http:\S+/.exec(said)?.[0] ?? '').replace('localhost', '127.0.0.1');
  // A server that has just started has all of the code to prepare.
  await fetch(address);
  const stop = (): Promise<unknown> => {
    child.kill('SIGKILL');
    return closed;
  };
  return { server: { folder, address, said }, stop };
}
