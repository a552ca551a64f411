import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, holdStart, read, releaseStart, submit, waitForSuccess } from './form-steps';
import { countSendings, test } from './form-test';

const alone: OpenOptions = { isAlone: true };
const clocked: OpenOptions = { isAlone: true, prepare: (page) => page.clock.install() };
const said = (page: Page): Promise<number> => page.getByText('Application Submitted Successfully!').count();

/** The keys under which the device keeps something. */
function keptKeys(page: Page, beginning: string): Promise<string[]> {
  return page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), beginning);
}

function fillTrap(page: Page): Promise<void> {
  return page.locator('[name=application-leave-empty]').evaluate((field: HTMLInputElement) => {
    field.value = 'http://an-extension.example';
  });
}

test.concurrent('what the device notes of a sent form is gone after ten minutes', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  await fill(page, applicant());
  await submit(page);
  // The ten minutes begin once the page has the answer.
  await waitForSuccess(page);
  expect(await keptKeys(page, 'sending:')).toHaveLength(1);
  await page.clock.fastForward(11 * 60 * 1000);
  await eventually(() => keptKeys(page, 'sending:'), []);
});

test.concurrent('what the device noted of older forms is gone when a form is next opened', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const noteOld = (): void => {
    const minutes = 60 * 1000;
    const days = 24 * 60 * minutes;
    localStorage.setItem(
      'sending:x:1',
      JSON.stringify({ reference: 'A', at: Date.now() - 11 * minutes, isSent: true }),
    );
    localStorage.setItem('sending:x:2', JSON.stringify({ reference: 'B', at: Date.now() - 9 * minutes, isSent: true }));
    localStorage.setItem('form:gone', JSON.stringify({ draft: { city: ['Kisumu'] }, savedAt: Date.now() - 31 * days }));
  };
  const { page } = await open(`${site.address}/apply`, {
    isAlone: true,
    prepare: (opened) => opened.addInitScript(noteOld),
  });
  await page.locator('form[data-ready]').waitFor();
  expect(await keptKeys(page, 'form:')).toEqual([]);
  expect(await keptKeys(page, 'sending:')).toEqual(['sending:x:2']);
});

test.concurrent('a form in which an extension has filled every field is not said to be sent before it is', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, clocked);
  await fill(page, answers);
  await fillTrap(page);
  await submit(page);
  await page.getByRole('group', { name: 'Are you a person?' }).waitFor();
  await page.clock.runFor(3_000);
  expect([await said(page), site.arrived().length]).toEqual([0, 0]);
  expect(await read(page)).toEqual(answers);
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await waitForSuccess(page);
  expect(site.arrived()[0]).toMatchObject(answers);
});

test.concurrent('a form that says the same whatever happens sends what it takes, from an extension too', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve('agency-always');
  const { page } = await open(`${site.address}/apply`, alone);
  await fill(page, applicant());
  if ((await page.locator('[name=application-leave-empty]').count()) > 0) await fillTrap(page);
  await submit(page);
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
});

test.concurrent("a hotel's sign-in page in the place of the e-mail service does not count as sent", {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, clocked);
  const sent = countSendings(page);
  await page.route('**/send-form', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }));
  await fill(page, answers);
  await submit(page);
  await page.getByRole('alert').getByText('Failed to send application').waitFor();
  await page.clock.runFor(3_000);
  expect(await said(page)).toBe(0);
  expect(await page.locator('form').innerText()).toContain('we cannot tell whether your application arrived');
  expect(await read(page)).toEqual(answers);
  expect(sent()).toBe(1);
});

test.concurrent('a form that is submitted before the page can send it says so at once', async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, {
    isAlone: true,
    untilHydrated: false,
    prepare: (opened) => holdStart(opened),
  });
  await fill(page, applicant());
  await submit(page);
  await page.locator('form[data-held]').waitFor();
  const note = page.locator('form [aria-live=polite]', { hasText: 'is being prepared' });
  expect(await page.locator('form').innerText()).toContain('Your form is being prepared');
  expect(await note.count()).toBe(1);
  releaseStart(page);
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
});

test.concurrent('one wrong answer in a form that was cleared does not bring the list of faults back', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, alone);
  await submit(page);
  const list = page.getByRole('region', { name: 'Please check these answers' });
  await list.waitFor();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await eventually(() => list.count(), 0);
  await page.locator('[name=email]').fill('wanjiku');
  await page.locator('[name=email]').blur();
  await page.locator('#application-email-message').waitFor();
  expect(await list.count()).toBe(0);
});
