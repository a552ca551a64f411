import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions, test, waitUntilFollowing } from './browser-test';
import { siteUnderTest } from './sites';
import { axe, findViolations } from './violations';

const { address: kajak } = await siteUnderTest('kajak');
const { address: tajlid } = await siteUnderTest('tajlid');
const narrow: OpenOptions = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' };

const pathOf = (page: Page, site: string): string => page.url().slice(site.length);

test.concurrent('the languages lead to the same page and back, without scripts and by the keyboard', async ({
  open,
}) => {
  const { page } = await open(`${kajak}/boka`, { ...narrow, javaScriptEnabled: false });
  const languages = page.getByRole('navigation', { name: 'Språk' });
  await languages.getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/book');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Svenska' }).click();
  await page.waitForURL('**/boka');
  // The footer has them, too.
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/book');
});

test.concurrent('after a link that was followed without a load they lead to the page that shows', async ({ open }) => {
  const { page, troubles } = await open(`${kajak}/en/about`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await waitUntilFollowing(page);
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/en/terms');
  await eventually(() => page.locator('h1').innerText(), expect.stringMatching(/term/i));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Svenska' }).click();
  await page.waitForURL('**/villkor');
  expect(await page.locator('html').getAttribute('lang')).toBe('sv');
  expect(troubles).toEqual([]);
});

test.concurrent('what is not translated of a page is in its language after a followed link, too', async ({ open }) => {
  const { page, troubles } = await open(`${tajlid}/en`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await waitUntilFollowing(page);
  await page
    .locator('main a[href$="/en/contact"], header a[href$="/en/contact"]')
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/en/contact');
  const outside = (): Promise<string[]> =>
    page.evaluate(() => {
      const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (all.nextNode()) {
        const { textContent, parentElement } = all.currentNode;
        if (/[\u0600-\u06ff]{2}/.test(textContent ?? '') && !parentElement?.closest('[lang="ar"], script'))
          words.push(textContent ?? '');
      }
      return words;
    });
  await eventually(outside, []);
  expect(await page.locator('#root [lang="ar"][dir="rtl"]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(troubles).toEqual([]);
});

test.concurrent('a page that is not translated is loaded in its own language, and back', async ({ open }) => {
  const { page, troubles } = await open(`${tajlid}/en`);
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  const link = page
    .locator('a[hreflang="ar"]:visible')
    .filter({ has: page.locator('small') })
    .first();
  await link.click();
  await eventually(() => page.locator('html').getAttribute('dir'), 'rtl');
  expect(pathOf(page, tajlid)).not.toMatch(/^\/en/);
  await page.goBack();
  await eventually(() => page.locator('html').getAttribute('dir'), 'ltr');
  // What a page was still fetching when it was left is no trouble.
  expect(troubles.filter((trouble) => !trouble.includes('net::ERR_ABORTED'))).toEqual([]);
});

test.concurrent.for([`${kajak}/en`, `${kajak}/en/trips`, `${tajlid}/en`, `${tajlid}/en/contact`])(
  '%s is accessible, narrow and wide',
  async (address, { open }) => {
    for (const options of [narrow, { ...narrow, viewport: { width: 1280, height: 800 } }]) {
      const { page, status, troubles } = await open(address, options);
      expect(status).toBe(200);
      await page.evaluate(axe);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(troubles).toEqual([]);
    }
  },
);
