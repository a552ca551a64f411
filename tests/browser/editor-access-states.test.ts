import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { expectUsable, openPart, test } from './editor-access-test';
import { keepFile, pasteBlock } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });
keepFile();

test('rows that are refused, what a pasted block lacks and what is none can be read by everybody', async ({
  openEditor,
}) => {
  const { page } = await openEditor();
  const dialog = page.getByRole('dialog');
  await openPart(page, 'Study destinations');
  const text = 'slug;airport;foundation;wrong\naustralia;MEL;yes;1\nsomewhere;XXX;perhaps;1\nnowhere;;;\n';
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Take from CSV').setInputFiles(file);
  await dialog.locator('[data-severity="error"]').first().waitFor();
  await expectUsable(page, 'rows of which some are refused');
  await close(page);
  const lacking = { type: 'notice', text: 'Ask {nobody}, or read [this](/nowhere).', icon: 'no-such-icon' };
  await pasteBlock(page, JSON.stringify(lacking));
  await dialog.getByRole('heading', { name: 'Pasted, and something is missing here' }).waitFor();
  await expectUsable(page, 'what a pasted block lacks');
  await close(page);
  await page.keyboard.press('Control+z');
  await pasteBlock(page, 'Only words');
  await dialog.getByRole('alert').waitFor();
  await expectUsable(page, 'what is no block');
});

test('what is asked before something is made, renamed or deleted says at its field what is wrong', async ({
  openEditor,
}) => {
  const { page, contents, form } = await openEditor();
  const dialog = page.getByRole('dialog');
  await contents.getByRole('button', { name: 'New collection' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await refusedAt(dialog.getByLabel('What are they called?'))).toMatch(/^A collection needs a name/);
  expect(await refusedAt(dialog.getByLabel('The first of them is'))).toBe('The first entry needs a name.');
  await expectUsable(page, 'a collection without a name');
  await close(page);
  await openPart(page, 'Study destinations');
  await form.getByRole('button', { name: 'Add one like…' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await refusedAt(dialog.getByRole('textbox').first())).toMatch(/is missing|already/);
  await expectUsable(page, 'one more entry');
  await close(page);
  await openPart(page, 'Route map');
  await form.getByRole('button', { name: 'Make it shared' }).click();
  await form.getByRole('textbox', { name: 'What is it called?' }).fill('Ready to start');
  await form.getByRole('button', { name: 'Make it shared' }).click();
  expect(await refusedAt(form.getByLabel('What is it called?'))).toMatch(/already\.$/);
  await expectUsable(page, 'a name that a shared block has already');
  await contents.getByRole('button', { name: '/contact' }).click();
  const address = form.getByLabel('Address', { exact: true });
  await address.fill('/apply');
  await form.getByRole('button', { name: 'Change the address' }).click();
  expect(await refusedAt(address)).toMatch(/^Another page already has the address/);
  await expectUsable(page, 'an address that is taken');
  await form.getByRole('button', { name: 'Delete this page' }).click();
  await dialog.getByRole('combobox').waitFor();
  await expectUsable(page, 'what leads to a page that is to be deleted');
});

test('what is chosen from can be used by everybody: icons, flags, pictures, and more of a field', async ({
  openEditor,
}) => {
  const { page, form, shown } = await openEditor();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await dialog.getByRole('searchbox').fill('card');
  await expectUsable(page, 'blocks as they are drawn');
  await dialog
    .getByRole('button', { name: /^Card grid/ })
    .first()
    .click();
  await form.getByLabel('Heading', { exact: true }).waitFor();
  await form.evaluate((element) => {
    for (let depth = 0; depth < 4; depth++) for (const one of element.querySelectorAll('details')) one.open = true;
  });
  await expectUsable(page, 'every field of a block, with more of each open');
  for (const name of ['Icon', 'Flag']) {
    const choose = form.getByRole('button', { name: `Choose for ${name}` }).first();
    if ((await choose.count()) === 0) continue;
    await choose.click();
    await dialog.getByRole('listitem').nth(20).waitFor();
    await expectUsable(page, `choosing: ${name}`);
    await close(page);
  }
  await page.keyboard.press('Control+z');
  await shown.locator('header img').first().click();
  await form.getByRole('button', { name: 'Choose a picture' }).first().click();
  await dialog.getByRole('listitem').locator('img').first().waitFor();
  await expectUsable(page, 'the pictures that there are');
});

test('typing on the page, and trying it out, hide nothing of the window from anybody', async ({ openEditor }) => {
  const { page, shown } = await openEditor();
  await shown.locator('h1').dblclick();
  await shown.locator('h1[contenteditable]').waitFor();
  await expectUsable(page, 'typing on the page');
  await shown.locator('h1').press('Escape');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Try it out', pressed: true }).waitFor();
  await expectUsable(page, 'trying it out');
});

/** What a field says of itself to whoever hears it, once it was refused. */
async function refusedAt(field: Locator): Promise<string> {
  await eventually(() => field.getAttribute('aria-invalid'), 'true');
  return field.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.innerText ?? '');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count(), 0);
}
