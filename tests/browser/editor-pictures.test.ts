import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, frozenText, siteText, test } from './editor-test';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>';

test('a picture is dropped on its field or chosen, leads to where it is used, and asks for what it shows where nothing is said of it', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  await shown.locator('header img').first().click();
  const choose = form.getByRole('button', { name: 'Choose a picture' }).first();
  await drop(choose, 'Dropped.svg');
  await form.getByText('uploads/dropped.svg').first().waitFor();
  expect(existsSync(join(server.folder, 'uploads/dropped.svg'))).toBe(true);
  const dialog = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Where it is used, turn, cut, replace' }).first().click();
  await dialog.getByRole('button', { name: /^The site itself, logo/ }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await choose.click();
  await dialog.getByRole('searchbox').fill('dropped');
  await eventually(() => dialog.getByRole('listitem').locator('img').count(), 1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { gone, come } = changedLines(frozenText, siteText(server));
  expect([gone.length, come.length]).toEqual([1, 1]);
  expect(come.join()).toContain('uploads/dropped.svg');

  await contents.getByRole('button', { name: 'The site itself' }).click();
  const logo = form.locator('[data-pointer="/site/logo"]');
  const words = logo.getByRole('textbox', { name: 'What it shows' });
  const asks = logo.getByText('Say in a few words what is seen here, for those who do not see it.');
  const isAsked = (): Promise<boolean> => words.evaluate((field) => field === document.activeElement);
  const upload = { name: 'Asked.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await logo.locator('input[type=file]').setInputFiles(upload);
  await logo.getByText('uploads/asked.svg').first().waitFor();
  // What was said of the former picture may not be right of this one.
  await eventually(isAsked, true);
  await logo.getByText('This was said of the picture before.').waitFor();
  expect(await asks.count()).toBe(0);
  await words.fill('');
  await logo.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('asked');
  await page.getByRole('dialog').getByRole('button', { name: 'asked.svg' }).click();
  await eventually(isAsked, true);
  await eventually(() => announced.innerText(), 'The site itself, logo changed');
  await asks.waitFor();
  await page.keyboard.type('A road');
  expect(await words.inputValue()).toBe('A road');
  expect(await asks.count()).toBe(0);
  await words.fill('');
  await choose.focus();
  await drop(choose, 'Once more.svg');
  await logo.getByText('uploads/once-more.svg').first().waitFor();
  await eventually(isAsked, true);
  expect(troubles).toEqual([]);
});

test('a file that is put beside the site is seen at once, removed from beside its hint, and brought back', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const file = join(server.folder, 'uploads/unused.svg');
  const { page, announced, troubles } = await openEditor();
  writeFileSync(file, drawing);
  const problems = page.getByRole('region', { name: 'Notices' });
  await problems.locator('summary').click();
  await problems.getByRole('button', { name: 'Remove the file uploads/unused.svg' }).click();
  await eventually(() => announced.innerText(), 'uploads/unused.svg removed');
  expect(existsSync(file)).toBe(false);
  const removed = problems.getByText('uploads/unused.svg was removed.');
  await removed.waitFor();
  // Its words begin where the others do.
  const start = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).paddingLeft);
  expect(await start(removed)).toBe(await start(problems.getByText('Press one to go there')));
  await problems.getByRole('button', { name: 'Bring it back' }).click();
  await eventually(() => announced.innerText(), 'uploads/unused.svg is back');
  expect(readFileSync(file, 'utf8')).toBe(drawing);
  await eventually(() => problems.getByText('was removed').count(), 0);
  expect(troubles).toEqual([]);
});

/** Lets a drawing fall on a button, as from a folder of this computer. */
function drop(button: Locator, name: string): Promise<void> {
  return button.evaluate(
    (element, [called, svg]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([svg ?? ''], called ?? '', { type: 'image/svg+xml' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, drawing],
  );
}
