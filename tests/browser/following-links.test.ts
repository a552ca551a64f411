import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, noteDocuments, test, waitUntilFollowing, waitUntilIdle } from './browser-test';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');

/** Keeps a page of the site on its way until it is let go; returns what lets it go. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/_page${path}.json`, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

const heading = (page: Page): Promise<string | null> => page.locator('h1').textContent();
const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Scrolls to a distance from the top; returns where the page stands once the browser has told of it. */
async function scrollAndRead(distance: number): Promise<number> {
  // A typeface that arrives later makes lines longer, and the browser scrolls along with them.
  await document.fonts.ready;
  const told = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
  if (scrollY === distance) return distance;
  scrollTo(0, distance);
  await told;
  return scrollY;
}

/** Clicks as scripts do, without moving a pointer that would have pages fetched ahead. */
function click(page: Page, path: string): Promise<void> {
  return page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

/** Asks once more for a page that is on its way, under another address: who asked before would be led there before. */
function askAgain(page: Page, path: string): Promise<void> {
  return page.locator('main').evaluate((main, address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    main.append(link);
    link.click();
  }, `${path}?again`);
}

test.concurrent('of two clicks the last one counts, even where its page comes first', async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  await waitUntilFollowing(page);
  const letGo = await holdPage(page, '/events');
  const before = await historyLength(page);
  await click(page, '/events');
  await click(page, '/contact');
  await eventually(() => heading(page), 'Contact Us');
  const arrived = page.waitForResponse('**/_page/events.json');
  letGo();
  await (await arrived).finished();
  await waitUntilIdle(page);
  await askAgain(page, '/events');
  await eventually(() => heading(page), 'Upcoming Events');
  expect(await historyLength(page)).toBe(before + 2);
  await page.goBack();
  await eventually(() => heading(page), 'Contact Us');
});

test.concurrent('going back while a page is on its way is not undone when it arrives', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  await waitUntilFollowing(page);
  await click(page, '/contact');
  await eventually(() => heading(page), 'Contact Us');
  const letGo = await holdPage(page, '/events');
  await click(page, '/events');
  await page.goBack();
  await eventually(() => heading(page), 'Your Gateway to Global Opportunities');
  const arrived = page.waitForResponse('**/_page/events.json');
  letGo();
  await (await arrived).finished();
  await waitUntilIdle(page);
  await askAgain(page, '/events');
  await eventually(() => heading(page), 'Upcoming Events');
  await page.goBack();
  await eventually(() => heading(page), 'Your Gateway to Global Opportunities');
});

test.concurrent('a page that fails does not take the visitor away from the one chosen after it', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  await waitUntilFollowing(page);
  let letFail = (): void => {};
  const released = new Promise<void>((resolve) => {
    letFail = resolve;
  });
  await page.route('**/_page/events.json', async (route) => {
    await released;
    await route.abort();
  });
  const asked = noteDocuments(page);
  await click(page, '/events');
  await click(page, '/contact');
  await eventually(() => heading(page), 'Contact Us');
  const failed = page.waitForEvent('requestfailed');
  letFail();
  await failed;
  await waitUntilIdle(page);
  expect([await heading(page), page.url()]).toEqual(['Contact Us', `${address}/contact`]);
  expect(asked).toEqual([]);
});

test.concurrent('a link to the page itself adds nothing to the history, and leads to its top', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(`${address}/`);
  await waitUntilFollowing(page);
  await click(page, '/contact');
  await eventually(() => heading(page), 'Contact Us');
  const before = await historyLength(page);
  for (const distance of [300, 500]) {
    // A page that has just arrived may go to its top once more.
    await eventually(() => page.evaluate(scrollAndRead, distance), distance);
    await click(page, '/contact');
    await eventually(() => page.evaluate(() => scrollY), 0);
  }
  expect(await historyLength(page)).toBe(before);
  await page.goBack();
  await eventually(() => heading(page), 'Your Gateway to Global Opportunities');
});

test.concurrent('a file, such as a calendar that a visitor keeps, is left to the browser', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${address}/`, { isAlone: true });
  await waitUntilFollowing(page);
  const isFollowed = (path: string): Promise<boolean> =>
    page.locator('main').evaluate((main, href) => {
      let isTaken = false;
      const look = (event: Event): void => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', look, { once: true });
      const link = Object.assign(document.createElement('a'), { href });
      main.append(link);
      link.click();
      return isTaken;
    }, path);
  expect(await isFollowed('/_calendar/events.ics')).toBe(false);
  expect(await isFollowed('/_assets/prices.pdf')).toBe(false);
  expect(await isFollowed('/events')).toBe(true);
});
