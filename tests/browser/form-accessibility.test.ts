import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay, isLong } from '../is-long';
import { eventually, type OpenOptions, waitUntilHydrated } from './browser-test';
import { applicant, fill, focusedField, holdStart, releaseStart, submit, waitForSuccess } from './form-steps';
import { test } from './form-test';
import { axe, findViolations } from './violations';

const narrow: OpenOptions = { reducedMotion: 'reduce', isAlone: true, viewport: { width: 360, height: 740 } };

async function expectNone(page: Page, state: string): Promise<void> {
  for (const width of isLong ? [360, 1280] : [360]) {
    await page.setViewportSize({ width, height: 800 });
    // At the top the header covers nothing.
    await page.evaluate(() => scrollTo(0, 0));
    expect([state, width, await findViolations(page)]).toEqual([state, width, []]);
  }
}

test.concurrent('the application form is accessible in every state', async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, narrow);
  await page.evaluate(axe);
  await expectNone(page, 'empty');
  await submit(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectNone(page, 'errors');
  await fill(page, applicant());
  await site.fail('timeout');
  await page.route('**/send-form', () => {});
  await submit(page);
  await page.getByRole('button', { name: 'Submitting Application...' }).waitFor();
  await expectNone(page, 'sending');
});

test.concurrent.for(
  fewByDay(1, [
    ['failed', '403', 'did not accept this browser'],
    ['waiting', '503', 'Trying again in'],
    ['sent', '', 'Your application has been sent'],
    ['unknown', 'close', 'we cannot tell whether your application arrived'],
  ]),
)('the application form is accessible when %s', { tags: 'night' }, async ([state, fault, words], { open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, narrow);
  await page.evaluate(axe);
  await fill(page, applicant());
  await site.fail(fault);
  await submit(page);
  await page.locator('main p:not([role]), main h3, main h2').getByText(words).first().waitFor();
  await expectNone(page, state);
});

test.concurrent('the application form is accessible while it is kept, asks, tells and offers', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, narrow);
  await page.evaluate(axe);
  await fill(page, applicant());
  await page.getByLabel('Keep on this device').check();
  await expectNone(page, 'kept');
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).waitFor();
  await expectNone(page, 'asking');
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await page.locator('[data-created]').waitFor();
  await page.keyboard.press('Alt+t');
  await expectNone(page, 'notice');
  await fill(page, applicant());
  await page.reload();
  await waitUntilHydrated(page);
  await page.evaluate(axe);
  expect(await page.locator('[name=city]').inputValue()).toBe('Kisumu');
  await expectNone(page, 'restored');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await site.fail('403');
  await submit(page);
  await page.getByRole('alert').locator('[data-created]').waitFor();
  await page.keyboard.press('Alt+t');
  await expectNone(page, 'alert');
  await page.getByRole('button', { name: 'Copy my application' }).click();
  await page.getByLabel('This browser does not let us copy.').waitFor();
  await expectNone(page, 'copied by hand');
});

test.concurrent('the application form is accessible while it is prepared and asks for a person', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { ...narrow, untilHydrated: false, prepare: holdStart });
  await page.evaluate(axe);
  await fill(page, applicant());
  await page.locator('[name=application-leave-empty]').evaluate((field: HTMLInputElement) => {
    field.value = 'x';
  });
  await submit(page);
  await page.getByText('Your form is being prepared').waitFor();
  await expectNone(page, 'prepared');
  releaseStart(page);
  await page.getByRole('group', { name: 'Are you a person?' }).waitFor();
  await expectNone(page, 'asked for a person');
});

test.concurrent('the application form is accessible without a connection', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, narrow);
  await page.evaluate(axe);
  await fill(page, applicant());
  await page.context().setOffline(true);
  await submit(page);
  await page.getByText('This device seems to be offline').first().waitFor();
  await expectNone(page, 'offline');
});

test.concurrent('the application form is accessible where its scripts fail or are off', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, {
    ...narrow,
    // The policy forbids what is done below.
    bypassCSP: true,
    untilHydrated: false,
    prepare: (opened) => opened.route('**/_assets/live.*.js', (route) => route.abort()),
  });
  await page.evaluate(axe);
  await fill(page, applicant());
  await submit(page);
  await page.locator('form[data-unanswered]').waitFor();
  await expectNone(page, 'given back');
  // Axe is a script as well: it finds the words for visitors without any where they are no longer inside noscript.
  await page.evaluate(() => {
    for (const note of document.querySelectorAll('noscript')) {
      const shown = new DOMParser().parseFromString(note.textContent ?? '', 'text/html');
      note.replaceWith(...shown.body.childNodes);
    }
  });
  await expectNone(page, 'unscripted');
});

test.concurrent('the newsletter is accessible with a mistake and when sent', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/events`, narrow);
  await page.evaluate(axe);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectNone(page, 'mistake');
  await page.getByLabel('Email Address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('status').getByText('You are on the list').waitFor();
  await page.keyboard.press('Alt+t');
  await expectNone(page, 'sent');
});

test.concurrent('a contact form is accessible with mistakes', { tags: 'night' }, async ({ open, serve }) => {
  const site = await serve('contact-form');
  const { page } = await open(`${site.address}/contact`, narrow);
  await page.evaluate(axe);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectNone(page, 'mistakes');
});

test.concurrent('the application can be filled in, sent and sent again by the keyboard alone', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  const { keyboard } = page;
  const press = async (name: string): Promise<void> => {
    for (let count = 0; count < 12; count++) {
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      if (focused === name) return keyboard.press('Enter');
      await keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not come to ${name}.`);
  };
  await page.locator('[name=firstName]').focus();
  const choices: Record<string, string> = { academicYear: 'KCSE', courseType: 'Degree', countryOfStudy: 'Finland' };
  for (const [name, answer] of Object.entries(answers)) {
    for (let count = 0; (await focusedField(page)) !== name && count < 3; count++) await keyboard.press('Tab');
    await eventually(() => focusedField(page), name);
    await keyboard.type(choices[name] ?? answer);
    await keyboard.press('Tab');
  }
  await site.fail('403');
  await press('Submit Application');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await site.fail();
  await press('Try again');
  await waitForSuccess(page);
  expect(site.arrived()[0]).toMatchObject(answers);
  await eventually(
    () => page.evaluate(() => document.activeElement?.querySelector('h3, h2')?.textContent),
    'Your application has been sent',
  );
  await press('Send another');
  await eventually(() => focusedField(page), 'firstName');
});
