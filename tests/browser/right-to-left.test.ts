import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { type OpenOptions, test } from './browser-test';
import { siteUnderTest } from './sites';
import { axe, findViolations } from './violations';

const { address, samplePaths, manifest } = await siteUnderTest('tajlid');
const wide: OpenOptions = { reducedMotion: 'reduce' };
const narrow: OpenOptions = { ...wide, viewport: { width: 360, height: 740 } };

test.concurrent.for(fewByDay(1, samplePaths))(
  '%s of the Arabic site comes to life from right to left and is accessible',
  async (path, { open }) => {
    const { page, troubles } = await open(address + path, narrow);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(troubles.filter((trouble) => !/404/.test(trouble))).toEqual([]);
  },
);

test.concurrent('the menus of the Arabic site are accessible when they are open', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${address}/`, narrow);
  await page.evaluate(axe);
  await page.locator('header [popovertarget=menu]').click();
  for (const section of await page.locator('#menu summary').all()) await section.click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('#menu button').first().hover();
  await page.locator('#menu ul').nth(1).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test.concurrent('the page begins at the right: the menu, the text, on a phone the logo', async ({ open }) => {
  const { page } = await open(`${address}/`);
  const centers = async (selector: string): Promise<number[]> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
  const entries = await centers('#menu > ul > li');
  expect(entries).toEqual([...entries].sort((one, other) => other - one));
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).textAlign)).toBe('start');
  await page.setViewportSize({ width: 360, height: 740 });
  const [logo = 0] = await centers('header a');
  expect(logo).toBeGreaterThan(180);
});

test.concurrent('phone numbers read from left to right within Arabic', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/contact`);
  const { phone = '', mobile = '', email = '' } = manifest.values ?? {};
  for (const [text, selector] of [
    [phone, 'main li a[href^="tel:"]'],
    [phone, 'footer a[href^="tel:"]'],
    [mobile, 'footer li:nth-child(3) a[href^="tel:"]'],
    [email, 'footer a[href^="mailto:"]'],
  ] as const) {
    const places = await page
      .locator(selector)
      .first()
      .evaluate((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const lefts: number[] = [];
        // An e-mail address consists of several texts, between which it may break.
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (let index = 0; index < (text.textContent?.length ?? 0); index++) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            lefts.push(Math.round(range.getBoundingClientRect().left));
          }
        }
        return lefts;
      });
    expect(places).toHaveLength(text.length);
    expect(places, text).toEqual([...places].sort((one, other) => one - other));
  }
});

test.concurrent('fields for numbers and addresses run from left to right, those for words do not', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${address}/contact`);
  const direction = (name: string): Promise<string> =>
    page.locator(`[name=${name}]`).evaluate((field) => getComputedStyle(field).direction);
  expect(await Promise.all(['phone', 'email', 'name', 'wish'].map(direction))).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
});

test.concurrent('joined letters keep their distances', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  const spaced = await page
    .locator('body *')
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).letterSpacing !== 'normal').length,
    );
  expect(spaced).toBe(0);
});
