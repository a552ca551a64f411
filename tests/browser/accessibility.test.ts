import { expect } from 'vitest';
import { type OpenOptions, test } from './browser-test';
import { siteUnderTest } from './sites';
import { axe, findViolations } from './violations';

const sites = { agency: siteUnderTest('agency'), werkstatt: siteUnderTest('werkstatt') };
const pages = Object.entries(sites).flatMap(([name, { address, paths }]) =>
  [...paths, '/no-such-page'].map((path) => [name, path, address + path] as const),
);
const wide: OpenOptions = { bypassCSP: true, reducedMotion: 'reduce' };
const narrow: OpenOptions = { ...wide, viewport: { width: 360, height: 740 } };

test.concurrent.for(pages)('%s: %s is accessible at 360 and 1280 pixels', async ([, , address], { open }) => {
  const { page } = await open(address, narrow);
  await page.evaluate(axe);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findViolations(page)).toEqual([]);
});

test.concurrent('the open menus are accessible', async ({ open }) => {
  const { page } = await open(`${sites.agency.address}/`, narrow);
  await page.evaluate(axe);
  await page.locator('header summary').first().click();
  for (const section of await page.locator('header details details summary').all()) await section.click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Study' }).hover();
  expect(await findViolations(page)).toEqual([]);
});

test.concurrent('a form with mistakes is accessible', async ({ open }) => {
  for (const path of ['/apply', '/events']) {
    const { page } = await open(sites.agency.address + path, narrow);
    await page.evaluate(axe);
    await page.locator('form button[type=submit]').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  }
});

test.concurrent('a failed and a sent application are accessible', async ({ open }) => {
  const { page } = await open(`${sites.agency.address}/events`, { ...narrow, isAlone: true });
  const sendPath = '**/api/v1.0/email/send-form';
  await page.evaluate(axe);
  await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByLabel('Email Address').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('alert').getByText('We could not add you to the list').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(sendPath);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').getByText('You are on the list').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
