import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, noteDocuments, type OpenOptions, test } from './browser-test';
import {
  applicant,
  fill,
  focusedField,
  holdStart,
  ownAddress,
  read,
  releaseStart,
  sentFrom,
  stopTime,
  submit,
  submitNow,
  waitForSuccess,
} from './form-steps';
import { siteUnderTest } from './sites';

const { address, outboxFolder } = await siteUnderTest('agency');
const application = `${address}/apply`;
const alone: OpenOptions = { isAlone: true };
const clocked: OpenOptions = { isAlone: true, prepare: (page) => page.clock.install() };

/** Lets time pass on a page whose time is stopped; tells how often something is there after it. */
async function passTime(page: Page, milliseconds: number, element: Locator): Promise<number> {
  await page.clock.runFor(milliseconds);
  return element.count();
}

test.concurrent('an application arrives, and the applicant is told no sooner than two seconds later', async ({
  open,
}) => {
  const answers = applicant();
  const { page, troubles } = await open(application, clocked);
  await fill(page, answers);
  await stopTime(page);
  await submitNow(page);
  const button = page.locator('form button[type=submit]');
  await eventually(() => button.textContent(), 'Submitting Application...');
  await eventually(() => sentFrom(answers.email, outboxFolder).length, 1);
  const success = page.getByRole('status').getByText('Application Submitted Successfully!');
  await page.clock.runFor(1_990);
  expect(await success.count()).toBe(0);
  await eventually(() => passTime(page, 20, success), 1);
  expect(await page.locator('#notifications [aria-live=polite]').textContent()).toContain(
    'Thank you for your application. Our team will contact you within 24 hours.',
  );
  const [message = [], ...others] = sentFrom(answers.email, outboxFolder);
  expect(others).toEqual([]);
  expect(message).toHaveLength(15);
  expect(Object.fromEntries(message)).toEqual({
    ...answers,
    reference: await page.locator('main strong').textContent(),
    lib_version: '4.4.1',
    service_id: 'service_example',
    template_id: 'template_example',
    user_id: 'example_public_key',
  });
  expect(await page.locator('main').innerText()).toContain('Your application has been sent');
  await page.clock.runFor(4_900);
  expect(await success.count()).toBe(1);
  await eventually(() => passTime(page, 20, success), 0);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Send another' }).click();
  expect(await read(page)).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, ''])));
  expect(troubles).toEqual(['log: 200 OK']);
});

test.concurrent('a double click sends one application', async ({ open }) => {
  const answers = applicant();
  const { page } = await open(application, alone);
  await fill(page, answers);
  await page.locator('form button[type=submit]').dblclick();
  await waitForSuccess(page);
  expect(sentFrom(answers.email, outboxFolder)).toHaveLength(1);
});

test.concurrent('what is wrong is said beside each field and above the form, and nothing is sent', async ({ open }) => {
  const { page, troubles } = await open(application, alone);
  await fill(page, { ...applicant(), courseType: '', email: 'wrong@' });
  await submit(page);
  const summary = page.locator('form section', { hasText: 'Please check these answers' });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.locator('a').allTextContents()).toEqual([
    'This email address is not complete. It should look like name@example.com.',
    'Please choose an option for Course Type.',
  ]);
  await summary.getByText('Course Type').click();
  await eventually(() => focusedField(page), 'courseType');
  await page.locator('[name=courseType]').selectOption('diploma');
  await page.locator('[name=email]').fill('right@example.com');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  expect(sentFrom('wrong@', outboxFolder)).toEqual([]);
  expect(troubles).toEqual([]);
});

test.concurrent.for(['academicYear', 'courseType', 'countryOfStudy'])(
  'an application with %s unset is not sent, and the dropdown takes the focus',
  { tags: 'night' },
  async (name, { open }) => {
    const answers = applicant();
    const { page } = await open(application, alone);
    await fill(page, { ...answers, [name]: '' });
    await submit(page);
    await eventually(() => focusedField(page), name);
    await page.locator(`[name=${name}]`).selectOption(answers[name] ?? '');
    await submit(page);
    await waitForSuccess(page);
    const arrived = sentFrom(answers.email, outboxFolder);
    expect(arrived.map((fields) => Object.fromEntries(fields)[name])).toEqual([answers[name]]);
  },
);

test.concurrent('what is typed before React starts is kept, with focus and caret', async ({ open }) => {
  const answers = applicant();
  const { page, troubles } = await open(application, { ...alone, prepare: holdStart, untilHydrated: false });
  await fill(page, answers);
  await page.locator('[name=city]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('New ');
  releaseStart(page);
  await page.locator('form[data-ready]').waitFor();
  await page.keyboard.type('Old ');
  expect(await read(page)).toEqual({ ...answers, city: 'New Old Kisumu' });
  expect(troubles).toEqual([]);
});

test.concurrent('an application submitted before React starts is held, then sent once', async ({ open }) => {
  const answers = applicant();
  const { page, troubles } = await open(application, { ...alone, prepare: holdStart, untilHydrated: false });
  await fill(page, answers);
  const asked = noteDocuments(page);
  await submit(page);
  await submit(page);
  await page.locator('form[data-held]').waitFor();
  expect(sentFrom(answers.email, outboxFolder)).toEqual([]);
  releaseStart(page);
  await waitForSuccess(page);
  expect(asked).toEqual([]);
  const [message = [], ...others] = sentFrom(answers.email, outboxFolder);
  expect(Object.fromEntries(message)).toMatchObject(answers);
  expect(others).toEqual([]);
  expect(troubles).toEqual(['log: 200 OK']);
});

test.concurrent('the newsletter takes an e-mail address and no other text', { tags: 'night' }, async ({ open }) => {
  const { page, troubles } = await open(`${address}/events`, alone);
  const field = page.getByLabel('Email Address');
  await field.fill('somebody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('This email address is not complete.').waitFor();
  const reader = ownAddress();
  await field.fill(reader);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('status').getByText('You are on the list').waitFor();
  expect(sentFrom('somebody', outboxFolder)).toEqual([]);
  expect(sentFrom(reader, outboxFolder)).toHaveLength(1);
  await eventually(() => field.inputValue(), '');
  expect(troubles).toEqual(['log: 200 OK']);
});

test.concurrent('a contact form sends its five fields', { tags: 'night' }, async ({ open }) => {
  const site = await siteUnderTest('contact-form');
  const { page, troubles } = await open(`${site.address}/contact`, alone);
  const answers = { name: 'Ada', email: ownAddress(), phone: '', subject: 'Rye', message: 'Two loaves, please.' };
  await fill(page, answers);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').getByText('Message sent').waitFor();
  const [message = []] = sentFrom(answers.email, site.outboxFolder);
  expect(Object.fromEntries(message)).toMatchObject(answers);
  expect(troubles).toEqual(['log: 200 OK']);
});
