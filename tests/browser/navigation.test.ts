import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, test, waitUntilFollowing, waitUntilIdle } from './browser-test';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');

test.concurrent('a followed link shows the next page without a reload', async ({ open }) => {
  const { page, troubles } = await open(`${address}/`);
  await leaveMark(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('link', { name: 'Explore Study Programs' }).click();
  await page.waitForURL('**/programs');
  await expectHeading(page, 'Academic Programs');
  expect(await hasMark(page)).toBe(true);
  await eventually(() => page.title(), "Study Programs: Foundation to Master's · Trasan");
  await eventually(() => page.evaluate(() => scrollY), 0);
  await eventually(() => page.evaluate(() => document.activeElement?.id), 'main');
  await eventually(
    () => page.locator('#announcer').textContent(),
    "You are now on: Study Programs: Foundation to Master's",
  );
  expect(await page.locator('h1').count()).toBe(1);
  expect(troubles).toEqual([]);
});

const intents: [intent: string, show: (page: Page) => Promise<void>][] = [
  ['pointed at', (page) => page.locator('main a[href="/study/canada"]').last().hover()],
  ['focused', (page) => page.locator('main a[href="/study/canada"]').last().focus()],
  ['touched', (page) => page.locator('main a[href="/study/canada"]').last().dispatchEvent('pointerover')],
];

test.concurrent.for(intents)(
  'the next page is fetched once when its link is %s',
  { tags: 'night' },
  async ([, show], { open }) => {
    const { page } = await open(`${address}/`, { isAlone: true });
    const slices: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_page/')) slices.push(new URL(request.url()).pathname);
    });
    await show(page);
    await eventually(() => slices, ['/_page/study/canada.json']);
    await show(page);
    await page.locator('main a[href="/study/canada"]').last().click();
    await expectHeading(page, 'Study in Canada');
    expect(slices.filter((slice) => slice.includes('canada'))).toHaveLength(1);
  },
);

test.concurrent('back and forward show the pages where they were scrolled to', async ({ open }) => {
  const { page, troubles } = await open(`${address}/`);
  await leaveMark(page);
  await page.evaluate(scrollAndTell, 900);
  await page.locator('header a[href="/contact"]').first().click();
  await expectHeading(page, 'Contact Us');
  await expectScroll(page, 0);
  await page.evaluate(scrollAndTell, 250);
  await page.goBack();
  await expectHeading(page, 'Your Gateway to Global Opportunities');
  await expectScroll(page, 900);
  await page.goForward();
  await expectHeading(page, 'Contact Us');
  await expectScroll(page, 250);
  expect(await hasMark(page)).toBe(true);
  expect(troubles).toEqual([]);
});

test.concurrent('a page works with a slash at the end of its address', { tags: 'night' }, async ({ open }) => {
  const { page, status, troubles } = await open(`${address}/events/`);
  expect(status).toBe(200);
  expect(await page.locator('header nav [aria-current=page]').first().textContent()).toBe('Events');
  await leaveMark(page);
  await addLink(page, '/study/canada/');
  await page.getByRole('link', { name: 'added link' }).click();
  await expectHeading(page, 'Study in Canada');
  expect(await hasMark(page)).toBe(true);
  expect(troubles).toEqual([]);
});

test.concurrent('a link to an unknown path loads the page for it', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  await addLink(page, '/missing/page');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('link', { name: 'added link' }).click(),
  ]);
  expect(answer.status()).toBe(404);
  await expectHeading(page, '404');
  await leaveMark(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expectHeading(page, 'Your Gateway to Global Opportunities');
  expect(await hasMark(page)).toBe(true);
});

test.concurrent.for([
  ['/team', '/about/our-team', ''],
  ['/about', '/about/why-trasan', ''],
  ['/services', '/about/why-trasan', '#services'],
  ['/study', '/programs', ''],
  ['/work', '/work-programs', ''],
])('the old address %s leads to %s', { tags: 'night' }, async ([from, path, hash], { open }) => {
  const { page } = await open(address + from, { untilHydrated: false });
  await page.waitForURL(`**${path}${hash}`);
  expect(await page.locator('h1').count()).toBe(1);
});

