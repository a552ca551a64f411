import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, read, stopTime, submit, submitNow, tryNow, waitForSuccess } from './form-steps';
import { countSendings, test } from './form-test';

const clocked: OpenOptions = { isAlone: true, prepare: (page) => page.clock.install() };
const alert = (page: Page): Promise<void> => page.getByRole('alert').getByText('Failed to send application').waitFor();

test.concurrent('without a connection an application waits for it, however long, cannot be cleared, then goes once', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, clocked);
  const sent = countSendings(page);
  await fill(page, answers);
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).waitFor();
  await page.context().setOffline(true);
  await submit(page);
  await page.getByText('This device seems to be offline').waitFor();
  expect(await page.getByRole('button', { name: /clear/i }).count()).toBe(0);
  await eventually(sent, 1);
  await page.clock.fastForward(600_000);
  await page.locator('form').getByText('as soon as this device is online').first().waitFor();
  expect(sent()).toBe(1);
  expect(await read(page)).toEqual(answers);
  // A phone is told of its connection before that carries anything.
  const carriesFrom = Date.now() + 500;
  await page.route('**', (route) =>
    Date.now() < carriesFrom ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.context().setOffline(false);
  await eventually(() => site.arrived().length, 1);
  expect(site.arrived()[0]).toMatchObject(answers);
  await page.clock.fastForward(2_000);
  await waitForSuccess(page);
  expect(sent()).toBe(2);
});

test.concurrent('the countdown shows each second, is said once, and ends when the visitor says so', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, clocked);
  const sent = countSendings(page);
  await fill(page, answers);
  await site.fail('503');
  await stopTime(page);
  await submitNow(page);
  const visible = page.locator('form p:not([role])', { hasText: 'Trying again in' });
  await visible.waitFor();
  await page.clock.runFor(3_000);
  await visible.getByText('Trying again in 10 seconds').waitFor();
  const said = page.locator('form [role=status]');
  const left = Number(/\d+/.exec(await visible.innerText())?.[0]);
  for (const seconds of [left - 1, left - 2, left - 3]) {
    await page.clock.runFor(1_000);
    await visible.getByText(`Trying again in ${seconds} seconds`).waitFor();
    expect(await said.textContent()).toBe('Trying again in 10 seconds');
  }
  expect(await page.locator('[name=city]').evaluate((field) => field.closest('[inert]') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await alert(page);
  await page.clock.fastForward(300_000);
  expect(sent()).toBe(2);
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-stage')), 'failed');
  expect(await read(page)).toEqual(answers);
  expect(await page.locator('form [inert]').count()).toBe(0);
});

test.concurrent('while it waits, an application can be sent at once', { tags: 'night' }, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  await fill(page, applicant());
  await site.fail('429');
  await stopTime(page);
  await submitNow(page);
  await tryNow(page, () => site.fail());
  await page.clock.resume();
  await eventually(() => site.arrived().length, 1);
  await waitForSuccess(page);
  await page.clock.fastForward(60_000);
  expect(site.arrived()).toHaveLength(1);
});

test.concurrent('where the e-mail client does not load, it is asked for again', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  let isRefused = true;
  let refusals = 0;
  const { page } = await open(`${site.address}/apply`, {
    isAlone: true,
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.route('**/_assets/es.*.js', async (route) => {
        if (!isRefused) return route.continue();
        refusals++;
        return route.abort();
      });
    },
  });
  await fill(page, answers);
  await submit(page);
  await page.getByText('It has not gone through yet').waitFor();
  expect(refusals).toBeGreaterThan(0);
  isRefused = false;
  await page.clock.fastForward(3_000);
  await eventually(() => site.arrived().length, 1);
  expect(site.arrived()[0]).toMatchObject(answers);
});

test.concurrent('a page that is left while sending asks first, and only then', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    dialog.accept();
  });
  await fill(page, applicant());
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
  expect(asked).toBe(0);
  await site.fail('timeout');
  await submit(page);
  await eventually(() => site.arrived().length, 1);
  await page.reload();
  expect(asked).toBe(1);
});

test.concurrent('a page reloaded while sending says that nobody can tell, and a repeat has the same reference', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  page.on('dialog', (dialog) => dialog.accept());
  await fill(page, answers);
  await site.fail('timeout');
  await submit(page);
  await eventually(() => site.arrived().length, 1);
  await page.reload();
  await alert(page);
  expect(await page.locator('form').innerText()).toContain('we cannot tell whether your application arrived');
  expect(await read(page)).toEqual(answers);
  expect(site.arrived()).toHaveLength(1);
  await site.fail();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForSuccess(page);
  const [first, second] = site.arrived();
  expect(second).toEqual(first);
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
  expect(await page.getByRole('alert').innerText()).toBe('');
});

test.concurrent.for([
  ['forgets it', false],
  ['says that nobody can tell, where it was kept on the device', true],
] as const)('a tab closed while sending: the next one %s', { tags: 'night' }, async ([, isKept], { open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  await fill(page, answers);
  if (isKept) await page.getByLabel('Keep on this device').check();
  await site.fail('timeout');
  await submit(page);
  await eventually(() => site.arrived().length, 1);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${site.address}/apply`);
  await next.locator('form[data-ready]').waitFor();
  expect(await next.getByText('Submitted Successfully').count()).toBe(0);
  if (isKept) {
    await alert(next);
    expect(await read(next)).toEqual(answers);
  } else {
    expect(Object.values(await read(next)).join('')).toBe('');
    expect(await next.getByRole('alert').innerText()).toBe('');
  }
});
