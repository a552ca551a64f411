import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, noteDocuments, type OpenOptions, waitUntilHeard, waitUntilIdle } from './browser-test';
import { applicant, fill, holdStart, read, releaseStart, submit, waitForSuccess } from './form-steps';
import { test } from './form-test';

const note = 'This form cannot be sent yet';
const early: OpenOptions = { isAlone: true, untilHydrated: false };

/** Lets the styles believe that some seconds have passed since the page was drawn. */
function ageStyles(page: Page, seconds: number): Promise<void> {
  return page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = milliseconds;
    }
  }, seconds * 1000);
}

async function expectOtherWays(page: Page): Promise<void> {
  const shown = page.locator('[data-unsent]');
  expect(await shown.getByRole('link', { name: '+254 700 000 000' }).first().getAttribute('href')).toBe(
    'tel:+254700000000',
  );
  expect(await shown.getByRole('link', { name: 'info@example.com' }).getAttribute('href')).toBe(
    'mailto:info@example.com',
  );
  expect(await shown.locator('[href="https://wa.me/254700000000"]').isVisible()).toBe(true);
}

const troubles = [
  ['every script is blocked', (page: Page) => page.route('**/*.js', (route) => route.abort())],
  ['React does not come', (page: Page) => page.route('**/_assets/live.*.js', (route) => route.abort())],
  ['the form itself does not come', (page: Page) => page.route('**/_assets/form.*.js', (route) => route.abort())],
] as const;

test.concurrent.for(troubles)(
  'where %s, the form says so after ten seconds and keeps what was typed',
  { tags: 'night' },
  async ([, prepare], { open, serve }) => {
    const site = await serve();
    const { page } = await open(`${site.address}/apply`, { ...early, prepare });
    const answers = applicant();
    await fill(page, answers);
    await ageStyles(page, 9.9);
    expect(await page.getByText(note).isVisible()).toBe(false);
    await ageStyles(page, 10.1);
    expect(await page.getByText(note).isVisible()).toBe(true);
    await expectOtherWays(page);
    const asked = noteDocuments(page);
    await submit(page);
    await page.locator('[name=city]').press('Enter');
    await waitUntilIdle(page);
    expect(asked).toEqual([]);
    expect(await read(page)).toEqual(answers);
    expect(site.arrived()).toEqual([]);
  },
);

test.concurrent('with its scripts there, the form never says that they are not', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  await ageStyles(page, 11);
  expect(await page.getByText(note).isVisible()).toBe(false);
  expect(await page.locator('[data-unsent]').evaluate((element) => getComputedStyle(element).display)).toBe('none');
});

test.concurrent('for a visitor who saves data, the ten seconds begin with the first touch', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const saving = (): void => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const { page } = await open(`${site.address}/apply`, {
    ...early,
    prepare: async (opened) => {
      await opened.addInitScript(saving);
      await opened.route('**/_assets/live.*.js', () => {});
    },
  });
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.locator('[name=city]').click();
  await eventually(() => page.evaluate(() => document.getAnimations().length), 1);
});

test.concurrent('an application held for scripts that fail is given back at once', async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  let isRefused = true;
  const { page } = await open(`${site.address}/apply`, {
    ...early,
    prepare: (opened) =>
      opened.route('**/_assets/live.*.js', (route) => (isRefused ? route.abort() : route.continue())),
  });
  await fill(page, answers);
  await submit(page);
  await page.getByText(note).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-unsent')), true);
  expect(await page.locator('[data-held]').count()).toBe(0);
  await expectOtherWays(page);
  expect(await read(page)).toEqual(answers);
  isRefused = false;
  await submit(page);
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
  expect(site.arrived()[0]).toMatchObject(answers);
});

test.concurrent('an application held for scripts that never come is given back after ten seconds', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, {
    ...early,
    prepare: async (opened) => {
      await opened.clock.install();
      await holdStart(opened);
    },
  });
  await fill(page, answers);
  await submit(page);
  await page.locator('form[data-held]').waitFor();
  await page.clock.fastForward(10_000);
  await page.locator('form[data-unanswered]').waitFor();
  await page.getByText(note).waitFor();
  expect(await read(page)).toEqual(answers);
  releaseStart(page);
  await page.locator('form[data-ready]').waitFor();
  await waitUntilIdle(page);
  expect(await page.getByText(note).isVisible()).toBe(false);
  // One that is on its way says so at once.
  expect(await page.locator('form button[type=submit]').textContent()).toBe('Submit Application');
  expect(site.arrived()).toEqual([]);
  expect(await read(page)).toEqual(answers);
});

test.concurrent('without scripts at all, the form says so, offers other ways and goes nowhere', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { ...early, javaScriptEnabled: false });
  // Playwright's own search for a text passes over it.
  const said = page.locator('form noscript');
  expect(await said.innerText()).toContain('Please call +254 700 000 000 or write to info@example.com');
  expect(await said.locator('[href="https://wa.me/254700000000"]').isVisible()).toBe(true);
  expect(await page.getByText(note).isVisible()).toBe(false);
  await fill(page, applicant());
  const asked = noteDocuments(page);
  await submit(page);
  await waitUntilHeard(page);
  expect(asked).toEqual([]);
  expect(await page.locator('[name=city]').inputValue()).toBe('Kisumu');
});
