import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, holdStart, read, releaseStart, submit, waitForSuccess } from './form-steps';
import { test } from './form-test';

const alone: OpenOptions = { isAlone: true };
const keptHere = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const count = (storage: Storage): number => Object.keys(storage).filter((key) => key.startsWith('form:')).length;
    return [count(sessionStorage), count(localStorage)];
  });
const restored = (page: Page): Promise<void> => page.getByText('We put back what you had typed.').waitFor();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
}

test.concurrent('what is typed survives a reload, on this tab alone', async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page, troubles } = await open(`${site.address}/apply`, alone);
  await fill(page, answers);
  await reload(page);
  await eventually(() => read(page), answers);
  expect(await keptHere(page)).toEqual([1, 0]);
  const other = await page.context().newPage();
  await other.goto(`${site.address}/apply`);
  await other.locator('form[data-ready]').waitFor();
  expect(Object.values(await read(other)).join('')).toBe('');
  expect(troubles).toEqual([]);
});

test.concurrent('what is typed before the page has come to life is not written over', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, alone);
  await fill(page, answers);
  await holdStart(page);
  await page.goto('about:blank');
  await page.goto(`${site.address}/apply`);
  await page.locator('[name=city]').fill('Mombasa');
  await page.locator('[name=courseType]').selectOption('diploma');
  releaseStart(page);
  await restored(page);
  expect(await read(page)).toEqual({ ...answers, city: 'Mombasa', courseType: 'diploma' });
  await reload(page);
  await eventually(() => read(page), { ...answers, city: 'Mombasa', courseType: 'diploma' });
});

test.concurrent('what the visitor keeps on the device is there in a new tab, for 30 days', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, alone);
  await fill(page, answers);
  await page.getByLabel('Keep on this device').check();
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${site.address}/apply`);
  await restored(other);
  expect(await read(other)).toEqual(answers);
  expect(await other.getByLabel('Keep on this device').isChecked()).toBe(true);
  await other.getByLabel('Keep on this device').uncheck();
  expect(await keptHere(other)).toEqual([1, 0]);
  await other.getByLabel('Keep on this device').check();
  await other.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('form:application') ?? '');
    kept.savedAt -= 30 * 24 * 60 * 60 * 1000;
    localStorage.setItem('form:application', JSON.stringify(kept));
    sessionStorage.clear();
  });
  await reload(other);
  expect(await other.getByText('We put back').count()).toBe(0);
  expect(await keptHere(other)).toEqual([0, 0]);
});

test.concurrent('a sent application and a cleared form leave nothing behind', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, alone);
  await fill(page, applicant());
  await page.getByLabel('Keep on this device').check();
  expect(await keptHere(page)).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  expect(await keptHere(page)).toEqual([0, 0]);
  const answers = applicant();
  await fill(page, answers);
  await page.getByLabel('Keep on this device').check();
  await submit(page);
  await waitForSuccess(page);
  expect(await keptHere(page)).toEqual([0, 0]);
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const answer of Object.values(answers)) expect(left).not.toContain(answer);
});

const obstacles = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
    navigator.locks.request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  },
};

test.concurrent.for(['forbidden', 'full'] as const)(
  'where storage is %s, that is said once and the application is sent',
  { tags: 'night' },
  async (obstacle, { open, serve }) => {
    const site = await serve();
    const answers = applicant();
    const { page, troubles } = await open(`${site.address}/apply`, {
      ...alone,
      prepare: (opened) => opened.addInitScript(obstacles[obstacle]),
    });
    const { city = '', ...others } = answers;
    await fill(page, { city });
    const notice = page.getByRole('status').getByText('This browser does not let us keep your answers.');
    await notice.waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await fill(page, others);
    await page.getByLabel('Keep on this device').click();
    expect(await page.getByLabel('Keep on this device').isChecked()).toBe(false);
    expect(await notice.count()).toBe(0);
    await page.locator('form button[type=submit]').dblclick();
    await waitForSuccess(page);
    expect(site.arrived()).toHaveLength(1);
    expect(site.arrived()[0]).toMatchObject(answers);
    expect(troubles.filter((trouble) => !trouble.startsWith('log: 200'))).toEqual([]);
  },
);
