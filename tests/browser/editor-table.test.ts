import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, focused, frozenText, type OpenEditor, siteText, test } from './editor-test';
import { undoSteps } from './undo-steps';

test('rows are moved, added like others and deleted in the table of a collection, each cell is a field, and a collection comes and goes whole', {
  tags: 'night',
}, async ({ openEditor }) => {
  const editor = await openEditor();
  const { page, contents, form, announced, troubles } = editor;
  const table = await openTable(page, 'Services');
  const titles = table.getByRole('rowheader');
  const [first = '', second = '', third = ''] = await titles.allInnerTexts();
  const actions = table.getByText(`Actions for ${first}`);
  await actions.click();
  await table.getByRole('button', { name: 'Move down' }).click();
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(`^${first} moved to 2 of \\d+, after ${second}$`),
  );
  expect((await titles.allInnerTexts()).slice(0, 3)).toEqual([second, first, third]);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Move down');
  await table.getByRole('button', { name: 'Add one like this' }).click();
  const dialog = page.getByRole('dialog', { name: 'One more of Services' });
  await dialog.waitFor();
  expect(
    await dialog.getByRole('textbox').evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))),
  ).toEqual(['title', 'path']);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Title is missing.').waitFor();
  await dialog.getByLabel('Title').fill('Talks');
  await dialog.getByLabel('Path').fill('/events');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), `Talks added, like ${first}`);
  await page.getByRole('button', { name: 'All entries' }).click();
  expect((await titles.allInnerTexts()).slice(0, 4)).toEqual([second, first, 'Talks', third]);
  await actions.click();
  await table.getByRole('button', { name: 'Delete' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(`^${first} deleted`));
  const cell = table.getByRole('textbox', { name: /^Title of / }).first();
  await cell.fill('Other');
  await eventually(() => announced.innerText(), 'Other, title changed');
  await cell.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel), 'Title of Talks');
  await undoSteps(page, 4);
  await page.getByRole('button', { name: 'Saved' }).waitFor();

  await addTours(editor);
  await contents.getByRole('button', { name: 'Events', exact: true }).click();
  // What a save asks for is answered after the pages on which it shows.
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved/));
  expect(await form.getByText('no page yet').count()).toBe(0);
  await contents.getByRole('button', { name: 'Guided tours', exact: true }).click();
  await form.getByRole('button', { name: 'Delete this collection' }).click();
  await eventually(() => announced.innerText(), 'Collection Guided tours deleted');
  expect(troubles).toEqual([]);
});

test('a part of the site is added over a collection, a field becomes one of another kind, its numbers are raised, and a collection is deleted with all that uses it', {
  tags: 'night',
}, async ({ openEditor }) => {
  const editor = await openEditor();
  const { page, contents, form, announced, troubles } = editor;
  await contents.getByRole('button', { name: 'Add to the site' }).click();
  await page.getByRole('dialog', { name: 'Add to the site' }).getByRole('searchbox').fill('reservation');
  await page.keyboard.press('Enter');
  const part = page.getByRole('dialog', { name: 'Add Booking' });
  await part.getByLabel('What is it called on your site?').fill(' ');
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await part.getByText('Say what it is called.').waitFor();
  await part.getByLabel('What is it called on your site?').fill('Book a talk');
  await part.getByLabel('What can be chosen in its form').selectOption({ label: 'Services' });
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), 'Book a talk added');
  await eventually(() => focused(page), 'Opening: Book a talk');
  await undoSteps(page, 1);

  await addTours(editor);
  await form.getByRole('combobox', { name: 'How hard of Old Town' }).selectOption('Hard');
  await form.getByText('Its name and its fields').click();
  await form.locator('summary', { hasText: 'How hard' }).click();
  await form.getByLabel('What it holds').selectOption({ label: 'Number' });
  const lost = page.getByRole('dialog', { name: 'Make “How hard” of another kind?' });
  await lost.getByText('One entry says something there that cannot be read as that.').waitFor();
  await lost.getByRole('button', { name: 'Change it, and take that out' }).click();
  await eventually(() => announced.innerText(), '“How hard” is of another kind');
  await form.getByRole('textbox', { name: 'How hard of Old Town' }).fill('10');
  await form.getByRole('button', { name: 'Raise or lower numbers' }).click();
  const raised = page.getByRole('dialog', { name: 'Raise or lower numbers' });
  await raised.getByRole('button', { name: 'Change 0 numbers' }).click();
  await raised.getByText('Write a number, such as 10 to raise or -10 to lower.').waitFor();
  await raised.getByLabel('By how much?').fill('10');
  await raised.getByText('Old Town: 10 → 11').waitFor();
  await raised.getByRole('button', { name: 'Change one number' }).click();
  await eventually(() => announced.innerText(), 'How hard of 1 of guided tours changed');
  await form.getByRole('button', { name: 'Delete this field' }).click();
  await eventually(() => announced.innerText(), 'Field “How hard” deleted, with what 1 of the entries said');
  await contents.getByRole('button', { name: 'Services', exact: true }).click();
  await form.getByRole('button', { name: 'Delete this collection' }).click();
  const deleted = page.getByRole('dialog', { name: 'Delete Services' });
  await deleted.getByText(/^\d+ places use Services/).waitFor();
  await deleted.getByRole('button', { name: 'Delete it' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Collection Services deleted, with what was m/));
  expect(troubles).toEqual([]);
});

