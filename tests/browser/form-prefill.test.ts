import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { folderForFile } from '../temporary-folder';
import { eventually, type OpenOptions, test, waitUntilFollowing } from './browser-test';
import { fill } from './form-steps';
import { asked, serveTours } from './tour-site';

const folder = folderForFile();
const alone: OpenOptions = { isAlone: true };
let origin = '';

beforeAll(async () => {
  ({ origin } = await serveTours(folder));
}, 90_000);

const addressOf = (path: string): string => origin + path;

/** What stands in the fields that an address may answer. */
function given(page: Page): Promise<Record<string, string[]>> {
  return page.locator('form').evaluate((form: HTMLFormElement) => {
    const answers = new FormData(form);
    const names = ['tour', 'day', 'loaves', 'extras', 'guest'];
    const values = names.map((name) => [name, answers.getAll(name).filter((value) => value !== '')] as const);
    return Object.fromEntries(values.filter(([, given]) => given.length > 0)) as Record<string, string[]>;
  });
}

test('the address of the page answers what it may, and nothing else', { tags: 'night' }, async ({ open }) => {
  const address = addressOf(
    '/contact?tour=night&day=2099-01-01&loaves=many&extras=jam&extras=ham&guest=A+%26+B&rules=yes',
  );
  const { page, troubles } = await open(address, alone);
  expect(await given(page)).toEqual({ tour: ['night'], day: ['2099-01-01'], extras: ['jam'], guest: ['A & B'] });
  expect(await page.locator('[name=rules]').isChecked()).toBe(false);
  expect(await asked(page)).toContain('Lamp');
  expect(page.url()).toBe(address);
  expect(troubles).toEqual([]);
});

test('a link with answers fills the form in without loading the page again', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(addressOf('/bread'), alone);
  await waitUntilFollowing(page);
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  await page.getByRole('link', { name: 'by night' }).click();
  await eventually(() => given(page), { tour: ['night'], extras: ['coffee', 'jam'] });
  expect(new URL(page.url()).search).toBe('?tour=night&extras=jam&extras=coffee');
  await page.getByRole('link', { name: 'at noon' }).click();
  await eventually(() => given(page), { tour: ['noon'], extras: ['coffee', 'jam'] });
  await page.getByRole('link', { name: 'at tea' }).click();
  await page.waitForURL('**/contact?tour=tea');
  expect(await given(page)).toEqual({ tour: ['noon'], extras: ['coffee', 'jam'] });
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
});

test('an address writes over nothing that a visitor has chosen, now or before', async ({ open }) => {
  const { page } = await open(addressOf('/contact'), alone);
  await waitUntilFollowing(page);
  await fill(page, { tour: 'dawn', guest: 'Amina' });
  await page.getByRole('link', { name: 'at noon' }).click();
  await page.waitForURL('**/contact?tour=noon');
  expect(await given(page)).toEqual({ tour: ['dawn'], guest: ['Amina'] });
  await page.goto(addressOf('/contact?tour=night&guest=Baraka&loaves=2'));
  await page.locator('form[data-ready]').waitFor();
  await eventually(() => given(page), { tour: ['dawn'], guest: ['Amina'], loaves: ['2'] });
});

test('what only an earlier address has answered gives way to a later one', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(addressOf('/contact?tour=night'), alone);
  await fill(page, { guest: 'Amina' });
  await page.goto(addressOf('/contact'));
  await page.locator('form[data-ready]').waitFor();
  await eventually(() => given(page), { tour: ['night'], guest: ['Amina'] });
  await page.goto(addressOf('/contact?tour=noon'));
  await page.locator('form[data-ready]').waitFor();
  await eventually(() => given(page), { tour: ['noon'], guest: ['Amina'] });
});
