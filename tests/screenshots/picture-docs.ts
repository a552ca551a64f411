import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../browser/find-browser';
import { startSite } from '../cli/start-site';

/** What each picture of the documentation shows, from a page on which the editor has just opened. */
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
    await page.getByRole('button', { name: 'Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes' });
    await dialog.getByRole('button', { name: /^Before and after/ }).click();
    await dialog.frameLocator('iframe[title^="After"]').locator('h1').waitFor();
  },
};

/** Draws the pictures of the editor into docs/, from a copy of the site; gives their names, or says why there are none. */
export async function pictureDocs(root: string): Promise<string[] | string> {
  const found = findBrowser();
  if (typeof found === 'string') return found;
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-docs-'));
  for (const name of ['site.json', 'uploads']) cpSync(join(root, name), join(folder, name), { recursive: true });
  const { port, stop } = await startSite(folder, root);
  const browser = await chromium.launch(found);
  try {
    for (const [name, arrange] of Object.entries(scenes)) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}/__edit`, { timeout: 200_000 });
      await page.getByRole('button', { name: 'Do not show this again' }).click({ timeout: 200_000 });
      await page.frameLocator('.sheet iframe').locator('h1').waitFor();
      await arrange(page);
      await page.waitForLoadState('networkidle');
      await sharp(await page.screenshot())
        .png({ palette: true, effort: 10 })
        .toFile(join(root, 'docs', `${name}.png`));
      await context.close();
      rmSync(join(folder, '.history'), { recursive: true, force: true, maxRetries: 9 });
    }
    return Object.keys(scenes);
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
