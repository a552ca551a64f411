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

/** The same of what is open, and in rooms where less of it shows at once: a window at 400 %, and a phone with text at 200 %. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  const setText = (size: string): Promise<void> =>
    page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
  for (const [width, height, text] of [
    [320, 256, ''],
    [360, 640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setText(text);
    expect([state, width, await findCut(page)]).toEqual([state, width, []]);
  }
  await setText('');
  await page.setViewportSize(usual);
}

/** What is cut off, lies over the edge of the window, or makes something but a table scroll sideways. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the window scrolls sideways'] : [];
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility() || element.closest('.unseen, .skip, .table, .sheets, .versions, .miniature') !== null;
    for (const element of document.querySelectorAll('#root *, dialog *')) {
      if (isHidden(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(element);
      const start = element.outerHTML.slice(0, 100);
      if (left < -1 || right > innerWidth + 1) found.push(`over the edge: ${start}`);
      if (element.matches('input, textarea, select, option')) continue;
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${start}`);
      const isText = element.matches('button, summary, label, legend, p, h1, h2, h3');
      if (isText && overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut: ${start}`);
    }
    return found;
  });
}

export { test };
