import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { expectAccessible, openPart, test } from './editor-access-test';
import { keepFile, siteText } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });
keepFile();

/** The site with a page of what it does not have: rows as a grid, and a question that is asked after an answer. */
function withRareParts(text: string): string {
  const site = JSON.parse(text);
  const { blocks: apply } = site.routes.find(({ path }: { path: string }) => path === '/apply');
  const form = structuredClone(apply.find(({ type }: { type: string }) => type === 'form'));
  form.sections[1].fields[0].when = { academicYear: ['kcse-form4'] };
  const rows = [['Talk', '0'], { from: 'studyDestinations', as: ['{country}', ''] }];
  const table = { type: 'table', heading: 'Prices', columns: ['What', 'Price'], rows };
  const blocks = [{ type: 'hero', heading: 'Rare' }, table, form];
  site.routes.push({ path: '/rare', title: 'Rare', description: 'What few sites have.', blocks });
  return JSON.stringify(site, null, 2);
}

test('the window as it opens and the form of every part can be used by everybody', async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), withRareParts(siteText(server)));
  const { page } = await openEditor();
  await page.getByRole('complementary', { name: 'How to begin' }).waitFor();
  await expectAccessible(page, 'as it opens, with the tips');
  await page.getByRole('button', { name: 'All three' }).click();
  await expectAccessible(page, 'all three widths');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await page.getByRole('button', { name: 'Do not show this again' }).click();
  const parts = [
    ...['Hero: Your Gateway', 'Card grid: Study Destinations', 'Home', 'Study destinations', 'Office hours', 'Header'],
    ...['Footer', 'Values used in texts', 'The site itself', 'How forms are sent', 'Links between', 'Apply to Study'],
    ...['Form', 'Rare', 'Table: Prices', 'Form'],
  ];
  for (const part of parts) {
    await openPart(page, part);
    await expectAccessible(page, part);
  }
  await openPart(page, 'Study destinations');
  await page.getByRole('rowheader').getByRole('button').first().click();
  await page.getByRole('button', { name: 'All entries' }).waitFor();
  await expectAccessible(page, 'an entry');
});

test('what is wrong can be read by everybody: colours, their problems, a conflict', async ({ openEditor, server }) => {
  const { page, form } = await openEditor();
  await openPart(page, 'Theme');
  await form.getByLabel('Ink', { exact: true }).fill('#f0f0f0');
  await form.locator('.problems-here').first().waitFor();
  await page.locator('.problems summary').click();
  await expectAccessible(page, 'colours that cannot be read');
  await page.keyboard.press('Control+z');
  await openPart(page, 'Hero: Your Gateway');
  await form.getByLabel('Heading', { exact: true }).fill('Mine');
  writeFileSync(
    join(server.folder, 'site.json'),
    siteText(server).replace('"heading": "Your Gateway to Global Opportunities"', '"heading": "Theirs"'),
  );
  await page.getByRole('button', { name: 'Take the other' }).waitFor();
  await expectAccessible(page, 'a conflict');
  await page.getByRole('button', { name: 'Take the other' }).click();
});

test('every window over the others can be used by everybody', async ({ openEditor }) => {
  const { page, form } = await openEditor();
  const dialog = page.getByRole('dialog');
  await openPart(page, 'Hero: Your Gateway');
  await form.getByLabel('Text', { exact: true }).click();
  await form.locator('.ProseMirror').first().waitFor();
  await expectAccessible(page, 'a field of copy');
  await page.keyboard.press('Control+k');
  await dialog.waitFor();
  await expectAccessible(page, 'where a link leads');
  await page.keyboard.press('Escape');
  await form.getByLabel('Heading', { exact: true }).fill('Other words');
  const windows: [string, () => Promise<unknown>][] = [
    ['Find and replace', () => page.getByLabel('Find', { exact: true }).fill('Nairobi')],
    ['Changes', () => dialog.getByRole('button', { name: /^Before and after/ }).click()],
    ['Publish', () => dialog.getByRole('button', { name: /^(Download|Publish now)/ }).waitFor()],
    ['Add a block', () => dialog.getByRole('searchbox').fill('c')],
    ['Page: Home /', () => dialog.getByRole('searchbox').fill('study')],
  ];
  for (const [name, act] of windows) {
    await page.getByRole('button', { name, exact: true }).click();
    await act();
    await expectAccessible(page, name);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await eventually(() => dialog.count(), 0);
  }
  await page.getByRole('button', { name: 'Add a page' }).click();
  await expectAccessible(page, 'a new page');
});

test('each pane of a narrow window can be used by everybody', async ({ openEditor }) => {
  const { page } = await openEditor({ width: 360, height: 640 });
  for (const pane of ['Contents', 'Page', 'Form']) {
    await page.getByRole('button', { name: pane, exact: true }).click();
    await expectAccessible(page, pane);
  }
  await openPart(page, 'Study destinations');
  await expectAccessible(page, 'a table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
