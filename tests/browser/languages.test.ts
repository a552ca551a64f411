import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isNotFound } from '../../src/addresses/page-address';
import { isLong } from '../is-long';
import { eventually, type OpenOptions, test, waitUntilFollowing } from './browser-test';
import { siteUnderTest } from './sites';
import { axe, findViolations } from './violations';

const sites = [await siteUnderTest('kajak'), await siteUnderTest('tajlid')] as const;
const [{ address: kajak }, { address: tajlid }] = sites;
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

test.concurrent('what is not translated of a page is in its language after a followed link, too', {
  tags: 'night',
}, async ({ open }) => {
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

/** Words of the main language of a page that nobody has translated, each with the nearest language around it. */
function spoken(page: Page, ...words: string[]): Promise<[string, string | undefined][]> {
  return page.evaluate((sought) => {
    const all = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const found: [string, string | undefined][] = [];
    while (all.nextNode()) {
      const { textContent, parentElement } = all.currentNode;
      const said = sought.find((one) => textContent?.includes(one));
      if (said !== undefined && !parentElement?.closest('option'))
        found.push([textContent === said ? said : `… ${said} …`, parentElement?.closest<HTMLElement>('[lang]')?.lang]);
    }
    return found;
  }, words);
}

test.concurrent('a value that is not translated is in its language within a sentence, after a followed link, too', {
  tags: 'night',
}, async ({ open }) => {
  const { address } = await siteUnderTest('kajak-begun');
  const { page, troubles } = await open(`${address}/en/calendar`, { ...narrow, javaScriptEnabled: false });
  const inDocument = await spoken(page, 'The boathouse', 'Bryggvägen 4');
  expect(new Set(inDocument.map(String))).toEqual(new Set(['… The boathouse …,en', 'Bryggvägen 4,sv']));
  const { page: other } = await open(`${address}/en/trips`);
  await other.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await waitUntilFollowing(other);
  await other.locator('a[href$="/en/calendar"]').filter({ visible: true }).first().click();
  await other.waitForURL('**/en/calendar');
  await eventually(() => spoken(other, 'The boathouse', 'Bryggvägen 4'), inDocument);
  expect(await other.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(troubles).toEqual([]);
});

test.concurrent('what a form shows once somebody fills it in is in its language, too', { tags: 'night' }, async ({
  open,
}) => {
  const { address } = await siteUnderTest('kajak-begun');
  const { page, troubles } = await open(`${address}/en/book`);
  await page.getByRole('button', { name: 'Send the booking' }).click();
  const inSummary = page.locator('form section li', { hasText: 'Antal personer' });
  await eventually(
    () => inSummary.innerHTML(),
    expect.stringMatching(/<a [^>]*><span>[^<]*<bdi lang="sv" dir="ltr">Antal personer<\/bdi>/),
  );
  await page.getByLabel('Antal personer').fill('2');
  await eventually(() => inSummary.count(), 0);
  expect(troubles).toEqual([]);
});

test.concurrent('a page that is not translated is loaded in its own language, and back', { tags: 'night' }, async ({
  open,
}) => {
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
  expect(troubles).toEqual([]);
});

const translated = (isLong ? [...sites, await siteUnderTest('live-translated')] : []).flatMap(
  ({ address, translatedPaths }) => translatedPaths.map((path): [string, string] => [address, path]),
);

test.concurrent.for(translated)(
  '%s%s is accessible, narrow and wide',
  { tags: 'night' },
  async ([address, path], { open }) => {
    for (const options of [narrow, { ...narrow, viewport: { width: 1280, height: 800 } }]) {
      const { page, status, troubles } = await open(address + path, options);
      expect(status).toBe(200);
      await page.evaluate(axe);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The page for unknown addresses tells whoever looks there which address that is.
      expect(troubles.filter((trouble) => !(isNotFound(path) && trouble.includes('no page has')))).toEqual([]);
    }
  },
);
