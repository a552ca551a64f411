import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenOptions } from './browser-test';
import { applicant, fill, submit } from './form-steps';
import { type OwnSite, test } from './form-test';

const alone: OpenOptions = { isAlone: true };

/** Has an application refused, so that the other ways stand there. */
async function meetRefusal(page: Page, site: OwnSite, answers: Record<string, string>): Promise<void> {
  await fill(page, answers);
  await site.fail('403');
  await submit(page);
  await page.getByRole('button', { name: 'Copy my application' }).waitFor();
}

function hrefOf(page: Page, name: string): Promise<string | null> {
  return page.getByRole('link', { name }).getAttribute('href');
}

const written = (email: string): string[] => [
  'First Name: Wanjiku',
  'Last Name: Ödmann',
  `Email Address: ${email}`,
  'Phone Number: +254 711 222 333',
  'City: Kisumu',
  'Current School/Institution Name: Lake School',
  'Current/Completed Academic Year: KCSE Form 4',
  'Course Type: Degree',
  'Country of Study: Finland',
  'Course of Interest: Forestry and <b>timber</b> & wood',
];

test.concurrent('the whole application can be sent by e-mail, by WhatsApp, or copied', async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, {
    ...alone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await meetRefusal(page, site, answers);
  const lines = written(answers.email);
  const mail = new URL((await hrefOf(page, 'Send by email')) ?? '');
  const [, subject = '', body = ''] = /^\?subject=(.*)&body=(.*)$/.exec(mail.search) ?? [];
  expect(mail.protocol + mail.pathname).toBe('mailto:info@example.com');
  expect(decodeURIComponent(subject)).toMatch(/^Application [0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const reference = decodeURIComponent(subject).slice('Application '.length);
  const ending = ['', `Your reference: ${reference}`];
  expect(decodeURIComponent(body).split('\r\n')).toEqual([...lines, ...ending]);
  const whatsApp = new URL((await hrefOf(page, 'Send by WhatsApp')) ?? '');
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/254700000000');
  expect(whatsApp.searchParams.get('text')?.split('\n')).toEqual([...lines, ...ending]);
  await page.getByRole('button', { name: 'Copy my application' }).click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([...lines, ...ending]);
});

test.concurrent('what is changed after a failure is in the links too', { tags: 'night' }, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, alone);
  await meetRefusal(page, site, applicant());
  await page.locator('[name=city]').fill('Lamu & Manda');
  await page.locator('[name=courseType]').selectOption('masters');
  for (const name of ['Send by email', 'Send by WhatsApp']) {
    const text = decodeURIComponent((await hrefOf(page, name)) ?? '');
    expect(text).toContain('City: Lamu & Manda');
    expect(text).toContain("Course Type: Master's");
  }
});

test.concurrent('an application too long for a link is never cut: that is said, and it is copied', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, {
    ...alone,
    // All pages of a browser share one clipboard, and another test reads it.
    prepare: (opened) =>
      opened.addInitScript(() => {
        Clipboard.prototype.writeText = async (text) => void Object.assign(window, { copied: text });
      }),
  });
  const long = 'Forestry 🎓 '.repeat(450).trim();
  await meetRefusal(page, site, { ...applicant(), courseInterest: long });
  expect(await page.locator('form').innerText()).toContain('Your answers are too long to be put into a message');
  expect(await hrefOf(page, 'Send by email')).toMatch(/^mailto:info@example\.com\?subject=Application%20[\w-]+$/);
  expect(await hrefOf(page, 'Send by WhatsApp')).toBe('https://wa.me/254700000000');
  await page.getByRole('button', { name: 'Copy my application' }).click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain(long);
  await page.locator('[name=courseInterest]').fill('Forestry');
  expect(await hrefOf(page, 'Send by email')).toContain('Forestry');
});

test.concurrent('where the browser does not let a page copy, the text stands there, selected', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, {
    ...alone,
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      }),
  });
  await meetRefusal(page, site, answers);
  await page.getByRole('button', { name: 'Copy my application' }).click();
  const area = page.getByLabel('This browser does not let us copy.');
  expect(await area.evaluate((element) => element === document.activeElement)).toBe(true);
  const selected = await area.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected.split('\n').slice(0, 10)).toEqual(written(answers.email));
});

test.concurrent('a form that names no address offers to try again and to copy', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/events`, alone);
  await site.fail('403');
  await page.getByLabel('Email Address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('alert').getByText('We could not add you to the list').waitFor();
  expect(await page.locator('form button, form a').allTextContents()).toEqual(['Try again', 'Copy my answers']);
});
