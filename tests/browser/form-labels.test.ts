import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { readMessages } from '../../src/serve/outbox-messages';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, test } from './browser-test';
import { serveSite } from './serve-site';

const folder = folderForFile();
const bakery = join(root, 'tests/fixtures/contact-form');
const fields = [
  { name: 'city', label: 'City', kind: 'text' },
  {
    name: 'bread',
    label: 'Bread',
    kind: 'checkbox',
    options: [
      { value: 'rye, sliced', label: 'Sliced rye' },
      { value: 'spelt', label: 'Spelt' },
    ],
  },
  {
    name: 'rules',
    label: 'I have read the [safety rules](/bread) and call [the bakery](tel:+254711222333) if in doubt',
    kind: 'consent',
    required: true,
  },
];
let server: Server | undefined;
let address = '';
let outbox = '';

beforeAll(async () => {
  const manifest = JSON.parse(readFileSync(join(bakery, 'site.json'), 'utf8'));
  const form = manifest.routes.at(-1).blocks[0];
  form.sections[0].fields = fields;
  form.failure.otherWays = { heading: 'Other ways', text: 'Write to us.', email: 'bread@example.com' };
  const file = join(bakery, 'site.json');
  const served = await serveSite(file, folder, await productionCode(root), () => JSON.stringify(manifest));
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  address = `${served.site.origin}${served.site.base}contact`;
  outbox = served.site.outboxFolder;
}, 60_000);

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

const box = (page: Page) => page.locator('[name=rules]');
const link = (page: Page) => page.locator('label a', { hasText: 'safety rules' });

test('a link in the label of a consent is drawn as a link', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(address);
  expect(await page.locator('form').innerText()).not.toContain('](');
  expect(await link(page).getAttribute('href')).toMatch(/\/bread$/);
  const name = 'I have read the safety rules and call the bakery if in doubt';
  expect(await page.getByRole('checkbox', { name, exact: true }).count()).toBe(1);
});

test('following it opens a new tab, ticks nothing and leaves the form as it is', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(address);
  await page.locator('[name=city]').fill('Kisumu');
  const [rules] = await Promise.all([page.context().waitForEvent('page'), link(page).click()]);
  await rules.getByRole('heading', { level: 1, name: 'Our bread' }).waitFor();
  await rules.close();
  expect(await page.locator('[name=city]').inputValue()).toBe('Kisumu');
  expect(await box(page).isChecked()).toBe(false);
  await page.getByText('I have read the').click({ position: { x: 5, y: 8 } });
  expect(await box(page).isChecked()).toBe(true);
});

test('it is reached and followed by the keyboard, after its box', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(address);
  await box(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
  const [rules] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await rules.close();
  expect(await box(page).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('href')), 'tel:+254711222333');
});

test('what is sent by hand has the words of labels and choices, without marks or values', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(address);
  await page.locator('[name=city]').fill('Kisumu');
  for (const choice of ['Sliced rye', 'Spelt']) await page.getByLabel(choice).check();
  await box(page).check();
  await page.route('**/send-form', (route) => route.fulfill({ status: 400, body: 'No' }));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const mail = page.getByRole('link', { name: 'Send by email' });
  const written = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(written).toContain('Bread: Sliced rye, Spelt\r\n');
  expect(written).toContain('I have read the safety rules and call the bakery if in doubt: ✓');
  await page.unroute('**/send-form');
  await page.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => readMessages(outbox).length, 1);
  expect(Object.fromEntries(readMessages(outbox)[0]?.fields ?? [])).toMatchObject({ bread: 'rye, sliced, spelt' });
});
