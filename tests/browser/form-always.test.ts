import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, read, stopTime, submitNow } from './form-steps';
import { countSendings, test } from './form-test';

const clocked: OpenOptions = {
  isAlone: true,
  prepare: (page) => page.clock.install({ time: new Date('2026-11-21T08:00:00Z') }),
};
const toast = (page: Page) => page.getByRole('status').getByText('Application Submitted Successfully!');
const alert = (page: Page) => page.getByRole('alert').getByText('Failed to send application');

test.concurrent.for(
  fewByDay(1, [
    ['arrives', '', 1, 0],
    ['is refused', '403', 0, 1],
    ['meets trouble that may pass', '503', 0, 1],
    ['meets a broken connection', 'close', 0, 1],
  ]),
)(
  'an application that %s: the toast after 2 seconds for 5 seconds, the fields cleared then and not before, one request',
  async ([, fault, arrivals, alerts], { open, serve }) => {
    const site = await serve('agency-always');
    const answers = applicant();
    const { page } = await open(`${site.address}/apply`, clocked);
    const sent = countSendings(page);
    await fill(page, answers);
    await site.fail(fault);
    await stopTime(page);
    await submitNow(page);
    await eventually(sent, 1);
    await eventually(() => site.arrived().length, arrivals);
    if (alerts) await alert(page).waitFor();
    await page.clock.runFor(1_990);
    expect(await toast(page).count()).toBe(0);
    expect(await read(page)).toEqual(answers);
    expect(await page.getByRole('button', { name: 'Clear form' }).isDisabled()).toBe(true);
    await page.clock.runFor(20);
    await toast(page).waitFor();
    const thanks = 'Thank you for your application. Our team will contact you within 24 hours.';
    expect(await page.getByRole('status').getByText(thanks).count()).toBe(1);
    expect(Object.values(await read(page)).join('')).toBe('');
    expect(await alert(page).count()).toBe(alerts);
    await page.clock.runFor(4_900);
    expect(await toast(page).count()).toBe(1);
    await page.clock.runFor(200);
    await eventually(() => toast(page).count(), 0);
    await page.clock.runFor(120_000);
    expect(sent()).toBe(1);
    expect(site.arrived()).toHaveLength(arrivals);
    if (arrivals) expect(Object.keys(site.arrived()[0] ?? {})).not.toContain('reference');
    expect(await page.locator('form').innerText()).not.toContain('Other Ways to Reach Us');
  },
);

test.concurrent('in real time, the toast comes no sooner than 2 seconds after a failed sending and stays for 5', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve('agency-always');
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  await fill(page, applicant());
  await site.fail('500');
  const times = page.evaluate(
    () =>
      new Promise<{ shown: number; gone: number }>((resolve) => {
        let submitted = 0;
        let shown = 0;
        document.addEventListener(
          'submit',
          () => {
            submitted = performance.now();
          },
          true,
        );
        new MutationObserver(() => {
          const isThere = document.body.innerText.includes('Application Submitted Successfully!');
          if (isThere && !shown) shown = performance.now();
          if (!isThere && shown) resolve({ shown: shown - submitted, gone: performance.now() - submitted });
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await submitNow(page);
  await page.mouse.move(0, 0);
  const { shown, gone } = await times;
  expect(shown).toBeGreaterThan(1_950);
  expect(gone).toBeGreaterThan(6_950);
});

test.concurrent('nothing of an application is kept or restored', { tags: 'night' }, async ({ open, serve }) => {
  const site = await serve('agency-always');
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  await fill(page, applicant());
  expect(await page.evaluate(() => sessionStorage.getItem('form:application'))).toBeNull();
  expect(await page.getByLabel('Keep on this device').count()).toBe(0);
});