test('a collection goes out as CSV and comes back row by row, as cells of a spreadsheet do, with what is wrong in each, on a click, as one step', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, announced, troubles } = await openEditor();
  const table = await openTable(page, 'Study destinations');
  const coming = page.waitForEvent('download');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('studyDestinations.csv');
  const text = (await buffer(await download.createReadStream())).toString();
  expect(text).toMatch(/^\uFEFFcode,.*,slug\r/);
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(/^studyDestinations\.csv saved, with 9 entries\./),
  );
  const dialog = page.getByRole('dialog');
  await choose(page, text);
  await dialog.getByRole('status').filter({ hasText: '0 rows would change something.' }).waitFor();
  await page.keyboard.press('Escape');

  const changed = 'slug;airport;foundation;wrong\naustralia;MEL;yes;1\nsomewhere;XXX;perhaps;1\n';
  await choose(page, changed);
  const columns = page.getByRole('dialog', { name: 'New columns' });
  expect(await columns.getByLabel('What “wrong” holds').inputValue()).toBe('number');
  await columns.getByLabel('Make “wrong” a field').uncheck();
  await columns.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('The column “wrong” is not taken: no entry has a field of that name.').waitFor();
  await dialog.getByText('new: name in the address “somewhere”').waitFor();
  await dialog.getByText('Foundation: “perhaps” is neither “true” nor “false”.').waitFor();
  await dialog.getByRole('button', { name: 'Take 1 row', exact: true }).click();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { come } = changedLines(frozenText, siteText(server));
  expect(come.join()).toContain('MEL');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), frozenText);

  // A new row that a template cannot use names what it lacks, and is not chosen.
  await choose(page, 'slug,airport\nnowhere,XXX\n');
  await dialog.locator('[data-severity="error"]').first().waitFor();
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Take 0 rows' }).waitFor();
  await page.keyboard.press('Escape');

  const cell = table.getByRole('textbox', { name: /^Country of / }).first();
  const country = await cell.inputValue();
  const last = await table.getByRole('row').count();
  await pasteInto(cell, 'Australia II\tMEL\nCanada II\tYVR\n');
  await dialog.getByRole('status').filter({ hasText: '2 rows would change something.' }).waitFor();
  expect(siteText(server)).toBe(frozenText);
  await dialog.getByRole('checkbox').nth(1).uncheck();
  await dialog.getByRole('button', { name: 'Take 1 row', exact: true }).click();
  await eventually(() => announced.innerText(), '1 row taken from a spreadsheet: 0 added, 1 changed');
  expect(await cell.inputValue()).toBe('Australia II');
  expect(await table.getByRole('row').count()).toBe(last);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(frozenText, siteText(server)).gone.join()).toContain(country);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), frozenText);
  expect(troubles).toEqual([]);
});

test('the rows of a table block are a grid, whose rows and columns are added, filled and deleted', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form, announced, troubles } = await openEditor();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('table');
  const types = page.getByRole('dialog').getByRole('button', { name: /^Table/ });
  await types.first().click();
  const grid = form.getByRole('table');
  await grid.waitFor();
  await form.getByRole('button', { name: 'Add a whole column' }).click();
  await eventually(() => announced.innerText(), 'Column added');
  await form.locator('[data-pointer$="/columns/0"]').fill('Program');
  await form.locator('[data-pointer$="/columns/1"]').fill('Duration');
  await form.getByRole('button', { name: 'Add a row' }).click();
  // Nobody has been wrong in it yet.
  await page
    .getByRole('region', { name: 'Notices' })
    .getByText(/still to fill in/)
    .waitFor();
  await pasteInto(grid.getByLabel('Program, row 2'), '3 years\tIn Nairobi\n4 years\tIn Mombasa\n');
  await eventually(() => shown.locator('main table').last().innerText(), expect.stringContaining('In Mombasa'));
  await grid.getByText('Program', { exact: true }).click();
  await grid.getByRole('button', { name: 'Delete the column' }).click();
  await eventually(() => announced.innerText(), 'Column Program deleted');
  expect(await grid.getByLabel('Duration, row 3').inputValue()).toBe('In Mombasa');
  await undoSteps(page, 7);
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  expect(troubles).toEqual([]);
});

/** Makes a collection with the fields of another, and a field of its own. */
async function addTours({ page, contents, form, announced }: OpenEditor): Promise<void> {
  await contents.getByRole('button', { name: 'New collection' }).click();
  const asked = page.getByRole('dialog', { name: 'New collection' });
  await asked.getByLabel('What are they called?').fill('Guided tours');
  await asked.getByLabel('The first of them is').fill('Old Town');
  await asked.getByLabel('With the fields of').selectOption({ label: 'Services' });
  await asked.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), 'Collection Guided tours added');
  await eventually(() => form.getByRole('heading').first().innerText(), 'Old Town');
  await contents.getByRole('button', { name: 'Guided tours', exact: true }).click();
  await form.getByText('More', { exact: true }).click();
  await form.getByRole('button', { name: 'Add a field' }).click();
  const field = page.getByRole('dialog', { name: 'A new field of Guided tours' });
  await field.getByRole('button', { name: 'Add', exact: true }).click();
  await field.getByText('A field needs a name that begins with a letter from a to z.').waitFor();
  await field.getByLabel('What is it called?').fill('How hard');
  await field.getByLabel('What does it hold?').selectOption({ label: 'One of several' });
  await field.getByLabel('What can be chosen, one a line').fill('Easy\n\nHard');
  await field.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), 'Field “How hard” added to Guided tours');
}

async function openTable(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name, exact: true }).click();
  const table = page.getByRole('table');
  await table.waitFor();
  return table;
}

/** Chooses a CSV file of some text. */
async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Import a spreadsheet').setInputFiles(file);
}

async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
