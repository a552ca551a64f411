import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { listenHere } from '../../src/serve/local-server';
import { createStaticServer } from '../../src/serve/static-server';
import { sharpPhone } from '../browser/first-visit';
import { slowDown } from './first-visit';
import { measureCommand } from './measure';
import { median } from './rounds';

/** How often the editor is opened for a figure. */
const openings = 3;

/** What somebody waits for who opens the editor of a published site, in seconds, and the bytes that had come by then. */
interface Opening {
  page: number;
  bytes: number;
  edited: number;
}

/**
 * Prints how long the editor of the published site of site.json takes on a slow phone until the page is seen, and until
 * it can be edited.
 */
export async function printPublishedRow(root: string, browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-published-'));
  const output = join(folder, 'output');
  const server = createStaticServer({ folder: output, outboxFolder: join(folder, 'outbox') });
  try {
    const args = [
      join(root, 'src/cli/run.js'),
      'build',
      '--site',
      join(root, 'site.json'),
      '--editor',
      '--out',
      output,
    ];
    await measureCommand({ file: process.execPath, args, env: { NODE_ENV: 'production' } });
    const address = `http://127.0.0.1:${await listenHere(server, 0)}/edit/`;
    const all: Opening[] = [];
    while (all.length < openings) all.push(await openOnPhone(browser, address));
    const of = (name: keyof Opening): number => median(all.map((one) => one[name]));
    console.log(
      '\nThe editor of the published site on a processor six times slower, 400 kbit/s, 400 ms: ' +
        `the page is seen after ${of('page').toFixed(1)} s and ${Math.round(of('bytes') / 1000)} kB, ` +
        `and can be edited after ${of('edited').toFixed(1)} s`,
    );
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openOnPhone(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext({ ...sharpPhone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await slowDown(page);
    let bytes = 0;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const started = performance.now();
    const since = (): number => (performance.now() - started) / 1000;
    await page.goto(address, { waitUntil: 'commit', timeout: 300_000 });
    await page.locator('iframe.first').contentFrame().locator('h1').waitFor();
    const seen = { page: since(), bytes };
    await page.locator('.sheet iframe').contentFrame().locator('h1').waitFor();
    return { ...seen, edited: since() };
  } finally {
    await context.close();
  }
}
