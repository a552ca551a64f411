import { expect } from 'vitest';
import { eventually, test, waitUntilFollowing } from './browser-test';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');

test('a page that cannot be drawn shows the error screen, between header and footer', async ({ open }) => {
  const { page } = await open(`${address}/`, {
    isAlone: true,
    prepare: (opened) =>
      opened.route('**/_page/programs.json', async (route) => {
        const response = await route.fetch();
        const slice = await response.json();
        for (const block of slice.page.blocks) delete block.items;
        await route.fulfill({ response, json: slice });
      }),
  });
  await waitUntilFollowing(page);
  await page.getByRole('link', { name: 'Explore Study Programs' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await screen.waitFor();
  const text = await screen.innerText();
  expect(text).toContain('Status\n500');
  expect(text).toMatch(/Message\n.*undefined/);
  expect(text).not.toContain('    at ');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Unexpected Application Error!');
  expect(await page.locator('header').isVisible()).toBe(true);
  expect(await page.locator('footer').isVisible()).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'Our Team' }).click();
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText(), 'Our Team');
});
