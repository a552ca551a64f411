import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions, test } from './browser-test';
import { turnWheel } from './scroll-gesture';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');
const werkstatt = (await siteUnderTest('werkstatt')).address;
const phone: OpenOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

test.concurrent('the phone menu opens, and its sections fold one by one', async ({ open }) => {
  const { page } = await open(`${address}/`, phone);
  const { toggle, panel, section } = phoneMenu(page);
  expect(await panel.isVisible()).toBe(false);
  await toggle.tap();
  expect(await panel.isVisible()).toBe(true);
  for (const name of ['About Us', 'Services', 'Study Destinations', 'Work Destinations']) {
    const links = section(name).locator('a');
    expect(await links.first().isVisible()).toBe(false);
    await section(name).locator('summary').tap();
    expect(await links.first().isVisible()).toBe(true);
    await section(name).locator('summary').tap();
    expect(await links.first().isVisible()).toBe(false);
  }
  expect(await panel.getByRole('link', { name: 'Apply Now' }).isVisible()).toBe(true);
  await toggle.tap();
  expect(await panel.isVisible()).toBe(false);
});

test.concurrent('a link followed from the phone menu closes it', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`, phone);
  const { toggle, panel, section } = phoneMenu(page);
  await toggle.tap();
  await section('Work Destinations').locator('summary').tap();
  await section('Work Destinations').getByRole('link', { name: 'Qatar' }).tap();
  await eventually(() => page.locator('h1').textContent(), 'Work in Qatar');
  expect(await panel.isVisible()).toBe(false);
  await toggle.tap();
  expect(await section('Work Destinations').locator('a').first().isVisible()).toBe(false);
  await panel.getByRole('link', { name: 'Apply Now' }).tap();
  await eventually(() => page.locator('h1').textContent(), 'Apply to Study Abroad');
  expect(await panel.isVisible()).toBe(false);
});

test.concurrent('a link to the page that is open closes the phone menu, too', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/events`, phone);
  const { toggle, panel } = phoneMenu(page);
  await toggle.tap();
  await panel.getByRole('link', { name: 'Events' }).tap();
  await eventually(() => panel.isVisible(), false);
});

test.concurrent('a link to a place on the page that is open closes the phone menu and shows the place', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${werkstatt}/werkstatt`, { ...phone, isAlone: true });
  const { toggle, panel, section } = phoneMenu(page);
  await toggle.tap();
  await section('Werkstatt').locator('summary').tap();
  await panel.getByRole('link', { name: 'Preise' }).tap();
  await eventually(() => panel.isVisible(), false);
  const isShown = (): Promise<boolean> =>
    page.locator('#preise').evaluate((place) => {
      const { top } = place.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  await eventually(isShown, true);
});

test.concurrent('the page behind the open phone menu does not scroll', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`, { ...phone, isAlone: true });
  const { toggle } = phoneMenu(page);
  expect(await scrolledBy(page)).toBeGreaterThan(0);
  await toggle.tap();
  expect(await scrolledBy(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await scrolledBy(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await toggle.tap();
  expect(await scrolledBy(page)).toBeGreaterThan(0);
});

test.concurrent('the focus goes through the open phone menu in its order, and closes it where it goes on', async ({
  open,
}) => {
  const { page } = await open(`${address}/contact`, { ...phone, isAlone: true });
  const { toggle, panel } = phoneMenu(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  const heard: string[] = [];
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab');
    if (!(await panel.isVisible())) break;
    expect(await page.evaluate(isFocusUncovered)).toBe(true);
    heard.push((await focusedText(page)) ?? '');
    if (heard.at(-1) === 'Services') await page.keyboard.press('Enter');
  }
  expect(heard.slice(0, 5)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Career and Job Counselling',
    'University Selection Guidance',
  ]);
  expect(heard.at(-1)).toBe('Apply Now');
  expect(heard).toHaveLength(18);
  // The button of the header, which stands before the menu's where there is room for one alone.
  await eventually(() => focusedText(page), 'Apply Now');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await eventually(() => panel.isVisible(), false);
});

test.concurrent('Escape and a press elsewhere close the phone menu', async ({ open }) => {
  const { page } = await open(`${address}/contact`, phone);
  const { toggle, panel } = phoneMenu(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await panel.isVisible()).toBe(false);
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
  await toggle.tap();
  await page.mouse.click(180, 20);
  await eventually(() => panel.isVisible(), false);
});

function phoneMenu(page: Page): { toggle: Locator; panel: Locator; section: (name: string) => Locator } {
  const menu = page.locator('header nav');
  return {
    toggle: menu.getByRole('button', { name: 'Men', exact: false }).first(),
    panel: menu.locator('#menu'),
    section: (name) => menu.locator('#menu > ul > li', { has: page.locator('summary', { hasText: name }) }),
  };
}

/** How far the wheel moves the page. */
async function scrolledBy(page: Page): Promise<number> {
  const before = await page.evaluate(() => scrollY);
  await turnWheel(page, { x: 180, y: 600 }, 300);
  return (await page.evaluate(() => scrollY)) - before;
}

function isFocusUncovered(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown !== null && (focused.contains(shown) || shown.contains(focused));
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
