import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay, isLong } from '../is-long';
import { eventually, type OpenOptions, test, waitUntilHydrated, waitUntilIdle } from './browser-test';
import { submit } from './form-steps';
import { saveData } from './save-data';
import { siteUnderTest } from './sites';

const sites = {
  agency: await siteUnderTest('agency'),
  werkstatt: await siteUnderTest('werkstatt'),
  tajlid: await siteUnderTest('tajlid'),
};
const { address } = sites.agency;
const pages = Object.entries(isLong ? sites : { agency: sites.agency }).flatMap(([name, { address, samplePaths }]) =>
  fewByDay(1, samplePaths).map((path) => [name, path, address + path] as const),
);
const printed: OpenOptions = { untilHydrated: false, viewport: { width: 700, height: 1000 } };
const still: OpenOptions = { reducedMotion: 'reduce' };

test.concurrent.for(pages)('%s: %s prints ink on white, without anything to press', async ([, , address], { open }) => {
  const { page } = await open(address, printed);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(findUnprintable)).toEqual([]);
});

test.concurrent('a printed link in copy tells where it leads, in full', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/apply`, printed);
  expect(await printedAfter(page, 'main p a[href="/contact"]')).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await printedAfter(page, 'main p a[href="/contact"]')).toBe(' (https://www.example.com/contact)');
  await page.goto(`${sites.werkstatt.address}/werkstatt`);
  expect(await printedAfter(page, 'main a[href$="/kontakt#formular"]')).toBe(
    ' (https://beispiel.example/werkstatt/kontakt#formular)',
  );
  expect(await printedAfter(page, 'main a[href^="tel:"]')).toBe('none');
});

test.concurrent('no drawing that only stands behind words is printed', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/programs`, { ...printed, viewport: { width: 1000, height: 1000 } });
  const artwork = page.locator('[data-block=hero] img');
  expect(await artwork.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await artwork.isVisible()).toBe(false);
});

test.concurrent('printed questions show their answers', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${sites.werkstatt.address}/touren`, printed);
  const answer = page.locator('main details:not([open]) > :not(summary)').first();
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(15);
});

test.concurrent('a printed form has a line for every answer, and shows what was answered', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${address}/apply`, printed);
  await page.locator('[name=courseType]').selectOption({ index: 1 });
  await page.emulateMedia({ media: 'print' });
  const lines = await page.locator('main form [name]:not([aria-hidden] *)').evaluateAll((controls) =>
    controls.map((control) => {
      const { borderBlockEnd, color } = getComputedStyle(control);
      return `${control.getAttribute('name')} ${borderBlockEnd.startsWith('1px solid')} ${color !== 'rgba(0, 0, 0, 0)'}`;
    }),
  );
  expect(lines).toHaveLength(10);
  expect(lines).toContain('courseType true true');
  expect(lines).toContain('countryOfStudy true false');
  expect(lines.filter((line) => !/ true (true|false)$/.test(line))).toEqual([]);
});

test.concurrent('a page becomes a document of a few sheets', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/study/turkey`, printed);
  const document = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = document.match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(1);
  expect(sheets.length).toBeLessThanOrEqual(4);
});

test.concurrent('nothing moves for those who do not want it', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`, still);
  await page.evaluate(() => {
    Object.assign(document, { startViewTransition: () => document.body.setAttribute('data-moved', '') });
  });
  expect(await page.evaluate(findMotion)).toEqual([]);
  await page.getByRole('button', { name: 'Study' }).hover();
  expect(await page.evaluate(findMotion)).toEqual([]);
  await page.getByRole('link', { name: 'Finland' }).first().click();
  await eventually(() => page.locator('h1').textContent(), 'Study in Finland');
  expect(await page.evaluate(findMotion)).toEqual([]);
  expect(await page.locator('body').getAttribute('data-moved')).toBe(null);
  await page.goto(`${address}/apply`);
  await waitUntilHydrated(page);
  await submit(page);
  await eventually(() => page.locator('[aria-invalid]').count(), 10);
  expect(await page.evaluate(findMotion)).toEqual([]);
  await page.goto(`${sites.werkstatt.address}/touren`);
  await page.locator('main summary').first().click();
  expect(await page.evaluate(findMotion)).toEqual([]);
});

test.concurrent('motion is there for the others', async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true, untilHydrated: false });
  const drawn = await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);
  expect(drawn).toBeGreaterThan(0);
  expect(await page.evaluate(findMotion)).not.toEqual([]);
});

test.concurrent('the typeface is left to those who do not save data', { tags: 'night' }, async ({ open }) => {
  const asked: string[] = [];
  const { page } = await open(`${address}/`, {
    isAlone: true,
    untilHydrated: false,
    prepare: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
      await saveData(opened);
    },
  });
  await waitUntilIdle(page);
  expect(asked.filter((url) => /\.woff2$|(live|navigation)\./.test(url))).toEqual([]);
});

/** What a printer would have no use for, or could not show: a few words each. */
function findUnprintable(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility() || element.closest('svg')) continue;
    const { position, color, backgroundColor } = getComputedStyle(element);
    const isWhite = backgroundColor === 'rgb(255, 255, 255)' || backgroundColor.endsWith(', 0)');
    const isDark = (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 0x55);
    const name = `${element.localName} “${element.innerText.slice(0, 40)}”`;
    if (position === 'fixed' || position === 'sticky') found.push(`${name} stays in place`);
    if (!isWhite) found.push(`${name} stands on ${backgroundColor}`);
    if (!isDark) found.push(`${name} is written in ${color}`);
    if (element.matches('button, header nav, footer nav a:not([href^="tel:"], [href^="mailto:"])')) {
      if (!element.closest('div:has([href^="tel:"], [href^="mailto:"])')) found.push(`${name} is there`);
    }
  }
  return found;
}

/** What stands on paper after a link. */
function printedAfter(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((link) => {
      const { content } = getComputedStyle(link, '::after');
      return content.replaceAll(/attr\(href\)/g, link.getAttribute('href') ?? '').replaceAll(/"\s*"|^"|"$/g, '');
    });
}

/** The names of what moves, or would. */
function findMotion(): string[] {
  const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scrolling'] : [];
  // However short it is, a transition of everything shows for a moment what was there before.
  const changing = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).transitionDuration !== '0s',
  );
  const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
  return [
    ...smooth,
    ...changing.map(({ localName }) => localName),
    ...moving.map((one) => Reflect.get(one, 'animationName') ?? Reflect.get(one, 'transitionProperty')),
  ];
}
