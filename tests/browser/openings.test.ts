import type { Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { fewByDay } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, type OpenOptions, test } from './browser-test';
import { leastContrastOf } from './least-contrast';
import { serveSite } from './serve-site';
import { siteFile } from './site-names';
import { siteUnderTest } from './sites';

const { address: kajak } = await siteUnderTest('kajak');
const { address: tajlid } = await siteUnderTest('tajlid');
const { address: agency, samplePaths } = await siteUnderTest('agency');
const folder = folderForFile();
const bar = [
  { label: 'Apply Now', to: '/apply', icon: 'send' },
  { label: 'Call', to: 'tel:{phone}', icon: 'phone' },
];
let server: Server | undefined;
let barred = '';
const phone: OpenOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' };

beforeAll(async () => {
  const served = await serveSite(siteFile('agency'), folder, await productionCode(root), (text) => {
    const manifest = JSON.parse(text);
    manifest.header.bar = bar;
    const apply = manifest.routes.find(({ path }: { path: string }) => path === '/apply');
    apply.blocks = apply.blocks.filter(({ type }: { type: string }) => type === 'hero' || type === 'form');
    apply.blocks[0].text = 'The form has three short parts. If you are unsure of an answer, give the closest one.';
    return JSON.stringify(manifest);
  });
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  barred = served.site.origin + served.site.base.slice(0, -1);
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test.concurrent.for(
  fewByDay(1, [
    ['white', 1280],
    ['black', 1280],
    ['white', 800],
  ]),
)(
  'words upon a %s opening picture, and the header above them, can be read at %i pixels',
  async ([color, width], { open }) => {
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
      .png()
      .toBuffer();
    const { page } = await open(`${kajak}/`, {
      isAlone: true,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      prepare: (opened) =>
        opened.route(/skymningstur/, (route) => route.fulfill({ body: photo, contentType: 'image/png' })),
    });
    const inHeader = width > 1024 ? ['#menu > ul > li > a:not([aria-current])'] : [];
    for (const words of ['h1', 'h1 ~ div p', ...inHeader]) {
      expect(await leastContrastOf(page, words), words).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.concurrent('a header upon the opening picture is solid once the page is scrolled, and on pages without one', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${kajak}/`);
  const header = page.locator('#root > header');
  const ground = (): Promise<string> => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  const [above, opening] = [await header.boundingBox(), await page.locator('main').boundingBox()];
  expect(opening?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.mouse.wheel(0, 600);
  await eventually(ground, 'rgb(246, 248, 247)');
  await page.goto(`${kajak}/kalender`);
  expect(await ground()).toBe('rgb(246, 248, 247)');
});

test.concurrent('a centred header has the name in the middle, and keeps its links in the window', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${tajlid}/`);
  const logo = await page.locator('header a img').first().boundingBox();
  expect(Math.abs((logo?.x ?? 0) + (logo?.width ?? 0) / 2 - 640)).toBeLessThan(10);
  await page.mouse.wheel(0, 900);
  const entry = page.locator('#menu > ul > li').first();
  await eventually(async () => Math.floor((await entry.boundingBox())?.y ?? -1), 1);
  await page.locator('header a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await eventually(async () => ((await page.locator('header a img').first().boundingBox())?.y ?? -1) >= 0, true);
});

test.concurrent('on a phone no words stand upon a picture, and heading and lead are in the first window', {
  tags: 'night',
}, async ({ open }) => {
  for (const address of fewByDay(2, [`${kajak}/`, ...samplePaths.slice(0, -1).map((path) => agency + path)])) {
    const { page } = await open(address, phone);
    const heading = await page.locator('h1').first().boundingBox();
    const picture = page.locator('[data-opening] > :last-child').locator('> img, > picture img');
    if (await picture.count()) {
      const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      const isApart = y + height <= (heading?.y ?? 0) || y >= (heading?.y ?? 0) + (heading?.height ?? 0);
      expect(isApart, address).toBe(true);
    }
    const lead = await page.locator('[data-block="hero"] h1 + div').boundingBox();
    const end = lead ?? heading;
    expect((end?.y ?? 0) + (end?.height ?? 0), address).toBeLessThanOrEqual(640);
  }
});

test.concurrent('on a phone the footer is at most 620 pixels high as long as its groups are folded, and a form begins within 520', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${barred}/apply`, phone);
  expect((await page.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(620);
  const field = await page.locator('main form :is(input, select, textarea):visible').first().boundingBox();
  expect(field?.y).toBeLessThanOrEqual(520);
});

test.concurrent('the bar stands at the foot of a phone, and never over a form or an open menu', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${barred}/`, phone);
  const shown = page.locator('footer > ul');
  expect(await shown.locator('a').allTextContents()).toEqual(bar.map(({ label }) => label));
  const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  expect([Math.round(y + height), height >= 56]).toEqual([640, true]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = (await page.locator('footer p').last().boundingBox()) ?? { y: 640, height: 0 };
  expect(end.y + end.height).toBeLessThanOrEqual(y);
  await page.locator('header [popovertarget=menu]').tap();
  await eventually(() => shown.isVisible(), false);
  await page.goto(`${barred}/apply`);
  expect(await shown.isVisible()).toBe(false);
  // A form that was sent makes room for its confirmation.
  await page.locator('main form').evaluateAll((forms) => forms.forEach((form) => void form.remove()));
  expect(await shown.isVisible()).toBe(false);
  await page.goto(`${barred}/`);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await shown.isVisible()).toBe(false);
});
