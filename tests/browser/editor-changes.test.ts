import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, command, frozenText, siteText, test } from './editor-test';

test('what is not saved is listed, drawn before and after at its place, and taken back by itself; an earlier version can be put back', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const written = new Date(2021, 1, 3);
  utimesSync(join(server.folder, 'site.json'), written, written);
  const { page, shown, form, announced, troubles } = await openEditor();
  await shown.locator('h1').click();
  const heading = form.getByLabel('Heading', { exact: true });
  const words = await heading.inputValue();
  await heading.fill('Other words');
  await form.getByLabel('Line above the heading').fill('Small');
  await command(page, 'Changes');
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await dialog.getByText(`before “${words}”, now “Other words”`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Before and after Home: opening, heading changed' }).click();
  const pointed = (title: string): Promise<string> =>
    dialog.frameLocator(`iframe[title^="${title}"]`).locator('h1[data-pointed], h1 [data-pointed]').innerText();
  await eventually(() => pointed('Before'), words);
  await eventually(() => pointed('After'), 'Other words');
  // What is pressed in a version leads nowhere.
  await dialog.frameLocator('iframe[title^="Before"]').getByRole('link', { name: 'Apply Now' }).first().click();
  expect(await dialog.isVisible()).toBe(true);
  expect(troubles).toEqual([]);
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'line above the heading changed' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await dialog.getByText('line above the heading changed').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(frozenText, siteText(server)).come).toEqual(['"heading": "Other words",']);
  await command(page, 'Changes');
  await dialog.getByText('Before: Home: opening, heading changed').waitFor();
  await page.getByRole('button', { name: /^What has changed since/ }).click();
  await dialog.getByRole('heading', { name: /^Since .*\d\d:\d\d/ }).waitFor();
  await dialog.getByRole('button', { name: 'opening, heading changed', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Put back the version of \d Feb 2021, \d\d:/ }).click();
  await eventually(() => heading.inputValue(), words);
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), frozenText);
});

test('what was added, deleted and moved, and a page with another address, is one thing each to take back, and the file is as it was', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, shown, form, announced } = await openEditor();
  const blocks = contents.locator('.blocks > li');
  const deleted = await blocks.nth(2).innerText();
  await blocks.nth(2).getByRole('button').first().click();
  await form.locator('[data-member$="/blocks/2"]').getByRole('button', { name: 'Delete' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/deleted\. “Undo” brings it back$/));
  await shown.locator('h1').click();
  await form.locator('[data-member$="/blocks/0"]').getByLabel('Move to').selectOption('1');
  await eventually(() => announced.innerText(), expect.stringMatching(/moved to 2/));
  await contents.getByRole('button', { name: 'Add a block' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('searchbox').fill('notice');
  await chooser
    .getByRole('button', { name: /^Notice/ })
    .first()
    .click();
  await command(page, 'Changes');
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  const takeBack = dialog.getByRole('button', { name: /^Take back/ });
  await eventually(() => takeBack.count(), 3);
  await takeBack.and(page.getByRole('button', { name: /Notice.* added/ })).click();
  await eventually(() => takeBack.count(), 2);
  // Another stands where that one was: so soon, a click would be the second of a double one, and a key is none.
  await takeBack.and(page.getByRole('button', { name: /deleted/ })).press('Enter');
  await eventually(() => blocks.filter({ hasText: deleted }).count(), 1);
  await eventually(() => announced.innerText(), expect.stringMatching(/^Taken back: Home: .* deleted$/));
  await takeBack.and(page.getByRole('button', { name: /another order/ })).press('Enter');
  await dialog.getByText('Nothing: the file says all that you see.').waitFor();
  await page.keyboard.press('Escape');

  await contents.getByRole('button', { name: /\/contact$/ }).click();
  await form.getByLabel('Title', { exact: true }).fill('Reach us');
  await form.getByLabel('Address', { exact: true }).fill('/reach-us');
  await form.getByRole('button', { name: 'Change the address' }).click();
  await command(page, 'Changes');
  await dialog.getByText('page /contact is now /reach-us').first().waitFor();
  const lines = dialog.getByRole('region', { name: 'Reach us' }).locator('.hits > li > .quiet');
  expect(await lines.allInnerTexts()).toEqual(['page /contact is now /reach-us', 'title changed']);
  expect(await takeBack.count()).toBe(2);
  await dialog.getByRole('button', { name: 'Before and after Reach us: page /contact' }).click();
  const drawn = dialog.frameLocator('iframe[title^="Before"]');
  await drawn.locator('h1').waitFor();
  await dialog.getByRole('button', { name: 'Take back Reach us: page /contact' }).click();
  await eventually(() => lines.allInnerTexts(), ['title changed']);
  await takeBack.click();
  await dialog.getByText('Nothing: the file says all that you see.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^(Saved|Nothing)/));
  expect(siteText(server)).toBe(frozenText);
});

test('a site of an earlier format is shown as that of today has it, which is said, and the next save writes it', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const old = frozenText
    .replace('"schemaVersion": 3', '"schemaVersion": 1')
    .replace('"redirects": [', '"redirects": [\n    { "from": "/contact.html", "to": "/contact" },');
  writeFileSync(join(server.folder, 'site.json'), old);
  const { page, form, announced, troubles } = await openEditor();
  await eventually(() => announced.innerText(), expect.stringMatching(/^This site is of an earlier version/));
  await command(page, 'Changes');
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await dialog.getByText('Redirects from a page with .html at its end', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  expect(siteText(server)).toBe(old);
  await form.getByRole('textbox', { name: 'Title' }).first().fill('Another title');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(frozenText, siteText(server)).come).toEqual(['"title": "Another title",']);
  await command(page, 'Changes');
  await dialog.getByText('Nothing: the file says all that you see.').waitFor();
  expect(await dialog.getByText('of an earlier version').count()).toBe(0);
  expect(troubles).toEqual([]);
});
