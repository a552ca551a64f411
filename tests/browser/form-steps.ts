import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { readMessages } from '../../src/serve/outbox-messages';

/** An e-mail address that no other test has, also one that runs in another process and sends to the same outbox. */
export const ownAddress = (): string => `wanjiku${randomUUID().slice(0, 8)}@example.com`;

/** The answers of an applicant; their address tells them from every other. */
export function applicant(): Record<string, string> & { email: string } {
  return {
    firstName: 'Wanjiku',
    lastName: 'Ödmann',
    email: ownAddress(),
    phone: '+254 711 222 333',
    city: 'Kisumu',
    schoolName: 'Lake School',
    academicYear: 'kcse-form4',
    courseType: 'degree',
    countryOfStudy: 'finland',
    courseInterest: 'Forestry and <b>timber</b> & wood',
  };
}

/** What has arrived in an outbox from an address. */
export function sentFrom(email: string, outboxFolder: string): [name: string, value: string][][] {
  const messages = readMessages(outboxFolder).map(({ fields }) => fields);
  return messages.filter((fields) => fields.some(([name, value]) => name === 'email' && value === email));
}

/** Writes and chooses answers by the names of their fields. */
export async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`[name=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What stands in the form. */
export function read(page: Page): Promise<Record<string, string>> {
  return page.locator('form').evaluate((form: HTMLFormElement) => {
    const controls = form.querySelectorAll<HTMLInputElement>('[name]:not([aria-hidden] *)');
    return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
  });
}

/** The name of the field that has the focus. */
export function focusedField(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}

/** Presses the button that sends the application. */
export function submit(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Submit Application' }).click();
}

/** Has what waits to be tried again sent at once, on a page whose time is stopped, so that it is not tried before. */
export async function tryNow(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const button = page.getByRole('button', { name: 'Try now' });
  await button.waitFor();
  await meanwhile();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Submits by the keyboard, which waits for nothing: also on a page whose time is stopped. */
export async function submitNow(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').focus();
  await page.keyboard.press('Enter');
}

/** Waits for the words that tell of a sent application. */
export function waitForSuccess(page: Page): Promise<void> {
  return page.getByRole('status').getByText('Application Submitted Successfully!').waitFor();
}

const heldStarts = new WeakMap<Page, () => void>();

/** Keeps React from starting until it is released. */
export async function holdStart(page: Page): Promise<void> {
  const released = new Promise<void>((resolve) => heldStarts.set(page, resolve));
  await page.route('**/_assets/live.*.js', async (route) => {
    await released;
    await route.continue();
  });
}

/** Lets React start. */
export function releaseStart(page: Page): void {
  heldStarts.get(page)?.();
}

/** Stops the time of a page whose clock is installed, so that it goes on by the test's word alone. */
export async function stopTime(page: Page): Promise<void> {
  // The moment must still be to come when the page hears of it, and no more of its time should pass than needed.
  for (let ahead = 500; ; ahead *= 2) {
    const moment = new Date((await page.evaluate(() => Date.now())) + ahead);
    const missed = await page.clock.pauseAt(moment).catch((error: Error) => error);
    if (!missed) return;
    if (ahead > 20_000 || !missed.message.includes('to the past')) throw missed;
  }
}
