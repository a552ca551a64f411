import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong } from '../is-long';
import { findCut, findFaint, findUntold, turn, turnBack } from './editor-modes';
import { test } from './editor-test';
import { axe, findViolations } from './violations';

/**
 * Fails with what in the window, as it is now, some people could not use. Contrasts, which take axe longer than all
 * else, are measured by day for each pair of colours, and by axe every night.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (await page.evaluate(() => !Reflect.has(window, 'axe'))) await page.evaluate(axe);
  // What lies over something else hides from axe on which ground that stands.
  const isCovered = await page.evaluate(() =>
    [...document.querySelectorAll('.notices, [role=menu], .outline .add')].some(
      (one) => one.checkVisibility() && ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(one).position),
    ),
  );
  const violations = await findViolations(page, { 'color-contrast': { enabled: isLong && !isCovered } });
  expect([state, violations, await findFaint(page)]).toEqual([state, [], []]);
}

/** Opens a part of the site by how its name in the contents begins, with all that is folded in its form. */
export async function openPart(page: Page, start: string): Promise<void> {
  const name = new RegExp(`^${start}`);
  await page.evaluate(() => document.querySelector('.seldom')?.setAttribute('open', ''));
  const button = page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name }).first();
  if (!(await button.isVisible())) await openContents(page);
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

/** Opens the contents in a narrow window; where that is low, the row comes back with what is done. */
async function openContents(page: Page): Promise<void> {
  const contents = page.getByRole('button', { name: 'Contents', exact: true });
  if (!(await contents.isVisible())) await page.getByRole('button', { name: 'Done' }).locator('visible=true').click();
  await contents.click();
}

/** What a narrow window shows, how somebody gets there, and how much of the height it has at least. */
export const panesOfNarrow = [
  { name: 'page', show: async () => {}, least: 0.6 },
  {
    name: 'outline',
    show: openContents,
    least: 0.4,
  },
  { name: 'form', show: (page: Page) => openPart(page, 'Opening: Your Gateway'), least: 0.2 },
];

/** What has the focus, in a few words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: held } = document;
    if (!held || held === document.body) return 'nothing';
    return `${held.localName} ${held.getAttribute('data-pointer') ?? held.getAttribute('aria-label') ?? held.textContent}`;
  });
}

/** Rooms in which less of the window shows at once than on a desk; the last leaves the least to words. */
export const rooms = [
  // A window of 1280 × 1024 at 400 %.
  ['at 400 %', { width: 320, height: 256, text: '100%' }],
  ['with text at 200 %', { width: 1280, height: 800, text: '200%' }],
  ['with text at 200 % on a phone', { width: 360, height: 640, text: '200%' }],
] as const;

/**
 * The same of what is open, where a person sets the colours, in rooms where less of it shows at once, by day in the one
 * that leaves the least, and where the words of the site are read from right to left. Of these modes axe looks at the
 * colours of one's own, every night: in a mode nothing is another but colours and places, which are measured.
 */
export async function expectUsable(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect([state, 'dark', await findFaint(page)]).toEqual([state, 'dark', []]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' });
  if (isLong) await expectAccessible(page, `${state}, in colours of one's own`);
  expect([state, await findUntold(page), await findFaint(page)]).toEqual([state, [], []]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await turn(page);
  expect([state, 'turned', await findFaint(page)]).toEqual([state, 'turned', []]);
  await turnBack(page);
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const [name, { text, ...size }] of isLong ? rooms : rooms.slice(-1)) {
    await page.setViewportSize(size);
    await setText(page, text);
    expect([state, name, await findCut(page)]).toEqual([state, name, []]);
    await turn(page);
    expect([state, name, 'turned', await findCut(page)]).toEqual([state, name, 'turned', []]);
    await turnBack(page);
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

export { test };
