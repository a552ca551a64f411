import { expect } from 'vitest';
import { eventually } from './browser-test';
import { command, focused, test } from './editor-test';

test('each text that says the name of a deleted entry is rewritten where it is listed, and Publish names what is left', {
  tags: 'night',
}, async ({ openEditor }) => {
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
  await eventually(() => page.evaluate(() => document.activeElement?.closest('dialog .hits') !== null), true);
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
  await command(page, 'Find and replace');
  expect(await dialog.getByLabel('Find', { exact: true }).inputValue()).toBe('');
});
