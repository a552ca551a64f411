import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './editor-test';
import { axe, findViolations } from './violations';

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
