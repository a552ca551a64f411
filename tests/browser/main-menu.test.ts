import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions, test } from './browser-test';
import { siteUnderTest } from './sites';

const { address } = siteUnderTest('agency');
const phone: OpenOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

test.concurrent('a dropdown opens under the pointer and closes when it leaves', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'Study');
  expect(await list.isVisible()).toBe(false);
  await button.hover();
  await expectOpen(button, list, true);
  expect(await list.locator('a').count()).toBe(9);
  expect(await list.locator('img').first().getAttribute('width')).toBe('20');
  await list.locator('a').last().hover();
  await expectOpen(button, list, true);
  await page.locator('h1').hover();
  await expectOpen(button, list, false);
});

test.concurrent('only one dropdown is open', async ({ open }) => {
  const { page } = await open(`${address}/`);
  await dropdown(page, 'Services').button.hover();
  await expectOpen(dropdown(page, 'Services').button, dropdown(page, 'Services').list, true);
  await dropdown(page, 'Work').button.hover();
  await expectOpen(dropdown(page, 'Work').button, dropdown(page, 'Work').list, true);
  await expectOpen(dropdown(page, 'Services').button, dropdown(page, 'Services').list, false);
});

test.concurrent('on its way into an open list the pointer may cross the neighbouring button', async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  const { button, list } = dropdown(page, 'Services');
  const neighbour = dropdown(page, 'Study');
  const start = await boxOf(button);
  const corner = await boxOf(neighbour.button);
  const onButton = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  await page.mouse.move(onButton.x, onButton.y);
  await expectOpen(button, list, true);
  const last = await boxOf(list.locator('a').last());
  await watchMenu(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const overNeighbour = { x: corner.x + corner.width / 3, y: corner.y + corner.height - 8 };
  await movePointer(page, onButton, overNeighbour);
  await movePointer(page, overNeighbour, { x: last.x + last.width / 2, y: last.y + last.height / 2 });
  await page.clock.runFor(500);
  expect(await menuChanges(page)).toEqual(['over Study', 'over Services']);
  await page.mouse.down();
  await page.mouse.up();
  await eventually(() => page.locator('h1').textContent(), 'Airport Pick-Up and Transfer');
});

test.concurrent('a list stays while the pointer leaves it for a moment', async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  const { button, list } = dropdown(page, 'Services');
  await button.hover();
  await expectOpen(button, list, true);
  const box = await boxOf(list);
  await page.mouse.move(box.x + 20, box.y + 80);
  await watchMenu(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(box.x - 20, box.y + 80);
  await page.clock.runFor(100);
  await page.mouse.move(box.x + 20, box.y + 80);
  await page.clock.runFor(500);
  expect(await menuChanges(page)).toEqual(['over Services']);
});

test.concurrent('Escape closes a list under the pointer, which leaves the focus where it is', async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  const { button, list } = dropdown(page, 'Services');
  await page.locator('header a').first().focus();
  await button.hover();
  await expectOpen(button, list, true);
  await page.keyboard.press('Escape');
  await expectOpen(button, list, false);
  const box = await boxOf(button);
  await page.mouse.move(box.x + 10, box.y + 20);
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.waitForTimeout(500);
  await expectOpen(button, list, false);
  expect(
    await page
      .locator('header a')
      .first()
      .evaluate((element) => element.matches(':focus')),
  ).toBe(true);
});

test.concurrent('a dropdown opens and closes at a press', async ({ open }) => {
  const { page } = await open(`${address}/`, { ...phone, viewport: { width: 1280, height: 800 } });
  const { button, list } = dropdown(page, 'Services');
  await button.tap();
  await expectOpen(button, list, true);
  await button.tap();
  await expectOpen(button, list, false);
  await button.tap();
  await expectOpen(button, list, true);
  await page.locator('h1').tap();
  await expectOpen(button, list, false);
});

test.concurrent('a dropdown works with the keyboard alone', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'About Us');
  await button.focus();
  await expectOpen(button, list, false);
  await page.keyboard.press('Enter');
  await expectOpen(button, list, true);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('WHY Trasan');
  await page.keyboard.press('Escape');
  await expectOpen(button, list, false);
  expect(await focusedText(page)).toBe('About Us');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Services');
  await expectOpen(button, list, false);
});

test.concurrent('arrow keys go through an open list', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'About Us');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(button, list, false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toBe('WHY Trasan');
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toBe('Our Team');
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toBe('Our Team');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focusedText(page)).toBe('About Us');
  await expectOpen(button, list, true);
});

test.concurrent('a link followed from a dropdown closes it', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'Study');
  await button.hover();
  await list.getByRole('link', { name: 'Finland' }).click();
  await eventually(() => page.locator('h1').textContent(), 'Study in Finland');
  await expectOpen(button, list, false);
});

test.concurrent('a dropdown that was opened before scripts ran stays open', async ({ open }) => {
  const { page } = await open(`${address}/`, {
    isAlone: true,
    untilHydrated: false,
    prepare: (page) => page.route('**/_assets/start.*.js', (route) => setTimeout(() => route.continue(), 800)),
  });
  const { button, list } = dropdown(page, 'Study');
  await button.hover();
  expect(await list.isVisible()).toBe(true);
  await page.locator('header nav[data-scripted]').waitFor();
  await expectOpen(button, list, true);
});

function dropdown(page: Page, label: string): { button: Locator; list: Locator } {
  const button = page.locator('header nav').first().getByRole('button', { name: label });
  return { button, list: button.locator('+ ul') };
}

async function expectOpen(button: Locator, list: Locator, isOpen: boolean): Promise<void> {
  await eventually(() => button.getAttribute('aria-expanded'), String(isOpen));
  await eventually(() => list.isVisible(), isOpen);
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

interface Point {
  x: number;
  y: number;
}

/** Moves the pointer as a hand does: on a line, in small steps that take 400 milliseconds by the page's own clock. */
async function movePointer(page: Page, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= 20; step++) {
    const share = step / 20;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await page.clock.runFor(20);
  }
}

/** Notes in the page, from now on, over which button or its list the pointer comes, and which list opens or closes. */
async function watchMenu(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: string[] = [];
    Reflect.set(window, 'menuChanges', changes);
    const labelOf = (element: Element): string => element.querySelector('button')?.textContent ?? '';
    for (const place of document.querySelectorAll('header li:has(> button)')) {
      place.addEventListener('pointerenter', () => changes.push(`over ${labelOf(place)}`));
      new MutationObserver(() => changes.push(`changed ${labelOf(place)}`)).observe(place, {
        subtree: true,
        attributeFilter: ['aria-expanded'],
      });
    }
  });
}

function menuChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'menuChanges'));
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
