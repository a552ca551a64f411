import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser/find-browser';
import { startSite } from '../cli/start-site';
import { writeGeneratedSite } from './generate-site';
import { printPublishedRow } from './published-row';
import { median } from './rounds';
import { printTableRow } from './table-row';

/** How often the editor is opened for a figure. */
const openings = 5;

/** How many keys are pressed for a figure, and how long there is between two, in milliseconds. */
const keys = { count: 30, pause: 120 };

/**
 * Prints how quick the editor is on the site of site.json, and on generated ones: until the page shows, from a key to
 * its letter on the painted page, and from the last key to the answer of the check; and of a thousand entries in a table.
 */
export async function printEditorRows(root: string, counts: number[]): Promise<void> {
  const found = findBrowser();
  if (typeof found === 'string') {
    console.log(`The editor is left out: ${found}`);
    return;
  }
  console.log(
    `\nThe editor; medians of ${openings} openings, and of ${keys.count} keys typed into the first heading; shown is the page with its form:`,
  );
  const browser = await chromium.launch(found);
  try {
    for (const pages of [undefined, ...counts]) {
      const folder = mkdtempSync(join(tmpdir(), 'pagewright-editor-'));
      if (pages !== undefined) writeGeneratedSite(folder, pages);
      else
        for (const name of ['site.json', 'uploads']) cpSync(join(root, name), join(folder, name), { recursive: true });
      const { port, stop } = await startSite(folder, root);
      try {
        // The first time bundles it.
        await (await openEditor(browser, port, 1)).page.context().close();
        const [usual, slowed] = [await timeOpenings(browser, port, 1), await timeOpenings(browser, port, 4)];
        const { page } = await openEditor(browser, port, 1);
        const { paint, check } = await typeKeys(page);
        const site = pages === undefined ? 'site.json' : `${pages.toLocaleString('en')} pages`;
        console.log(
          `${site.padEnd(16)} shown after ${usual.toFixed(1)} s, ${slowed.toFixed(1)} s on a processor four times slower; ` +
            `key to paint ${paint.toFixed(0)} ms; checked ${check.toFixed(0)} ms after the last key`,
        );
        await page.context().close();
      } finally {
        await stop();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    await printTableRow(root, browser);
    await printPublishedRow(root, browser);
  } finally {
    await browser.close();
  }
}

/** How long it takes to open the editor, in seconds: the median of several times. */
async function timeOpenings(browser: Browser, port: number, slower: number): Promise<number> {
  const times: number[] = [];
  while (times.length < openings) {
    const { page, seconds } = await openEditor(browser, port, slower);
    times.push(seconds);
    await page.context().close();
  }
  return median(times);
}

/** Opens the editor in a browser that has nothing of it; tells how long that takes until the page and a form to type in show, in seconds. */
async function openEditor(browser: Browser, port: number, slower: number): Promise<{ page: Page; seconds: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const started = performance.now();
  await page.goto(`http://localhost:${port}/__edit`, { timeout: 300_000 });
  await page.locator('.pane.form :is(input, textarea):visible').first().waitFor();
  await page.frameLocator('.sheet iframe').locator('h1').waitFor();
  return { page, seconds: (performance.now() - started) / 1000 };
}

async function typeKeys(page: Page): Promise<{ paint: number; check: number }> {
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await page.locator('.problems[aria-busy=false]').waitFor({ state: 'attached' });
  await page.frameLocator('.sheet iframe').locator('h1').click();
  await page.locator('.pane.form').getByLabel('Heading', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.evaluate(watchPaints);
  for (let key = 0; key < keys.count; key++) {
    await page.keyboard.type('a');
    await page.waitForTimeout(keys.pause);
  }
  await page.keyboard.type('a');
  const typed = performance.now();
  await page.locator('.problems[aria-busy=true]').waitFor({ state: 'attached' });
  await page.locator('.problems[aria-busy=false]').waitFor({ state: 'attached' });
  const check = performance.now() - typed;
  const paints = await page.evaluate(() => performance.getEntriesByName('painted').map(({ duration }) => duration));
  return { paint: median(paints), check };
}

/** In the editor: measures from each key that is pressed until the page with its letter has been painted. */
function watchPaints(): void {
  const frame = document.querySelector<HTMLIFrameElement>('.sheet iframe');
  const [shown, view] = [frame?.contentDocument, frame?.contentWindow];
  const heading = shown?.querySelector('h1');
  if (!heading || !view) return;
  let pressed: number | undefined;
  addEventListener('keydown', () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    if (pressed === undefined) return;
    const start = pressed;
    pressed = undefined;
    view.requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure('painted', { start, end: performance.now() });
      port2.postMessage(undefined);
    });
  }).observe(heading, { subtree: true, characterData: true, childList: true });
}
