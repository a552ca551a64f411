import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { type OpenOptions, test } from './browser-test';
import { readOutline } from './outline';
import { turnWheel } from './scroll-gesture';
import { siteUnderTest } from './sites';

const unscripted: OpenOptions = { javaScriptEnabled: false };
const phone: OpenOptions = { ...unscripted, viewport: { width: 360, height: 740 }, hasTouch: true };

test.concurrent.for(fewByDay(1, (await siteUnderTest('agency')).samplePaths.slice(0, -1)))(
  '%s reads the same without scripts',
  async (path, { open }) => {
    const { address } = await siteUnderTest('agency');
    const { page, status, troubles } = await open(address + path, unscripted);
    expect(status).toBe(200);
    expect(await readOutline(page)).toEqual(await readOutline((await open(address + path)).page));
    expect(await page.locator('main').innerText()).not.toBe('');
    expect(troubles).toEqual([]);
  },
);

test.concurrent('without scripts, an unknown address shows the page for it', { tags: 'night' }, async ({ open }) => {
  const { page, status } = await open(`${(await siteUnderTest('agency')).address}/no-such-page`, unscripted);
  expect(status).toBe(404);
  expect(await page.locator('main').innerText()).toContain('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.concurrent('without scripts, a dropdown opens under the pointer and its links lead on', async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, unscripted);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const canada = menu.getByRole('link', { name: 'Canada' });
  expect(await canada.isVisible()).toBe(false);
  await menu.getByRole('button', { name: 'Study' }).hover();
  await canada.click();
  expect(new URL(page.url()).pathname).toBe('/study/canada');
  expect(await page.locator('h1').innerText()).toBe('Study in Canada');
});

test.concurrent('without scripts, a dropdown opens for the keyboard and its links lead on', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, unscripted);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const team = menu.getByRole('link', { name: 'Our Team' });
  await menu.getByRole('button', { name: 'About Us' }).focus();
  await page.keyboard.press('Enter');
  expect(await team.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about/our-team');
});

test.concurrent('without scripts, the phone menu and its sections open at a tap and lead on', async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, phone);
  const header = page.locator('header');
  const visa = header.getByRole('link', { name: 'Visa Application' });
  await header.getByRole('button', { name: 'Menu' }).tap();
  expect(await header.getByRole('link', { name: 'Events' }).isVisible()).toBe(true);
  expect(await visa.isVisible()).toBe(false);
  await header.locator('summary', { hasText: 'Services' }).tap();
  await visa.tap();
  await page.waitForURL('**/services/visa-application');
  expect(await header.getByRole('link', { name: 'Events' }).isVisible()).toBe(false);
});

test.concurrent('without scripts, the page behind the open phone menu does not scroll', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, { ...phone, isAlone: true });
  const toggle = page.locator('header [popovertarget=menu]');
  // Without scripts only the place of an element tells how far the page has scrolled.
  const scrolledBy = async (): Promise<number> => {
    const before = (await page.locator('h1').boundingBox())?.y ?? 0;
    await turnWheel(page, { x: 180, y: 600 }, 100);
    return before - ((await page.locator('h1').boundingBox())?.y ?? 0);
  };
  await toggle.tap();
  expect(await scrolledBy()).toBe(0);
  await toggle.tap();
  expect(await scrolledBy()).toBeGreaterThan(0);
});

test.concurrent('without scripts, a question opens to show its answer', async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/contact`, unscripted);
  const answer = page.getByText('An application takes 4–8 weeks.');
  expect(await answer.isVisible()).toBe(false);
  await page.locator('summary', { hasText: 'How long does an application take?' }).click();
  expect(await answer.isVisible()).toBe(true);
});

test.concurrent('without scripts, a form says whom to call instead', async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/apply`, unscripted);
  // Playwright's own search for a text passes over it.
  const note = page.locator('form noscript p').first();
  expect(await note.isVisible()).toBe(true);
  expect(await note.innerText()).toContain('+254 700 000 000');
});
