import type { Page } from 'playwright-core';
import { eventually } from './browser-test';

/** Takes back all that was done in a window of the editor: so many steps, each said before the next is taken back. */
export async function undoSteps(page: Page, count: number): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < count; step++) {
    const next = (await undo.getAttribute('title'))?.replace(/^Undo: /, '');
    await page.keyboard.press('Control+z');
    await eventually(() => page.locator('.announced').innerText(), `Undone: ${next}`);
  }
  await eventually(() => undo.getAttribute('aria-disabled'), 'true');
}
