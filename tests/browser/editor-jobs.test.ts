import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import type { CatalogueServer } from './catalogue-test';
import { changedLines, focused, keepFile, siteText, tabTo, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

/** Saves by the keyboard; gives the lines that are gone from the file, and those that have come. */
async function saved(page: Page, server: CatalogueServer): Promise<ReturnType<typeof changedLines>> {
  await page.keyboard.press('Control+s');
  await eventually(() => page.locator('.announced').innerText(), expect.stringMatching(/^Saved\./));
  return changedLines(before(), siteText(server));
}

test('our number is another: by keyboard', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await page.keyboard.type('values');
  await tabTo(page, 'Values used in texts');
  await page.keyboard.press('Enter');
  await tabTo(page, 'phone');
  await page.locator('.reach', { hasText: /shows on \d+ pages/ }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('+254 711 222 333');
  expect(await announced.innerText()).toBe('Values used in texts, phone changed');
  const { gone, come } = await saved(page, server);
  expect([gone.length, come]).toEqual([1, ['"phone": "+254 711 222 333",']]);
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\. \d+ pages have changed: /));
});

test('home begins with something else: by keyboard', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  const blocks = page.locator('.blocks > li');
  const [first = '', second = ''] = await blocks.allInnerTexts();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Move down');
  await page.keyboard.press('Enter');
  await eventually(() => announced.innerText(), expect.stringContaining(` moved to 2 of `));
  await eventually(() => focused(page), 'Move down');
  expect((await blocks.allInnerTexts()).slice(0, 2)).toEqual([second, first]);
  const { gone, come } = await saved(page, server);
  // Lines that were moved are in both versions.
  expect([gone, come]).toEqual([[], []]);
  expect(siteText(server)).not.toBe(before());
});

test('a page is taken off the site: by keyboard', async ({ openEditor, server }) => {
  const { page, form } = await openEditor();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await page.keyboard.type('/work/qatar');
  await tabTo(page, 'Work in Qatar');
  await page.keyboard.press('Enter');
  await eventually(() => form.getByRole('heading').first().innerText(), expect.stringContaining('Work in Qatar'));
  await tabTo(page, 'More that can be said here');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Draft');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Draft');
  await page.keyboard.press('Space');
  await eventually(() => form.getByLabel('Draft').isChecked(), true);
  await page.locator('.problems summary').waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await eventually(() => page.getByRole('button', { name: 'Saved' }).isDisabled(), true);
  expect(siteText(server)).toBe(before());
});

test('one more question is answered: by mouse', async ({ openEditor, server }) => {
  const { page, form, announced } = await openEditor();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: '/contact' }).click();
  await contents.getByRole('button', { name: /^Questions and answers/ }).click();
  await form.getByRole('button', { name: /^Add/ }).first().click();
  await eventually(() => announced.innerText(), expect.stringMatching(/added$/));
  await form.getByRole('textbox', { name: 'Question' }).last().fill('Do you help with loans?');
  await form.getByRole('textbox', { name: 'Answer' }).last().fill('No, but we say what a bank will ask you.');
  const { gone, come } = await saved(page, server);
  expect(come.join()).toContain('"Do you help with loans?"');
  expect(come.join()).toContain('"No, but we say what a bank will ask you."');
  // Of what stood there before, one bracket got a comma.
  expect(gone.length).toBeLessThan(2);
});

test('an accent in which words cannot be read is told beside it, and not saved', async ({ openEditor, server }) => {
  const { page, form, announced } = await openEditor();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Theme' }).click();
  await form.getByLabel('Accent', { exact: true }).fill('#ffe9a8');
  await form
    .locator('.problems-here', { hasText: /contrast|read/ })
    .first()
    .waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^(Saved, but for Theme|What is wrong)/));
  expect(siteText(server)).toBe(before());
});

test('a picture from this device is put in the place of another, with what it shows', async ({
  openEditor,
  server,
}) => {
  const { page, form, shown } = await openEditor();
  await shown.locator('header img').first().click();
  const upload = form.locator('input[type=file]').first();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>';
  await upload.setInputFiles({ name: 'New logo (2).svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await form.getByText('uploads/new-logo-2.svg').first().waitFor();
  const { come } = await saved(page, server);
  expect(come.join()).toContain('"uploads/new-logo-2.svg"');
  rmSync(join(server.folder, 'uploads/new-logo-2.svg'));
});

test('words are changed and a block is taken off in a narrow window, by touch', async ({ openEditor, server }) => {
  const { page, form, shown, announced } = await openEditor({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await shown.locator('h1').click();
  await form.getByLabel('Heading', { exact: true }).fill('Here we begin');
  await form.getByRole('button', { name: 'Move down' }).last().click();
  await eventually(() => announced.innerText(), expect.stringContaining('Here we begin moved to 2'));
  await page.getByRole('button', { name: 'Undo' }).click();
  const { gone, come } = await saved(page, server);
  expect([gone.length, come]).toEqual([1, ['"heading": "Here we begin",']]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('our mail is another, found in a narrow window by what it is now', async ({ openEditor, server }) => {
  const { page, form, announced } = await openEditor({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).fill('info@');
  await page.getByRole('button', { name: 'Email: info@example.com' }).click();
  const field = form.getByRole('textbox', { name: 'email', exact: true });
  await eventually(() => field.evaluate((element) => element === document.activeElement), true);
  await field.fill('hello@example.com');
  await eventually(() => announced.innerText(), 'Values used in texts, email changed');
  const { gone, come } = await saved(page, server);
  expect([gone.length, come]).toEqual([1, ['"email": "hello@example.com",']]);
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).fill('no such thing');
  await page.getByText('No page, entry or value is called that.').waitFor();
});
