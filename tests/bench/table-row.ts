import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startSite } from '../cli/start-site';
import { writeGeneratedSite } from './generate-site';
import { median } from './rounds';

/** How many entries the table has, and how often a key is pressed in each of its cells, with the time between two in milliseconds. */
const table = { entries: 1000, keys: 30, pause: 120 };

/** The most that a key may take until its letter is painted, in milliseconds. */
const most = 50;

/** Prints how quick a table of a thousand entries is: until it shows, and from a key to its letter in a cell. */
export async function printTableRow(root: string, browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-table-'));
  writeGeneratedSite(folder, 33);
  addRooms(join(folder, 'site.json'));
  const { port, stop } = await startSite(folder, root);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await page.goto(`http://localhost:${port}/__edit`, { timeout: 300_000 });
    await page.frameLocator('.sheet iframe').locator('h1').waitFor();
    const opened = performance.now();
    await page.getByRole('button', { name: 'Rooms', exact: true }).click();
    const cell = page.getByRole('textbox', { name: 'Name of Room 5', exact: true });
    await cell.waitFor();
    const shown = (performance.now() - opened) / 1000;
    await cell.click();
    const paint = await typeInto(page);
    const figure = `key to paint ${paint.toFixed(0)} ms, aim at most ${most}`;
    console.log(`${table.entries.toLocaleString('en')} entries     table shown after ${shown.toFixed(1)} s; ${figure}`);
    await context.close();
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives a site a collection of rooms with declared fields, of which its first page lists some. */
function addRooms(file: string): void {
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Array.from({ length: table.entries }, (_, index) => ({
    slug: `room-${index + 1}`,
    name: `Room ${index + 1}`,
    text: `A room with a view of the harbour, the ${index + 1}. of its kind.`,
    price: 4000 + index,
    kind: index % 2 === 0 ? 'Single' : 'Double',
    isQuiet: index % 3 === 0,
  }));
  const fields = {
    name: { kind: 'text', required: true },
    text: { kind: 'copy' },
    price: { kind: 'money' },
    kind: { kind: 'choice', choices: ['Single', 'Double'] },
    isQuiet: { kind: 'yesNo' },
  };
  site.collections = { ...site.collections, rooms: { label: 'Rooms', one: 'room', fields, entries } };
  const items = { from: 'rooms', limit: 12, as: { title: '{name}', text: '{text}' } };
  site.routes[0].blocks.push({ type: 'card-grid', heading: 'Rooms', items });
  writeFileSync(file, JSON.stringify(site, null, 2));
}

/** Types into the field that has the focus; gives the median of the milliseconds from a key to its painted letter. */
async function typeInto(page: Page): Promise<number> {
  await page.keyboard.press('End');
  await page.evaluate(watchCell);
  for (let key = 0; key < table.keys; key++) {
    await page.keyboard.type('a');
    await page.waitForTimeout(table.pause);
  }
  return median(await page.evaluate(() => performance.getEntriesByName('painted').map(({ duration }) => duration)));
}

/** In the editor: measures from each key that is pressed until the frame with its letter has been painted. */
function watchCell(): void {
  let pressed: number | undefined;
  addEventListener('keydown', () => (pressed = performance.now()), true);
  addEventListener('input', () => {
    if (pressed === undefined) return;
    const start = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure('painted', { start, end: performance.now() });
      port2.postMessage(undefined);
    });
  });
}
