import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, frozenText, test } from './editor-test';
import { withOffices } from './offices';

test('each text that says the name of a deleted entry is rewritten where it is listed, and Publish names what is left', async ({
  openEditor,
}) => {
  const { page, contents, form, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Work destinations', exact: true }).click();
  await form.getByRole('rowheader').getByRole('button', { name: 'Qatar' }).click();
  await form.getByRole('button', { name: 'Delete Qatar', exact: true }).click();
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(/places still say “Qatar”: “Rewrite them” shows each$/),
  );
  const note = form.getByText(/^Qatar is deleted, and \d+ places still say “Qatar”\.$/);
  const places = Number(/\d+/.exec(await note.innerText()));
  await form.getByText(/^“10\+ countries” says how many there are, 9 now: is it still right\?$/).waitFor();
  await form.getByRole('button', { name: 'Rewrite them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  const status = dialog.getByRole('status');
  await eventually(
    () => status.innerText(),
    expect.stringMatching(
      new RegExp(`^Found in ${places} places, none ticked: tick those to change, or press “Rewrite” beside one`),
    ),
  );
  await dialog.getByRole('button', { name: 'Replace in 0 places', disabled: true }).waitFor();
  const title = 'Work Programs in Dubai and Qatar, title';
  await dialog.getByRole('button', { name: `Rewrite ${title}` }).click();
  await eventually(() => focused(page), title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Work in Dubai');
  await eventually(() => status.innerText(), expect.stringMatching(new RegExp(`^Found in ${places - 1} places`)));
  await dialog.getByRole('button', { name: /^Done Work in Dubai, title/ }).press('Enter');
  await eventually(() => dialog.getByRole('button', { name: /^Done/ }).count(), 0);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog .hits') !== null)).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await form.getByText(`Qatar is deleted, and ${places - 1} places still say “Qatar”.`).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByRole('button', { name: 'Rewrite them' }).click();
  await eventually(() => publish.count(), 0);
  const rewrite = dialog.getByRole('button', { name: /^Rewrite/ }).first();
  const next = (await rewrite.innerText()).replace(/^Rewrite\s+/, '');
  await rewrite.click();
  await eventually(() => focused(page), next);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Work in Dubai');
  await eventually(() => status.innerText(), expect.stringMatching(new RegExp(`^Found in ${places - 2} places`)));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Find and replace' }).click();
  expect(await dialog.getByLabel('Find', { exact: true }).inputValue()).toBe('');
});

test('a number of entries that one more or fewer makes wrong is asked about, and leads to its text until it is right', async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(withOffices(frozenText));
  site.routes[0].blocks[0].eyebrow = 'An agency with 2 offices';
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  const { page, contents, form, shown, announced } = await openEditor();
  const asked = (says: string, now: number): string =>
    `“${says}” says how many there are, ${now} now: is it still right?`;
  await contents.getByRole('button', { name: 'Offices', exact: true }).click();
  // A new entry is like the one whose page is open.
  await shown.getByRole('heading', { level: 1, name: 'Nairobi' }).waitFor();
  await form.getByRole('button', { name: 'Add one like…' }).click();
  const dialog = page.getByRole('dialog', { name: 'One more of Offices' });
  await dialog.getByLabel('Name').fill('Kisumu');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(
    () => announced.innerText(),
    `Kisumu added, like Nairobi; its page is /offices/kisumu. ${asked('2 offices', 3)}`,
  );
  await form.getByRole('button', { name: 'All entries' }).click();
  await form.getByText(asked('2 offices', 3)).waitFor();
  await form.getByRole('button', { name: 'Open “Home, hero, eyebrow”' }).click();
  await eventually(() => focused(page), 'Eyebrow');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('An agency with 3 offices');
  await contents.getByRole('button', { name: 'Offices', exact: true }).click();
  await form.getByRole('rowheader').getByRole('button', { name: 'Kisumu' }).waitFor();
  await eventually(() => form.getByText('says how many there are').count(), 0);
  await form.getByRole('rowheader').getByRole('button', { name: 'Nairobi' }).click();
  await form.getByRole('button', { name: 'Delete Nairobi', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await form.getByText(asked('3 offices', 2)).waitFor();
});
