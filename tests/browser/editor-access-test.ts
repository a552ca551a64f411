import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { CatalogueServer } from './catalogue-test';
import { siteText, test } from './editor-test';
import { axe, findViolations } from './violations';

/** Puts the file back after each test that opens the editor. */
export function keepFile(): void {
  let before = '';
  let used: CatalogueServer | undefined;
  beforeEach<{ server: CatalogueServer }>(({ server }) => {
    used = server;
    before = siteText(server);
  });
  afterEach(() => {
    if (!used) return;
    writeFileSync(join(used.folder, 'site.json'), before);
    rmSync(join(used.folder, '.history'), { recursive: true, force: true });
  });
}

/** Fails with what in the window, as it is now, some people could not use. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (await page.evaluate(() => !Reflect.has(window, 'axe'))) await page.evaluate(axe);
  expect([state, await findViolations(page)]).toEqual([state, []]);
}

/** Opens a part of the site by how its name in the contents begins, with all that is folded in its form. */
export async function openPart(page: Page, start: string): Promise<void> {
  const name = new RegExp(`^${start}`);
  const button = page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name }).first();
  const contents = page.getByRole('button', { name: 'Contents', exact: true });
  if (await contents.isVisible()) await contents.click();
  const title = await button.evaluate((one) => (one.querySelector('bdi') ?? one).textContent);
  await button.click();
  await page.locator('.pane.form > h2', { hasText: title }).waitFor();
  // What is folded may hold what is folded.
  await page.evaluate(() => {
    for (let depth = 0; depth < 4; depth++) {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('.pane.form details')) folded.open = true;
    }
  });
}

/** What has the focus, in a few words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: held } = document;
    if (!held || held === document.body) return 'nothing';
    return `${held.localName} ${held.getAttribute('data-pointer') ?? held.getAttribute('aria-label') ?? held.textContent}`;
  });
}

export { test };
