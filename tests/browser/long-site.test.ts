import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { startLongSite } from '../cli/start-long-site';
import { test } from './browser-test';

test('a page of a long site gives way to what is wrong with it, once that is known', { tags: 'night' }, async ({
  open,
}) => {
  const { port, letGo } = await startLongSite((text) => text.replace('"tel:{phone}"', '"/nowhere"'));
  let asked: Promise<Request> | undefined;
  const { page } = await open(`http://localhost:${port}/`, {
    untilHydrated: false,
    prepare: async (opened) => {
      asked = opened.waitForRequest('**/__problems');
    },
  });
  await asked;
  await page.locator('h1').waitFor();
  expect(await page.locator('#pagewright-problems').count()).toBe(0);
  letGo();
  await page.locator('#pagewright-problems').getByText('/nowhere').first().waitFor();
  await page.locator('h1').waitFor({ state: 'detached' });
});
