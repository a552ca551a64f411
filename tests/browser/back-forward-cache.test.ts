import { describe, expect } from 'vitest';
import { eventually } from './browser-test';
import { type FirefoxPage, fillIn, firefoxIsMissing, firefoxPath, test } from './firefox';
import { applicant, sentFrom } from './form-steps';
import { siteUnderTest } from './sites';

const { address, outboxFolder } = await siteUnderTest('agency');
const kajak = (await siteUnderTest('kajak')).address;
const phone = { width: 360, height: 640 };
const send = 'form button[type=submit]';

if (!firefoxPath) console.warn(firefoxIsMissing);

// The browser of the other tests never keeps a page that was left.
describe.skipIf(!firefoxPath)('a page out of the back/forward cache', { tags: 'night' }, () => {
  test('is where it was scrolled to, and its menu and links work', async ({ open }) => {
    const { page, troubles } = await open(`${address}/study/canada`, phone);
    // A typeface that arrives later makes lines longer, and the browser scrolls along with them.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => scrollTo(0, 600));
    await eventually(() => page.evaluate(() => scrollY > 500), true);
    await comeBack(page, `${address}/contact`);
    const [before, now] = await page.evaluate(() => [Number(window.name), scrollY]);
    expect(before).toBeGreaterThan(500);
    expect(now).toBe(before);
    await page.click('[popovertarget=menu]');
    await eventually(() => page.evaluate(isMenuOpen), true);
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(isMenuOpen), false);
    await followTo(page, '/programs', 'Academic Programs');
    expect(troubles).toEqual([]);
  });

  test('that was drawn in the place of another leads on and back without a load', async ({ open }) => {
    const { page, troubles } = await open(`${address}/`, phone);
    await followTo(page, '/contact', 'Contact Us');
    await comeBack(page, `${address}/apply`);
    expect(await page.evaluate(heading)).toBe('Contact Us');
    await followTo(page, '/events', 'Upcoming Events');
    await page.evaluate(() => history.go(-2));
    await eventually(() => page.evaluate(heading), 'Your Gateway to Global Opportunities');
    expect(await page.evaluate(() => location.pathname)).toBe('/');
    expect(await page.evaluate(isTheSame)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('has the answers of its form, sends it, and goes on saying that it was sent', async ({ open }) => {
    const { page, troubles } = await open(`${address}/apply`, phone);
    const { firstName = '', ...answers } = { ...applicant(), email: `left-${applicant().email}` };
    await waitUntilReady(page);
    await page.type('[name=firstName]', firstName.slice(0, 3));
    await eventually(() => page.evaluate(hasEmailJs), true);
    await comeBack(page, `${address}/contact`);
    await page.type('[name=firstName]', firstName.slice(3));
    await fillIn(page, answers);
    await page.click(send);
    const isSaid = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector('[data-outcome]')?.contains(document.activeElement) ?? false);
    await eventually(isSaid, true);
    const [message = [], ...others] = sentFrom(answers.email, outboxFolder);
    expect(others).toEqual([]);
    expect(Object.fromEntries(message)).toMatchObject({ firstName, ...answers });
    expect(troubles).toEqual(['log: 200 OK']);
    await comeBack(page, `${address}/contact`);
    expect(await page.evaluate(() => document.querySelectorAll('[data-outcome]').length)).toBe(1);
  });

  test('gives a notice the rest of its time', async ({ open }) => {
    const { page } = await open(`${address}/apply`, phone);
    await waitUntilReady(page);
    await page.evaluate(pressButton, 'Clear form');
    await page.evaluate(pressButton, 'Yes, clear it');
    const notices = (): Promise<number> => page.evaluate(() => document.querySelectorAll('[data-created]').length);
    await eventually(notices, 1);
    await eventually(() => page.evaluate(hasEmailJs), true);
    await comeBack(page, `${address}/contact`);
    expect(await notices()).toBe(1);
    await eventually(notices, 0);
  });

  test('has nothing that was over meanwhile, and says whether the place is open now', async ({ open }) => {
    const { page, troubles } = await open('about:blank', phone);
    await page.evaluateOnNewDocument(setClock);
    await page.goto(`${kajak}/hitta-hit`);
    await eventually(() => page.evaluate(hoursAndNews), ['Öppet nu, till 18:00', true]);
    await comeBack(page, `${kajak}/om-oss`);
    await eventually(() => page.evaluate(hoursAndNews), ['Stängt nu', false]);
    expect(troubles).toEqual([]);
  });
});

/** Leaves a page by a load, and notes in its window's name where it was scrolled to; goes back to it, which has to be the very page that was left. */
async function comeBack(page: FirefoxPage, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    addEventListener('pagehide', () => {
      window.name = String(scrollY);
    });
  });
  // The driver waits in vain for a load that follows a page out of the cache.
  await page.evaluate((address) => location.assign(address), elsewhere);
  await eventually(() => page.evaluate(isTheSame), false);
  await eventually(() => page.evaluate(() => document.readyState), 'complete');
  await page.evaluate(() => history.back());
  await eventually(() => page.evaluate(isTheSame), true);
}

/** Follows a link of the page, which it has to do without a load. */
async function followTo(page: FirefoxPage, path: string, title: string): Promise<void> {
  const link = `#root a[href="${path}"]`;
  await page.evaluate((selector) => {
    Object.assign(window, { isMarked: true });
    document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, link);
  await eventually(() => page.evaluate(() => document.querySelectorAll('script[type=speculationrules]').length), 0);
  await page.evaluate((selector) => document.querySelector<HTMLAnchorElement>(selector)?.click(), link);
  await eventually(() => page.evaluate(heading), title);
  expect(await page.evaluate(isTheSame)).toBe(true);
}

async function waitUntilReady(page: FirefoxPage): Promise<void> {
  await eventually(() => page.evaluate(() => document.querySelector('form[data-ready]') !== null), true);
}

/** Whether what a form is sent with is there, which comes with the first touch: a page that is left while it loads is not kept. */
function hasEmailJs(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /\/es\.[^/]*\.js$/.test(name));
}

function isTheSame(): boolean {
  return 'isMarked' in window;
}

function heading(): string | null | undefined {
  return document.querySelector('h1')?.textContent;
}

function isMenuOpen(): boolean {
  return document.querySelector('#menu')?.checkVisibility({ visibilityProperty: true }) ?? false;
}

function pressButton(label: string): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === label)?.click();
}

/** What stands beside a place of its hours, and whether the news above the header shows. */
function hoursAndNews(): [string | null | undefined, boolean | undefined] {
  const hours = document.querySelector('[data-opening-hours]')?.textContent;
  return [hours, document.querySelector('aside[data-until]')?.checkVisibility()];
}

/** Has the clock of a page stand at a noon in summer, a Monday in Stockholm, and after it was left at a late evening in autumn. */
function setClock(): void {
  const { Date: Real } = window;
  let now = '2099-06-01T10:00:00Z';
  addEventListener('pagehide', () => {
    now = '2099-09-07T20:00:00Z';
  });
  window.Date = class extends Real {
    constructor(...given: []) {
      super(...((given.length > 0 ? given : [now]) as []));
    }
  } as DateConstructor;
}
