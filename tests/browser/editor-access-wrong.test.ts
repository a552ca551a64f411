import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPart } from './editor-access-test';
import { close, press, testStates } from './editor-states';
import { pasteBlock, siteText } from './editor-test';

testStates('what is wrong', { tags: 'night' }, [
  [
    'colours that cannot be read',
    async ({ page, form }) => {
      await openPart(page, 'Colours and look');
      await form.getByLabel('Ink', { exact: true }).fill('#f0f0f0');
      await form.locator('.problems-here').first().waitFor();
      await page.locator('.problems summary').click();
    },
    ({ page }) => page.keyboard.press('Control+z'),
  ],
  [
    'a conflict',
    async ({ page, form, server }) => {
      await openPart(page, 'Opening: Your Gateway');
      await form.getByLabel('Heading', { exact: true }).fill('Mine');
      const theirs = siteText(server).replace('"Your Gateway to Global Opportunities"', '"Theirs"');
      writeFileSync(join(server.folder, 'site.json'), theirs);
      await page.getByRole('button', { name: 'Take the other' }).waitFor();
    },
    ({ page }) => press(page, 'Take the other'),
  ],
  [
    'a column that no field is called like',
    async ({ page, dialog }) => {
      await openPart(page, 'Study destinations');
      const text = 'slug;airport;foundation;wrong\naustralia;MEL;yes;1\nsomewhere;XXX;perhaps;1\nnowhere;;;\n';
      const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.getByLabel('Import a spreadsheet').setInputFiles(file);
      await dialog.getByRole('checkbox', { name: 'Make “wrong” a field' }).uncheck();
    },
  ],
  [
    'rows of which some are refused',
    async ({ dialog }) => {
      await dialog.getByRole('button', { name: 'Go on' }).click();
      await dialog.locator('[data-severity="error"]').first().waitFor();
    },
    close,
  ],
  [
    'what a pasted block lacks',
    async ({ page, dialog }) => {
      const lacking = { type: 'notice', text: 'Ask {nobody}, or read [this](/nowhere).', icon: 'no-such-icon' };
      await pasteBlock(page, JSON.stringify(lacking));
      await dialog.getByRole('heading', { name: 'Pasted, and something is missing here' }).waitFor();
    },
    async (opened) => {
      await close(opened);
      await opened.page.keyboard.press('Control+z');
    },
  ],
  [
    'what is no block',
    async ({ page, dialog }) => {
      await pasteBlock(page, 'Only words');
      await dialog.getByRole('alert').waitFor();
    },
    close,
  ],
]);
