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

/** Rooms in which less of the window shows at once than on a desk. */
export const rooms = [
  // A window of 1280 × 1024 at 400 %.
  ['at 400 %', { width: 320, height: 256, text: '100%' }],
  ['with text at 200 %', { width: 1280, height: 800, text: '200%' }],
  ['with text at 200 % on a phone', { width: 360, height: 640, text: '200%' }],
] as const;

/** The same of what is open, where a person sets the colours, and in rooms where less of it shows at once. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expectAccessible(page, `${state}, in colours of one's own`);
  expect([state, await findUntold(page)]).toEqual([state, []]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const [name, { text, ...size }] of rooms) {
    await page.setViewportSize(size);
    await setText(page, text);
    expect([state, name, await findCut(page)]).toEqual([state, name, []]);
  }
  await setText(page, '');
  await page.setViewportSize(usual);
}

/** Sets the size of all text as a person does who reads no smaller one. */
export function setText(page: Page, size: string): Promise<void> {
  return page.evaluate((text) => {
    document.documentElement.style.fontSize = text;
  }, size);
}

/** What is chosen, pressed, wrong or cannot be used, and looks as if it were not. */
function findUntold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-pressed', 'aria-current', 'aria-invalid', 'aria-selected', 'aria-disabled'];
    const lookOf = (element: Element): string => {
      const { border, outline, color, backgroundColor, textDecoration, fontWeight } = getComputedStyle(element);
      return [border, outline, color, backgroundColor, textDecoration, fontWeight].join();
    };
    return names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]:not([${name}=false])`)].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const [told, value] = [lookOf(element), element.getAttribute(name) ?? ''];
        element.removeAttribute(name);
        const untold = lookOf(element);
        element.setAttribute(name, value);
        return told === untold ? [`not told apart: ${element.outerHTML.slice(0, 150)}`] : [];
      }),
    );
  });
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
