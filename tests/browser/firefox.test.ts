import { describe, expect } from 'vitest';
import { eventually } from './browser-test';
import { type FirefoxPage, fillIn, firefoxIsMissing, firefoxPath, test } from './firefox';
import { applicant, sentFrom } from './form-steps';
import { siteUnderTest } from './sites';

const { address, outboxFolder } = await siteUnderTest('agency');
const phone = { width: 360, height: 640 };
const send = 'form button[type=submit]';
const fixtures = ['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'] as const;

if (!firefoxPath) console.warn(firefoxIsMissing);

describe.skipIf(!firefoxPath)('in Firefox', { tags: 'night' }, () => {
  test('every page comes to life without a word in the console', async ({ open }) => {
    const { page, troubles } = await open('about:blank');
    const found: Record<string, string[]> = {};
    const { paths } = await siteUnderTest('live');
    const pages = [...paths.map((path) => ['live', path] as const), ...fixtures.map((name) => [name, '/'] as const)];
    for (const [name, path] of pages) {
      const answer = await page.goto((await siteUnderTest(name)).address + path);
      expect(answer?.status()).toBe(200);
      await eventually(() => page.evaluate(hasAwoken), true);
      await waitUntilFollowing(page);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) troubles.push('it scrolls sideways');
      if (troubles.length > 0) found[`${name} ${path}`] = troubles.splice(0);
    }
    expect(found).toEqual({});
  });

  test('trouble in a page is heard', async ({ open }) => {
    const { page, troubles } = await open(`${address}/`);
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
      setTimeout(() => {
        throw new Error('a fault');
      });
    });
    await eventually(() => troubles.join(), expect.stringContaining('a fault'));
    await eventually(() => troubles.join(), expect.stringContaining('error: security policy: style-src'));
  });

  test('a list of the menu opens below its entry, one at a time', async ({ open }) => {
    const { page } = await open(`${address}/`);
    const areOpen = (...labels: string[]): Promise<void> =>
      eventually(
        () => page.evaluate(openLists),
        labels.map((label) => ({ label, isInPlace: true })),
      );
    await page.hover(await entry(page, 'Study'));
    await areOpen('Study');
    await page.hover('h1');
    await areOpen();
    for (const label of ['Services', 'Work']) {
      await page.click(await entry(page, label));
      await page.hover('h1');
      await areOpen(label);
    }
    await page.click('h1');
    await areOpen();
  });

  test('a list of the menu works with the keyboard alone', async ({ open }) => {
    const { page } = await open(`${address}/`);
    const isOpen = (count: number): Promise<void> =>
      eventually(async () => (await page.evaluate(openLists)).length, count);
    await page.evaluate(focusControl, await entry(page, 'About Us'));
    await isOpen(0);
    await page.keyboard.press('Enter');
    await isOpen(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusedText)).toBe('WHY Trasan');
    await page.keyboard.press('Escape');
    await isOpen(0);
    expect(await page.evaluate(focusedText)).toBe('About Us');
    await page.keyboard.press('Enter');
    await isOpen(1);
    for (let count = 0; count < 3; count++) await page.keyboard.press('Tab');
    expect(await page.evaluate(focusedText)).toBe('Services');
    await isOpen(0);
  });

  test('the phone menu opens, its sections fold, and Escape, a press elsewhere and a followed link close it', async ({
    open,
  }) => {
    const { page, troubles } = await open(`${address}/`, phone);
    const isOpen = (): Promise<boolean> => page.evaluate(isShown, '#menu');
    await waitUntilFollowing(page);
    expect(await isOpen()).toBe(false);
    await page.click('[popovertarget=menu]');
    await eventually(isOpen, true);
    await page.keyboard.press('Escape');
    await eventually(isOpen, false);
    await page.click('[popovertarget=menu]');
    await eventually(isOpen, true);
    await page.click('header a');
    await eventually(isOpen, false);
    await page.click('[popovertarget=menu]');
    const section = '#menu li:has([href="/work/qatar"]) summary';
    await page.click(section);
    await eventually(() => page.evaluate(isShown, '#menu [href="/work/qatar"]'), true);
    await page.click(section);
    await eventually(() => page.evaluate(isShown, '#menu [href="/work/qatar"]'), false);
    await page.click(section);
    await page.click('#menu [href="/work/qatar"]');
    await eventually(() => page.evaluate(heading), 'Work in Qatar');
    expect(await isOpen()).toBe(false);
    expect(troubles).toEqual([]);
  });

  test('a followed link shows the next page without a reload, and back and forward where it was scrolled to', async ({
    open,
  }) => {
    const { page, troubles } = await open(`${address}/`);
    const isAt = (top: number): Promise<void> => eventually(() => page.evaluate(() => Math.round(scrollY)), top);
    await waitUntilFollowing(page);
    await page.evaluate(() => void Object.assign(window, { isMarked: true }));
    await page.evaluate(scrollOnce, 900);
    await isAt(900);
    await page.click('header a[href="/contact"]');
    await eventually(() => page.evaluate(heading), 'Contact Us');
    await isAt(0);
    expect(await page.evaluate(() => location.href)).toBe(`${address}/contact`);
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'main');
    await page.evaluate(scrollOnce, 250);
    await isAt(250);
    await page.evaluate(() => history.back());
    await eventually(() => page.evaluate(heading), 'Your Gateway to Global Opportunities');
    await isAt(900);
    await page.evaluate(() => history.forward());
    await eventually(() => page.evaluate(heading), 'Contact Us');
    await isAt(250);
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('a typed application is told its mistakes, arrives, and the focus goes where that is said', async ({ open }) => {
    const { page, troubles } = await open(`${address}/apply`, phone);
    const answers = { ...applicant(), email: `firefox-${applicant().email}` };
    await eventually(() => page.evaluate(hasAwoken), true);
    await page.click(send);
    await eventually(() => page.evaluate(focusedText), expect.stringContaining('Please check these answers'));
    expect(await page.evaluate(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(10);
    await fillIn(page, answers);
    expect(await page.evaluate(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(0);
    await page.click(send);
    await eventually(() => page.evaluate(outcome), { stage: 'sent', isWhole: true, hasFocus: true });
    const [message = [], ...others] = sentFrom(answers.email, outboxFolder);
    expect(others).toEqual([]);
    expect(Object.fromEntries(message)).toMatchObject(answers);
    expect(troubles).toEqual(['log: 200 OK']);
  });

  test('an application that is given up is kept, and the focus goes where it is said what to do', async ({ open }) => {
    const { page } = await open('about:blank', phone);
    const { email, ...answers } = applicant();
    await page.evaluateOnNewDocument(refuseForms);
    await page.goto(`${address}/apply`);
    await eventually(() => page.evaluate(hasAwoken), true);
    await fillIn(page, { ...answers, email: `refused-${email}` });
    await page.click(send);
    await eventually(() => page.evaluate(outcome), { stage: 'failed', isWhole: true, hasFocus: true });
    await eventually(() => page.evaluate(isShown, '[role=alert] [data-created]'), true);
    const kept = (): string | undefined => document.querySelector<HTMLInputElement>('[name=email]')?.value;
    expect(await page.evaluate(kept)).toBe(`refused-${email}`);
    expect(sentFrom(`refused-${email}`, outboxFolder)).toEqual([]);
  });
});

/** The entry of the wide menu that has a label and a list. */
async function entry(page: FirefoxPage, label: string): Promise<string> {
  const id = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('#menu > ul > li > button')].find(({ textContent }) => textContent === wanted)
        ?.nextElementSibling?.id,
    label,
  );
  return `#menu li:has(> #${id})`;
}

/** Waits until the links of the page are followed without a load. */
async function waitUntilFollowing(page: FirefoxPage): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('#root a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await eventually(() => page.evaluate(() => document.querySelectorAll('script[type=speculationrules]').length), 0);
}

/** Lets whatever is sent be answered as by a service that does not take it. */
function refuseForms(): void {
  const { fetch: ask } = window;
  window.fetch = async (address, options) =>
    options?.method === 'POST' ? new Response('It has no such template', { status: 400 }) : ask(address, options);
}

/** Scrolls a page whose lines stay as long as they are: for a typeface that arrives later the browser scrolls along. */
async function scrollOnce(top: number): Promise<void> {
  await document.fonts.ready;
  scrollTo(0, top);
}

function hasAwoken(): boolean {
  return document.querySelector('[data-hydrate] form:not([data-ready])') === null;
}

function heading(): string | null | undefined {
  return document.querySelector('h1')?.textContent;
}

function focusedText(): string | null | undefined {
  return document.activeElement?.textContent;
}

function isShown(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
}

/** Puts the focus on whichever control of an entry is there. */
function focusControl(selector: string): void {
  const controls = document.querySelectorAll<HTMLElement>(`${selector} > details > summary, ${selector} > button`);
  [...controls].find((control) => control.checkVisibility())?.focus();
}

/** The lists of the wide menu that are seen: the labels of their entries, and where they lie. */
function openLists(): { label: string | null | undefined; isInPlace: boolean }[] {
  const lists = [...document.querySelectorAll('#menu > ul > li > ul')];
  return lists
    .filter((list) => list.checkVisibility({ visibilityProperty: true }))
    .map((list) => {
      const { top, left, right, bottom } = list.getBoundingClientRect();
      const entry = list.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const isBeside = Math.abs(left - entry.left) < 2 || Math.abs(right - entry.right) < 2;
      const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
      const label = list.previousElementSibling?.textContent;
      return { label, isInPlace: isInside && isBeside && Math.abs(top - entry.bottom) < 5 };
    });
}

/** What tells what became of a form, and whether all of it is seen; of a confirmation, its heading and its stub. */
function outcome(): { stage: string | null; isWhole: boolean; hasFocus: boolean } | undefined {
  const panel = document.querySelector('[data-stage], [data-outcome]');
  if (!panel) return undefined;
  const { top } = panel.getBoundingClientRect();
  const { bottom } = (panel.querySelector('h2 + *, h3 + *') ?? panel).getBoundingClientRect();
  const stage = panel.getAttribute('data-stage') ?? 'sent';
  return { stage, isWhole: top >= 0 && bottom <= innerHeight, hasFocus: panel.contains(document.activeElement) };
}
