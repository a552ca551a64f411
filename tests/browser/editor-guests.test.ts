import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { guestTime } from '../../src/serve/guests';
import { privateAddresses } from '../../src/serve/private-addresses';
import { newSite } from '../cli/start-site';
import { eventually, test } from './browser-test';
import { serveHere } from './serve-here';

const code = 'ACDE-F347';

/** Shows a site to guests at an address that is not that of this machine alone, where it has one. */
async function showToGuests(mayWrite: boolean): Promise<{ address: string; text: () => string }> {
  const folder = newSite();
  const [address = '127.0.0.2'] = privateAddresses();
  const guests = { code, mayWrite, until: Date.now() + guestTime, now: Date.now, addresses: [address] };
  const { guestAddresses, close } = await serveHere(folder, 0, guests);
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const [told = ''] = guestAddresses;
  return { address: told, text: () => readFileSync(join(folder, 'site.json'), 'utf8') };
}

/** Gives the code and writes another heading. */
async function comeAndWrite(page: Page, heading: string): Promise<void> {
  await page.getByLabel(/^The code/).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Open the editor' }).click();
  const shown = page.frameLocator('.sheet iframe:not(.first)');
  await shown.locator('h1').waitFor({ state: 'attached', timeout: 100_000 });
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await shown.locator('h1').click();
  await page.locator('.pane.form').getByLabel('Heading', { exact: true }).fill(heading);
  await shown.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** What a browser says of every page that comes without encryption, before the code was given, and of one that is left. */
const ofEveryStart = /status of 401|Cross-Origin-Opener-Policy header has been ignored/;

test('a guest at another address gives the code, edits and saves; every picture shows, and a draft outlasts the page', {
  tags: 'night',
}, async ({ open }) => {
  const { address, text } = await showToGuests(true);
  const { page, troubles } = await open(address, {
    untilHydrated: false,
    isAlone: true,
    viewport: { width: 1440, height: 900 },
  });
  await comeAndWrite(page, 'From the phone');
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => text().includes('From the phone'), true);
  await page.locator('.pane.form').getByLabel('Heading', { exact: true }).fill('Not saved yet');
  await eventually(
    () => page.evaluate(() => JSON.stringify(Object.values(localStorage)).includes('Not saved yet')),
    true,
  );
  await page.reload();
  await page
    .frameLocator('.sheet iframe:not(.first)')
    .getByRole('heading', { level: 1, name: 'Not saved yet' })
    .waitFor();
  expect(text()).not.toContain('Not saved yet');
  expect(troubles.filter((trouble) => !ofEveryStart.test(trouble))).toEqual([]);
});

test('a guest who may only look is told so, has nothing to save with, and may try everything', {
  tags: 'night',
}, async ({ open }) => {
  const { address, text } = await showToGuests(false);
  const before = text();
  const { page, troubles } = await open(address, {
    untilHydrated: false,
    isAlone: true,
    viewport: { width: 1440, height: 900 },
  });
  await comeAndWrite(page, 'Tried out');
  await page.getByText('What you change is not saved.').waitFor();
  for (const name of ['Save', 'Publish']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  await page.keyboard.press('Control+s');
  await eventually(async () => (await page.locator('.announced').textContent())?.includes('is not saved'), true);
  expect(text()).toBe(before);
  expect(troubles.filter((trouble) => !ofEveryStart.test(trouble))).toEqual([]);
});
