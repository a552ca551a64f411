import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { test } from './editor-test';

test('a draft is one file with every page, which opens from the disk, asks nobody for anything and runs nothing', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form, troubles } = await openEditor();
  await shown.locator('h1').click();
  await form.getByLabel('Heading', { exact: true }).fill('Not published yet');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show it to somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show it to somebody' });
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  const link = dialog.getByRole('link', { name: /^Save the file/ });
  await link.waitFor();
  await dialog.getByText('The file is ready.', { exact: true }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const file = join(temporaryFolder(), 'draft.html');
  await download.saveAs(file);
  const asked: string[] = [];
  const opened = await page.context().newPage();
  opened.on('request', (request) => asked.push(request.url()));
  await opened.goto(`file://${file}`);
  await opened.getByRole('heading', { name: 'Not published yet', level: 1 }).waitFor();
  expect(await opened.locator('.draft').count()).toBeGreaterThan(25);
  expect(await opened.locator('.draft:visible').count()).toBe(1);
  expect(await opened.locator('script').count()).toBe(0);
  expect(await opened.locator('img:not([src^="data:"])').count()).toBe(0);
  const pictures = opened.locator('img:visible');
  expect(
    await pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0)),
  ).toEqual([]);
  await opened.getByRole('link', { name: 'Apply Now' }).first().click();
  await opened.getByRole('heading', { name: 'Apply to Study Abroad', level: 1 }).waitFor();
  expect(await opened.locator('.draft:visible').count()).toBe(1);
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([`file://${file}`]);
  // Where a picture cannot be had any more, that is said.
  await page.route('**/*.{jpg,webp,png,svg}*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await dialog.getByText(/could not be fetched and (is|are) missing in it/).waitFor();
  // A page is drawn in the place of another before all pictures of that have come; the last ones are refused above.
  expect(troubles.filter((trouble) => !/net::ERR_(ABORTED|FAILED)$/.test(trouble))).toEqual([]);
});
