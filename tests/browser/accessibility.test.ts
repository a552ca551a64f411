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
