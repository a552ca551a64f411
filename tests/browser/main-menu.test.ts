import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions, test } from './browser-test';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');
const phone: OpenOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

test.concurrent('a dropdown opens under the pointer and closes when it leaves', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'Study');
  expect(await list.isVisible()).toBe(false);
  await button.hover();
  await expectOpen(list, true);
  expect(await list.locator('a').count()).toBe(9);
  expect(await list.locator('img').first().getAttribute('width')).toBe('20');
  await list.locator('a').last().hover();
  await expectOpen(list, true);
  await page.locator('h1').hover();
  await expectOpen(list, false);
});

test.concurrent('only one dropdown is open', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  await dropdown(page, 'Services').button.hover();
  await expectOpen(dropdown(page, 'Services').list, true);
  await dropdown(page, 'Work').button.hover();
  await expectOpen(dropdown(page, 'Work').list, true);
  await expectOpen(dropdown(page, 'Services').list, false);
});

test.concurrent('on its way into an open list the pointer may cross the neighbouring button', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  const { button, list } = dropdown(page, 'Services');
  const neighbour = dropdown(page, 'Study');
  await button.hover();
  await expectOpen(list, true);
  const corner = await boxOf(neighbour.button);
  const last = await boxOf(list.locator('a').last());
  await slowDown(page);
  await page.mouse.move(corner.x + corner.width / 3, corner.y + corner.height - 4);
  expect([await list.isVisible(), await neighbour.list.isVisible()]).toEqual([true, false]);
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2);
  expect([await list.isVisible(), await neighbour.list.isVisible()]).toEqual([true, false]);
  await page.mouse.down();
  await page.mouse.up();
  await eventually(() => page.locator('h1').textContent(), 'Airport Pick-Up and Transfer');
});

test.concurrent('a list stays while the pointer leaves it for a moment', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  const { button, list } = dropdown(page, 'Services');
  await button.hover();
  await expectOpen(list, true);
  const box = await boxOf(list);
  await slowDown(page);
  await page.mouse.move(box.x - 20, box.y + 80);
  expect(await list.isVisible()).toBe(true);
  await page.mouse.move(box.x + 20, box.y + 80);
  expect(await list.isVisible()).toBe(true);
});

test.concurrent('Escape closes a list under the pointer, which leaves the focus where it is', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  const { button, list } = dropdown(page, 'Services');
  await page.locator('header a').first().focus();
  await button.hover();
  await expectOpen(list, true);
  await page.keyboard.press('Escape');
  await expectOpen(list, false);
  const box = await boxOf(button);
  await page.mouse.move(box.x + 10, box.y + 20);
  await page.mouse.move(box.x + 30, box.y + 20);
  // It would open by a transition, which begins as soon as the pointer is there.
  await list.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await list.isVisible()).toBe(false);
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
  await expectOpen(list, true);
  await button.tap();
  await expectOpen(list, false);
  await button.tap();
  await expectOpen(list, true);
  await page.locator('h1').tap();
  await expectOpen(list, false);
});

test.concurrent('a dropdown works with the keyboard alone', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'About Us');
  await button.focus();
  await expectOpen(list, false);
  await page.keyboard.press('Enter');
  await expectOpen(list, true);
  await page.keyboard.press('Tab');
  await eventually(() => focusedText(page), 'WHY Trasan');
  await page.keyboard.press('Escape');
  await expectOpen(list, false);
  await eventually(() => focusedText(page), 'About Us');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(() => focusedText(page), 'Services');
  await expectOpen(list, false);
});

test.concurrent('a link followed from a dropdown closes it', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  const { button, list } = dropdown(page, 'Study');
  await button.hover();
  await list.getByRole('link', { name: 'Finland' }).click();
  await eventually(() => page.locator('h1').textContent(), 'Study in Finland');
  await expectOpen(list, false);
});

function dropdown(page: Page, label: string): { button: Locator; list: Locator } {
  const button = page.locator('header nav').getByRole('button', { name: label, exact: true });
  return { button, list: button.locator('~ ul') };
}

async function expectOpen(list: Locator, isOpen: boolean): Promise<void> {
  await eventually(() => list.isVisible(), isOpen);
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Makes the delays of styles last fifty times as long, so that a slow machine is within them. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
