import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions, waitUntilFollowing } from './browser-test';
import { applicant, fill, stopTime, submit } from './form-steps';
import { phone, test } from './form-test';

const clocked: OpenOptions = { isAlone: true, prepare: (page) => page.clock.install() };
const toastOn = (page: Page): Locator =>
  page.locator('[data-created]', { hasText: 'The form is empty and nothing is kept on this device.' });

/** Brings up a notice that stays for five seconds, with the page's time stopped. */
async function showNotice(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Clear form' }).click();
  // From here on no time passes but what a test lets pass, however long the machine takes.
  await stopTime(page);
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  const toast = toastOn(page);
  await eventually(async () => {
    await page.clock.runFor(20);
    return toast.count();
  }, 1);
  return toast;
}

/** Where a notification can be taken hold of: at its words, away from its button. */
async function gripOf(toast: Locator): Promise<{ x: number; y: number }> {
  const box = await toast.boundingBox();
  return { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

async function swipeByTouch(page: Page, touch: CDPSession, from: { x: number; y: number }, by: number): Promise<void> {
  const at = (x: number): { x: number; y: number }[] => [{ x, y: from.y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.x) });
  for (const part of [0.3, 0.6, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from.x + by * part) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise(requestAnimationFrame).catch(() => {}));
}

test.concurrent('a notice goes by its button, by Escape, and by itself after five seconds', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  let toast = await showNotice(page);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await eventually(() => toast.count(), 0);
  await page.clock.resume();
  toast = await showNotice(page);
  await page.keyboard.press('Alt+t');
  expect(await toast.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => toast.count(), 0);
  await page.clock.resume();
  toast = await showNotice(page);
  await page.clock.runFor(5_000);
  await eventually(() => toast.count(), 0);
});

test.concurrent.for(['pointer', 'focus', 'hidden tab'])(
  'under the %s the time of a notice stands still, and goes on with what was left',
  { tags: 'night' },
  async (reason, { open, serve }) => {
    const site = await serve();
    const { page } = await open(`${site.address}/apply`, clocked);
    const toast = await showNotice(page);
    const hide = (isHidden: boolean): Promise<void> =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await page.clock.runFor(2_000);
    if (reason === 'pointer') await toast.hover();
    else if (reason === 'focus') await page.keyboard.press('Alt+t');
    else await hide(true);
    await page.clock.runFor(60_000);
    expect(await toast.count()).toBe(1);
    if (reason === 'pointer') await page.mouse.move(5, 5);
    else if (reason === 'focus') await page.locator('[name=city]').focus();
    else await hide(false);
    await page.clock.runFor(1_500);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(1_600);
    await eventually(() => toast.count(), 0);
  },
);

test.concurrent('a notice is swiped away by the mouse, and springs back from less', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  const toast = await showNotice(page);
  const { x, y } = await gripOf(toast);
  for (const [distance, left] of [
    [40, 1],
    [-120, 0],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await eventually(() => toast.count(), left);
  }
});

test.concurrent('a notice is swiped away by touch, and springs back from less', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { ...clocked, ...phone });
  const toast = await showNotice(page);
  await page.clock.resume();
  const touch = await page.context().newCDPSession(page);
  await swipeByTouch(page, touch, await gripOf(toast), 40);
  expect(await toast.count()).toBe(1);
  await swipeByTouch(page, touch, await gripOf(toast), 150);
  await eventually(() => toast.count(), 0);
});

test.concurrent('an alert stays until it is dismissed, a newer notice is met before it, and the focus goes back', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, {
    isAlone: true,
    prepare: async (opened) => {
      await opened.clock.install();
      // All pages of a browser share one clipboard.
      await opened.addInitScript(() => {
        Clipboard.prototype.writeText = async () => {};
      });
    },
  });
  await fill(page, applicant());
  await site.fail('403');
  await submit(page);
  const alert = page.getByRole('alert').getByText('Failed to send application');
  await alert.waitFor();
  await page.clock.fastForward(600_000);
  expect(await alert.count()).toBe(1);
  await stopTime(page);
  const notice = page.locator('[data-created]', { hasText: 'Copied' });
  await page.getByRole('button', { name: 'Copy my application' }).click();
  await notice.waitFor();
  await page.locator('[name=city]').focus();
  await page.keyboard.press('Alt+t');
  expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => notice.count(), 0);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => alert.count(), 0);
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'city');
});

test.concurrent('each region says a message once, and nothing again after a page was left', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll('#notifications [aria-live]')) {
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node.textContent) said.push(`${region.getAttribute('aria-live')}: ${node.textContent}`);
        }
      }).observe(region, { subtree: true, childList: true, characterData: true });
    }
  });
  await fill(page, applicant());
  await site.fail('403');
  await submit(page);
  await page.getByRole('alert').getByText('Failed to send application').waitFor();
  await waitUntilFollowing(page);
  await page.locator('header a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  await page.locator('h1', { hasText: 'Contact' }).waitFor();
  await page.goBack();
  await page.locator('form[data-ready]').waitFor();
  await page.getByText('We put back what you had typed.').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([
    'assertive: Failed to send applicationDismiss',
    'polite: We put back what you had typed.Dismiss',
  ]);
});
