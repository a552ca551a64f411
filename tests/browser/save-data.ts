import type { Page } from 'playwright-core';

/** Makes the browser of a page that is not loaded yet one that saves data, and that nobody has touched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await leaveUntouched(page);
}

/** Leaves a page that is not loaded yet untouched until a test touches it. */
export async function leaveUntouched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A browser without a screen says that its mouse, at rest in the corner, has come over the page.
    const ignoreRest = (event: PointerEvent): void => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignoreRest, true);
  });
}
