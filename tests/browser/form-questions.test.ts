import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { readMessages } from '../../src/serve/outbox-messages';
import { folderForFile } from '../temporary-folder';
import { type OpenOptions, test } from './browser-test';
import { fill, holdStart, releaseStart } from './form-steps';
import type { ServedSite } from './serve-site';
import { asked, serveTours } from './tour-site';

const folder = folderForFile();
const alone: OpenOptions = { isAlone: true };
let byEmail: ServedSite;
let byWebhook: ServedSite;

beforeAll(async () => {
  byEmail = await serveTours(`${folder}/email`);
  byWebhook = await serveTours(`${folder}/webhook`, { provider: 'webhook', address: 'https://hooks.test/tours' });
}, 90_000);

const addressOf = (path: string, site = byEmail): string => site.origin + path;
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const lamp = (page: Page, label: string) => page.getByRole('radio', { name: label });
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send' }).click();

test('a field is asked for only where the answers before it call for it', { tags: 'night' }, async ({ open }) => {
  const { page, troubles } = await open(addressOf('/contact'), alone);
  const first = ['1 The tour', 'Tour', 'Day', 'Loaves', 'Extras'];
  expect(await asked(page)).toEqual([...first, '2 You', 'Name']);
  await field(page, 'tour').selectOption('dawn');
  expect(await asked(page)).toEqual([...first, '2 After dark', 'Lamp', '3 You', 'Name']);
  await lamp(page, 'One of yours').check();
  expect(await asked(page)).toEqual([...first, '2 After dark', 'Lamp', 'Size of your head', '3 You', 'Name']);
  await field(page, 'tour').selectOption('noon');
  expect(await asked(page)).toEqual([...first, '2 You', 'Name']);
  expect(troubles).toEqual([]);
});

test('before its scripts have come, a form shows what it will ask for first', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(addressOf('/contact'), { ...alone, prepare: holdStart, untilHydrated: false });
  expect(await page.locator('form[data-ready]').count()).toBe(0);
  expect(await asked(page)).not.toContain('Lamp');
  await field(page, 'tour').selectOption('night');
  releaseStart(page);
  await page.getByText('Lamp').waitFor();
  expect(await field(page, 'tour').inputValue()).toBe('night');
});

test('a field that is asked for only sometimes is required only then', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(addressOf('/contact'), alone);
  await field(page, 'tour').selectOption('night');
  await field(page, 'rules').check();
  await send(page);
  const summary = page.locator('section[aria-labelledby=contact-summary]');
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Please choose an option for Lamp.',
    'Please fill in Name.',
  ]);
  await field(page, 'tour').selectOption('noon');
  expect(await summary.getByRole('link').allInnerTexts()).toEqual(['Please fill in Name.']);
  expect(await field(page, 'lamp').first().getAttribute('required')).toBeNull();
  expect(await page.locator('fieldset[aria-required]').getAttribute('aria-required')).toBe('true');
});

test('what was typed into a field that is no longer asked for is not sent, and stays', async ({ open }) => {
  const { page, troubles } = await open(addressOf('/contact', byWebhook), alone);
  await fill(page, { tour: 'night', guest: 'Amina' });
  await lamp(page, 'One of yours').check();
  await fill(page, { head: '57 cm', tour: 'noon' });
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
  expect(await asked(page)).not.toContain('Lamp');
  await field(page, 'tour').selectOption('night');
  expect(await field(page, 'head').inputValue()).toBe('57 cm');
  await field(page, 'tour').selectOption('noon');
  await field(page, 'rules').check();
  await send(page);
  await page.getByRole('status').getByText('Message sent').waitFor();
  const [message] = readMessages(byWebhook.outboxFolder);
  const reference = ['reference', expect.any(String)];
  expect(message?.fields).toEqual([
    ['tour', 'noon'],
    ['day', ''],
    ['loaves', ''],
    ['guest', 'Amina'],
    ['rules', 'yes'],
    ['page', '/contact'],
    reference,
  ]);
  expect(troubles.filter((trouble) => !trouble.startsWith('log: 200'))).toEqual([]);
});

test('what is asked for is sent by e-mail, with the page that it was sent from', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(addressOf('/contact?tour=dawn&loaves=2.5&extras=jam&extras=honey'), alone);
  await lamp(page, 'One of yours').check();
  // With a comma, in whatever browser, and in digits of another script.
  await fill(page, { loaves: '٢,5', head: '57 cm', guest: 'Baraka' });
  await field(page, 'rules').check();
  await send(page);
  await page.getByRole('status').getByText('Message sent').waitFor();
  const fields = Object.fromEntries(readMessages(byEmail.outboxFolder)[0]?.fields ?? []);
  expect(fields).toMatchObject({
    tour: 'dawn',
    loaves: '2.5',
    extras: 'jam, honey',
    lamp: 'lent',
    head: '57 cm',
    guest: 'Baraka',
    rules: 'yes',
    page: '/contact',
  });
});

test('a date out of bounds is told with the day in words, by the clock of the visitor', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(addressOf('/contact'), {
    ...alone,
    prepare: (opened) => opened.clock.setFixedTime(new Date(2032, 1, 20, 9)),
  });
  await fill(page, { day: '2032-02-19' });
  await field(page, 'loaves').focus();
  await page.getByText('Day must be February 20, 2032 or later.').waitFor();
  await fill(page, { day: '2032-03-06' });
  await field(page, 'loaves').focus();
  await page.getByText('Day must be March 5, 2032 or earlier.').waitFor();
  // The page stays open over midnight.
  await page.clock.setFixedTime(new Date(2032, 1, 21, 9));
  await send(page);
  await page.locator('section[aria-labelledby=contact-summary]').waitFor();
  expect(await page.locator('#contact-day-message').count()).toBe(0);
});

test('a number between two steps is told both', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(addressOf('/contact'), alone);
  await fill(page, { loaves: '2.7' });
  await field(page, 'guest').focus();
  await page.getByText('Loaves must be 2.5 or 3.').waitFor();
  await fill(page, { loaves: '3' });
  await page.getByText('Loaves must be').waitFor({ state: 'detached' });
});

test('without scripts every field is shown and no condition or day of the build holds anybody up', async ({ open }) => {
  const { page } = await open(addressOf('/contact'), { ...alone, javaScriptEnabled: false });
  expect(await asked(page)).toEqual(
    expect.arrayContaining(['1 The tour', 'After dark', 'Lamp', 'Size of your head', '2 You']),
  );
  const required = await page
    .locator('form [required]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(required).toEqual(['tour', 'guest', 'rules']);
  expect(await field(page, 'day').evaluate((input) => input.outerHTML)).not.toMatch(/ (min|max)=/);
  expect(await field(page, 'page').inputValue()).toBe('/contact');
  expect(await page.locator('optgroup').getAttribute('label')).toBe('After dark');
});
