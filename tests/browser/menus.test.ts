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

test.concurrent('a link followed from the phone menu closes it', async ({ open }) => {
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

test.concurrent('a link to the page that is open closes the phone menu, too', async ({ open }) => {
  const { page } = await open(`${address}/events`, phone);
  const { toggle, panel } = phoneMenu(page);
  await toggle.tap();
  await panel.getByRole('link', { name: 'Events' }).tap();
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
  await page.locator('header a').first().dispatchEvent('pointerdown');
  expect(await panel.isVisible()).toBe(false);
});

function dropdown(page: Page, label: string): { button: Locator; list: Locator } {
  const button = page.locator('header nav').first().getByRole('button', { name: label });
  return { button, list: button.locator('+ ul') };
}

function phoneMenu(page: Page): { toggle: Locator; panel: Locator; section: (name: string) => Locator } {
  const menu = page.locator('header nav').nth(1);
  return {
    toggle: menu.locator('summary').first(),
    panel: menu.locator('summary + div').first(),
    section: (name) => menu.locator('details details', { has: page.locator('summary', { hasText: name }) }),
  };
}

async function expectOpen(button: Locator, list: Locator, isOpen: boolean): Promise<void> {
  await eventually(() => button.getAttribute('aria-expanded'), String(isOpen));
  await eventually(() => list.isVisible(), isOpen);
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