test.concurrent('a link to an anchor of another page shows that place', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  await leaveMark(page);
  await page.locator('footer a[href="/contact#reach-us"]').click();
  await expectHeading(page, 'Contact Us');
  expect(page.url()).toBe(`${address}/contact#reach-us`);
  expect(await hasMark(page)).toBe(true);
  const top = (): Promise<number> =>
    page.locator('#reach-us').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const height = await page.evaluate(() => innerHeight);
  await eventually(async () => (await top()) < height / 2, true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('footer a[href="/contact#reach-us"]').click();
  await eventually(async () => (await top()) < height / 2, true);
  expect(await hasMark(page)).toBe(true);
});

test.concurrent.for([
  ['/events', 'Events'],
  ['/', 'Home'],
  ['/contact', 'Contact Us'],
])(
  '%s is marked as current in the menu, after a load and after a followed link',
  { tags: 'night' },
  async ([path = '', label = ''], { open }) => {
    const { page } = await open(address + path);
    const current = page.locator('header li [aria-current=page]');
    expect(await current.allTextContents()).toEqual([label]);
    await leaveMark(page);
    await page.locator('header a[href="/apply"]:visible').first().click();
    await eventually(() => current.count(), 0);
    await page.locator(`header li a[href="${path}"]`).first().click();
    await eventually(() => current.allTextContents(), [label]);
    expect(await hasMark(page)).toBe(true);
  },
);

test.concurrent('a page of another build is loaded as a whole', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`, {
    isAlone: true,
    prepare: (page) =>
      page.route('**/_page/programs.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), key: 'another' } });
      }),
  });
  await leaveMark(page);
  await page.getByRole('link', { name: 'Explore Study Programs' }).click();
  await expectHeading(page, 'Academic Programs');
  expect(await hasMark(page)).toBe(false);
});

test.concurrent('a page that cannot be fetched is left to the browser to load', async ({ open }) => {
  const { page } = await open(`${address}/`, {
    isAlone: true,
    prepare: (page) => page.route('**/_page/programs.json', (route) => route.abort()),
  });
  await leaveMark(page);
  await page.getByRole('link', { name: 'Explore Study Programs' }).click();
  await expectHeading(page, 'Academic Programs');
  expect(await hasMark(page)).toBe(false);
});

test.concurrent('the skip link leads past the header', async ({ open }) => {
  const { page } = await open(`${address}/`);
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Explore Study Programs');
});

test.concurrent('focusing a link of the header leaves the page where it is', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`);
  await page.evaluate(scrollAndTell, 900);
  await page.locator('header a[href="/contact"]').first().focus();
  await waitUntilIdle(page);
  await expectScroll(page, 900);
});

/** A reload would forget it. */
async function leaveMark(page: Page): Promise<unknown> {
  await waitUntilFollowing(page);
  return page.evaluate(() => Object.assign(window, { isMarked: true }));
}

function hasMark(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

async function expectHeading(page: Page, heading: string): Promise<void> {
  await eventually(() => page.locator('h1').textContent(), heading);
}

async function expectScroll(page: Page, top: number): Promise<void> {
  await eventually(() => page.evaluate(() => Math.round(scrollY)), top);
}

/** Scrolls a page, and resolves once the browser has told that it is there: by then the router has noted it, too. */
async function scrollAndTell(top: number): Promise<void> {
  // A typeface that arrives later makes lines longer, and the browser scrolls along with them.
  await document.fonts.ready;
  const told = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
  scrollTo(0, top);
  await told;
}

function addLink(page: Page, href: string): Promise<void> {
  return page.locator('main').evaluate((main, address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'added link';
    main.prepend(link);
  }, href);
}
