import { expect } from 'vitest';
import { eventually } from './browser-test';
import { applicant, fill, submit, waitForSuccess } from './form-steps';
import { countSendings, test } from './form-test';

test.concurrent('Enter twice sends one application', { tags: 'night' }, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  const sent = countSendings(page);
  await fill(page, applicant());
  await page.locator('[name=city]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Your form is on its way').waitFor();
  await waitForSuccess(page);
  expect([sent(), site.arrived().length]).toEqual([1, 1]);
});

test.concurrent('the same application in two tabs is one request, and both say its reference', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  const other = await page.context().newPage();
  await other.goto(`${site.address}/apply`);
  await other.locator('form[data-ready]').waitFor();
  const sent = [countSendings(page), countSendings(other)];
  for (const tab of [page, other]) await fill(tab, answers);
  await Promise.all([submit(page), submit(other)]);
  await Promise.all([waitForSuccess(page), waitForSuccess(other)]);
  expect(sent.map((count) => count()).sort()).toEqual([0, 1]);
  const references = await Promise.all([page, other].map((tab) => tab.locator('main strong').textContent()));
  expect(references).toEqual([site.arrived()[0]?.reference, site.arrived()[0]?.reference]);
});

test.concurrent('of two tabs, neither sends again what the other sent without an answer', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  const other = await page.context().newPage();
  await other.goto(`${site.address}/apply`);
  await other.locator('form[data-ready]').waitFor();
  for (const tab of [page, other]) await fill(tab, answers);
  let letFail = (): void => {};
  const failing = new Promise<void>((resolve) => {
    letFail = resolve;
  });
  await page.route('**/send-form', async (route) => {
    await failing;
    await route.abort();
  });
  const sent = countSendings(other);
  await submit(page);
  await submit(other);
  const waiting = (): Promise<unknown> => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await eventually(waiting, 1);
  letFail();
  for (const tab of [page, other]) await tab.getByRole('alert').getByText('Failed to send application').waitFor();
  expect(await other.locator('form').innerText()).toContain('we cannot tell whether your application arrived');
  expect(sent()).toBe(0);
  await other.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => site.arrived().length, 1);
  await eventually(sent, 1);
});

test.concurrent('two different applications from one browser are two', { tags: 'night' }, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true });
  const answers = applicant();
  for (const city of ['Kisumu', 'Nakuru']) {
    await fill(page, { ...answers, city });
    await submit(page);
    await page.getByRole('button', { name: 'Send another' }).click();
  }
  expect(site.arrived().map(({ city }) => city)).toEqual(['Kisumu', 'Nakuru']);
  expect(new Set(site.arrived().map(({ reference }) => reference)).size).toBe(2);
});
