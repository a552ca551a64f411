import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import { type EditedSite, findAndOpen, focused, frozenText, siteText, test } from './editor-test';
import { withOffices } from './offices';

beforeEach<{ server: EditedSite }>(({ server }) => {
  writeFileSync(join(server.folder, 'site.json'), withOffices(frozenText));
});

const saved = (server: EditedSite) => JSON.parse(siteText(server));

test('one more page of a kind is like the one that is open, asks for what differs alone, shows it, and names what is still the other’s', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  const dialog = page.getByRole('dialog', { name: 'One more of Offices' });
  const like = (): Promise<string> => dialog.getByLabel('Like').locator('option:checked').innerText();
  await contents.getByText('2 pages').click();
  await contents.getByRole('button', { name: '/offices/nairobi' }).click();
  await contents.getByRole('button', { name: 'Add one', exact: true }).last().click();
  await eventually(like, 'Nairobi');
  await page.keyboard.press('Escape');
  // A page that is made of an entry is found by what the entry is called.
  await findAndOpen(page, 'mombasa', /^Mombasa \/offices\/mombasa$/);
  await eventually(() => shown.locator('h1').innerText(), 'Mombasa');
  await eventually(() => form.getByLabel('Text', { exact: true }).inputValue(), 'At the port.');
  await contents.getByRole('button', { name: 'Add a page' }).click();
  await page
    .getByRole('dialog', { name: 'Add a page' })
    .getByLabel('Like')
    .selectOption({ label: 'one more of Offices' });
  await eventually(like, 'Mombasa');
  await dialog.getByLabel('Name', { exact: true }).fill('Kisumu');
  const ending = dialog.getByLabel('Name in the address');
  expect(await ending.inputValue()).toBe('kisumu');
  // As in its form.
  expect(await ending.evaluate((one) => one.ariaDescribedByElements?.[0]?.textContent)).toBe(
    'The end of the address of its page.',
  );
  await ending.fill('nairobi');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Another entry says “nairobi” already.').waitFor();
  await eventually(() => focused(page), 'Name in the address');
  await ending.fill('kisumu');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), 'Kisumu added, like Mombasa; its page is /offices/kisumu');
  await eventually(() => shown.locator('h1').innerText(), 'Kisumu');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(saved(server).collections.offices[2]).toEqual({ slug: 'kisumu', name: 'Kisumu', text: 'At the port.' });
  const still = form.getByText('still as “Mombasa” says it');
  await still.waitFor();
  await form.getByRole('button', { name: 'Kisumu, text', exact: true }).click();
  await eventually(() => focused(page), 'Text');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('At the lake.');
  await eventually(() => still.count(), 0);
  expect(troubles).toEqual([]);
});

test('an entry with a page is deleted after what leads there was shown; where only the address changes, in its form or cell, that follows', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Offices', exact: true }).click();
  await form.getByRole('rowheader').getByRole('button', { name: 'Mombasa' }).click();
  // Its own page is shown beside its form.
  await page.getByRole('button', { name: 'Page: Mombasa /offices/mombasa' }).waitFor();
  await form.getByRole('button', { name: 'Delete Mombasa', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Mombasa' });
  await dialog.getByText('1 place leads to Mombasa:').waitFor();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Footer, copyright the words stay, without the link' })
    .waitFor();
  await dialog.getByLabel('Take out what leads there').uncheck();
  await dialog.getByText('1 place leads to Mombasa. From then on it leads to').waitFor();
  await dialog.getByRole('combobox').selectOption('');
  await dialog.getByText('Once it is deleted, you will find it in the list of notices:').waitFor();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Mombasa deleted; its address leads nowhere/));
  await eventually(() => form.getByRole('heading').first().innerText(), 'Offices');
  await eventually(() => focused(page), 'Nairobi');
  await page.keyboard.press('Control+z');
  await eventually(() => form.getByRole('heading').first().innerText(), 'Mombasa');
  // Nothing leads to the other: it goes at once, and undo is there.
  await contents.getByRole('button', { name: 'Offices', exact: true }).click();
  await form.getByRole('rowheader').getByRole('button', { name: 'Nairobi' }).click();
  await form.getByRole('button', { name: 'Delete Nairobi', exact: true }).click();
  const gone = 'Nairobi deleted; /offices/nairobi leads to the home page now';
  await eventually(() => announced.innerText(), expect.stringContaining(gone));
  await page.keyboard.press('Control+z');
  await form.getByRole('button', { name: 'All entries' }).click();

  await contents.getByRole('button', { name: 'Home' }).first().click();
  await contents.getByText('2 pages').click();
  await contents.getByRole('button', { name: '/offices/mombasa' }).click();
  await eventually(() => form.getByLabel('Address', { exact: true }).inputValue(), '/offices/mombasa');
  await contents.getByRole('button', { name: '/offices/…' }).click();
  await form.getByText('What one alone should say stands in its entry').waitFor();
  await form.getByRole('button', { name: 'Open the entry' }).click();
  await form.getByLabel('Address', { exact: true }).fill('/offices/coast');
  await form.getByRole('button', { name: 'Change the address' }).click();
  const renamed = 'Page /offices/mombasa is now /offices/coast; 1 link follows';
  await eventually(() => announced.innerText(), renamed);
  await form.getByRole('button', { name: 'All entries' }).click();
  const cell = form.getByRole('textbox', { name: 'Name in the address of Nairobi' });
  await cell.fill('coast');
  await cell.press('Enter');
  const taken = 'Another page already has the address "/offices/coast".';
  await eventually(() => announced.innerText(), taken);
  expect(
    await cell.evaluate((one) => one.ariaDescribedByElements?.map(({ textContent }) => textContent?.trim())),
  ).toEqual([expect.stringContaining(taken)]);
  await cell.fill('capital');
  await cell.press('Enter');
  await eventually(
    () => announced.innerText(),
    'Page /offices/nairobi is now /offices/capital; links to it follow by themselves',
  );
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const site = saved(server);
  expect(site.collections.offices.map(({ slug }: { slug: string }) => slug)).toEqual(['capital', 'coast']);
  expect(site.footer.copyright).toContain('(/offices/coast)');
  expect(site.redirects).toEqual([
    ...JSON.parse(frozenText).redirects,
    { from: '/offices/mombasa', to: '/offices/coast' },
    { from: '/offices/nairobi', to: '/offices/capital' },
  ]);
});
