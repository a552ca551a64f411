import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import { draftsBeside } from './editor-faults-test';
import { changedLines, type EditedSite, focused, frozenText, type OpenEditor, siteText, test } from './editor-test';

const written = (server: EditedSite) => JSON.parse(siteText(server)).collections.tours;
let start = '';

/** The site with tours, each with a page: their fields are what their entries say, and not all say the same. */
beforeEach<{ server: EditedSite }>(({ server }) => {
  const site = JSON.parse(frozenText);
  site.collections.tours = [
    { slug: 'dawn', name: 'Dawn', price: 895, seats: 8, text: 'At first light.', deposit: 100 },
    { slug: 'night', name: 'Night', price: 450, seats: 6, next: '2027-05-30' },
    { slug: 'school', name: 'School', price: 'on request', seats: 20 },
  ];
  const blocks = [{ type: 'hero', heading: '{name}', text: 'Tours' }];
  const words = { title: '{name}', description: 'For {seats} people.' };
  site.routes.push({ from: 'tours', path: '/tours/{slug}', ...words, blocks });
  start = `${JSON.stringify(site, null, 2)}\n`;
  writeFileSync(join(server.folder, 'site.json'), start);
});

async function openTours({ contents, form }: OpenEditor, entry?: string): Promise<void> {
  await contents.getByRole('button', { name: 'Tours', exact: true }).click();
  if (entry) await form.getByRole('rowheader').getByRole('button', { name: entry }).click();
}

async function empty(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.keyboard.press('End');
  const { length } = await field.inputValue();
  for (let count = 0; count < length; count++) await page.keyboard.press('Backspace');
}

test('a number, a text and a day stay in their fields and where they stand in the file while they are emptied and written anew, and no wheel turns them', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, contents, form, announced, troubles } = editor;
  await openTours(editor, 'Dawn');
  const price = form.getByLabel('Price', { exact: true });
  await price.click();
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('ArrowDown');
  expect(await price.inputValue()).toBe('895');
  expect(await announced.innerText()).toBe('');

  await empty(page, price);
  await page.keyboard.type('25');
  // No other entry says anything of it.
  await empty(page, form.getByLabel('Deposit', { exact: true }));
  await page.keyboard.type('950');
  await eventually(() => announced.innerText(), 'Dawn, deposit changed');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(start, siteText(server))).toEqual({
    gone: ['"price": 895,', '"deposit": 100'],
    come: ['"price": 25,', '"deposit": 950'],
  });

  await form.getByLabel('Text', { exact: true }).click();
  await page.keyboard.press('Control+a');
  const words = 'We start at **first light**, while the water is calm, and are back for breakfast.';
  await page.keyboard.type(words);
  await form.getByRole('button', { name: 'All entries' }).click();
  await form.getByRole('rowheader').getByRole('button', { name: 'Night' }).click();
  const day = form.getByLabel('Next', { exact: true });
  await day.fill('');
  await day.fill('2027-06-01');
  expect(await day.getAttribute('type')).toBe('date');
  await page.keyboard.press('Control+s');
  await eventually(() => [written(server)[0].text, written(server)[1].next], [words, '2027-06-01']);

  // Words in the place of a number become one in the same field.
  await openTours(editor, 'School');
  await form.getByLabel('Price', { exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('12');
  await eventually(() => focused(page), 'Price');
  await page.keyboard.press('Control+s');
  await eventually(() => written(server)[2], { slug: 'school', name: 'School', price: 12, seats: 20 });

  // An emptied field stays, also once the form is left where others say it.
  await openTours(editor, 'Dawn');
  await empty(page, price);
  await form.getByLabel('Seats', { exact: true }).focus();
  expect(await price.count()).toBe(1);
  await contents.getByRole('button', { name: 'Tours', exact: true }).focus();
  // The other entries say one, so it is asked for here, too.
  await price.focus();
  await page.keyboard.type('25');
  expect(await price.inputValue()).toBe('25');
  expect(troubles).toEqual([]);
});

test('a number is read as in a spreadsheet, and what can be read in two ways stays a draft that is named', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, announced } = editor;
  await openTours(editor, 'Dawn');
  const price = form.getByLabel('Price', { exact: true });
  await price.fill('');
  await price.pressSequentially('49,50');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(written(server)[0].price).toBe(49.5);
  await price.fill('1,200');
  await page.keyboard.press('Control+s');
  await eventually(() => written(server)[0].price, 1200);
  await price.fill('4.500');
  const why = 'Price: “4.500” can be read as 4.5 or as 4500: write one of these two.';
  await form.getByText(why).waitFor();
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), 'Saved, but for Dawn: something has to be put right first.');
  await eventually(() => draftsBeside(server.folder).join(), expect.stringContaining('4.500'));
  await page.reload();
  await page.locator('.problems summary').click();
  await page.getByRole('button', { name: why }).click();
  await eventually(() => price.inputValue(), '4.500');
  await price.fill('4500');
  await eventually(() => form.getByText(why).count(), 0);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(written(server)[0].price).toBe(4500);
});

test('a number in a cell stays there while it is emptied, and an end of an address that is refused is named and kept until it is put right', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, contents, form, announced } = editor;
  await openTours(editor);
  await empty(page, form.getByRole('textbox', { name: 'Deposit of Dawn' }));
  await page.keyboard.type('75');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const kept = siteText(server);
  expect(changedLines(start, kept).come).toEqual(['"deposit": 75']);

  const cell = form.getByRole('textbox', { name: 'Name in the address of Dawn' });
  await cell.fill('night');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), 'Saved, but for Dawn: something has to be put right first.');
  expect(siteText(server)).toBe(kept);
  const why = 'Another page already has the address "/tours/night".';
  await contents.getByRole('button', { name: 'Footer' }).click();
  await openTours(editor);
  expect(await cell.inputValue()).toBe('night');
  await page.locator('.problems summary').click();
  await page.getByRole('button', { name: why }).click();
  await form.getByRole('button', { name: 'Keep /tours/dawn' }).click();
  await eventually(() => page.getByText(why).count(), 0);
  await eventually(() => page.getByRole('button', { name: 'Saved', exact: true }).count(), 1);
});
