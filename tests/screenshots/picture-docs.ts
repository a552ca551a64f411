import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../browser/find-browser';
import { startSite } from '../cli/start-site';
import { writeSiteOfReadme } from '../site-of-readme';
import { picturePublishing } from './picture-publishing';

/** What each picture of the editor shows, from a page on which the editor has just opened. */
const scenes: Record<string, (page: Page) => Promise<unknown>> = {
  async editor(page) {
    await page.frameLocator('.sheet iframe').locator('h1').click();
    await page.locator('.pane.form').getByLabel('Heading', { exact: true }).waitFor();
  },
  async 'editor-table'(page) {
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('button', { name: 'Study destinations', exact: true })
      .click();
    await page.getByRole('table').waitFor();
  },
  async 'editor-changes'(page) {
    await page.frameLocator('.sheet iframe').locator('h1').click();
    await page.locator('.pane.form').getByLabel('Heading', { exact: true }).fill('Study and work abroad, step by step');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes' });
    await dialog.getByRole('button', { name: /^Before and after/ }).click();
    await dialog.frameLocator('iframe[title^="After"]').locator('h1').waitFor();
  },
};

/** What is drawn for the documentation: the site, its page, and what is done there first. */
interface Picture {
  size: { width: number; height: number };
  arrange: (page: Page, address: string) => Promise<unknown>;
}

/** Draws the pictures of the documentation into docs/, from copies of sites; gives their names, or says why there are none. */
export async function pictureDocs(root: string): Promise<string[] | string> {
  const found = findBrowser();
  if (typeof found === 'string') return found;
  const browser = await chromium.launch(found);
  try {
    const editor = Object.entries(scenes).map(([name, arrange]): [string, Picture] => [name, ofEditor(arrange)]);
    await draw(root, browser, copySite, Object.fromEntries(editor));
    await draw(root, browser, (folder) => writeSiteOfReadme(folder), { 'twelve-lines': ofReadme });
  } finally {
    await browser.close();
  }
  return [...Object.keys(scenes), 'twelve-lines', await picturePublishing(root, found)];

  function copySite(folder: string): void {
    for (const name of ['site.json', 'uploads']) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
}

const ofReadme: Picture = {
  size: { width: 1180, height: 780 },
  arrange: (page, address) => page.goto(address, { timeout: 200_000 }),
};

/** A picture of the editor once it has opened and something was done there. */
function ofEditor(arrange: (page: Page) => Promise<unknown>): Picture {
  return {
    size: { width: 1440, height: 900 },
    async arrange(page, address) {
      await page.goto(`${address}__edit`, { timeout: 200_000 });
      await page.getByRole('button', { name: 'Do not show this again' }).click({ timeout: 200_000 });
      await page.frameLocator('.sheet iframe').locator('h1').waitFor();
      await arrange(page);
    },
  };
}

/** Draws pictures of one site, each from its beginning. */
async function draw(
  root: string,
  browser: Browser,
  write: (folder: string) => void,
  pictures: Record<string, Picture>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-docs-'));
  write(folder);
  const { port, stop } = await startSite(folder, root);
  try {
    for (const [name, { size, arrange }] of Object.entries(pictures)) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await arrange(page, `http://localhost:${port}/`);
      // The check has answered, and each frame shows what it has asked for: the editor goes on asking for new files.
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 200_000 });
      for (const frame of page.frames()) await frame.evaluate(showAll);
      const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
      await picture.toFile(join(root, 'docs', `${name}.png`));
      await context.close();
      rmSync(join(folder, '.history'), { recursive: true, force: true, maxRetries: 9 });
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a page or a frame: waits until its typefaces and pictures have come and have been painted. */
async function showAll(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
