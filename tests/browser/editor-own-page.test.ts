import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import { command, type EditedSite, frozenText, siteText, test } from './editor-test';
import { withOffices } from './offices';

beforeEach<{ server: EditedSite }>(({ server }) => {
  writeFileSync(join(server.folder, 'site.json'), withOffices(frozenText));
});

const saved = (server: EditedSite) => JSON.parse(siteText(server));

test('the page of one entry stands by itself, which the changes tell as a page that was added, and is like the others again', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, shown, form, announced, troubles } = await openEditor();
  const start = siteText(server);
  const part = async (): Promise<void> => {
    await shown.getByText('At the port.').click();
    await page.getByRole('button', { name: /^Text, for all 2/ }).click();
    await form.getByText('the other page keeps what it has.').waitFor();
    await form.getByRole('button', { name: 'Only here: let the page of Mombasa stand by itself' }).click();
    await eventually(() => announced.innerText(), 'The page of Mombasa is written by itself now');
    await form.getByText('What is changed here shows on 1 page.').waitFor();
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Ask for our ferry.');
    await eventually(() => shown.getByText('Ask for our ferry.').count(), 1);
    await contents.getByRole('button', { name: 'Mombasa, a page by itself' }).waitFor();
  };
  await contents.getByText('2 pages').click();
  await contents.getByRole('button', { name: '/offices/mombasa' }).click();
  await part();
  await command(page, 'Changes');
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  const added = 'Pages: Mombasa, a page by itself added';
  await dialog.getByRole('button', { name: `Before and after ${added}` }).click();
  await dialog.frameLocator('iframe[title^="After"]').getByText('Ask for our ferry.').waitFor();
  await dialog.getByRole('button', { name: `Take back ${added}` }).click();
  await eventually(() => announced.innerText(), `Taken back: ${added}`);
  await dialog.getByRole('button', { name: 'Take back Offices, a page each: which of them added' }).press('Enter');
  await dialog.getByText('Nothing: the file says all that you see.').waitFor();
  await page.keyboard.press('Escape');

  await part();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\. .*\/offices\/mombasa/));
  const [others, alone] = saved(server).routes.slice(-2);
  expect(others.where).toEqual({ slug: { not: 'mombasa' } });
  expect(alone).toEqual({
    ...others,
    where: { slug: 'mombasa' },
    blocks: [{ ...others.blocks[0], text: 'Ask for our ferry.' }],
  });
  // It stands where the other button was: so soon, a click would be the second of a double one, and a key is none.
  await form.getByRole('button', { name: 'Make it like the others again' }).press('Enter');
  await eventually(() => announced.innerText(), 'The page of Mombasa is like the others again');
  await eventually(() => shown.getByText('At the port.').count(), 1);
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), start);
  expect(troubles).toEqual([]);
});
