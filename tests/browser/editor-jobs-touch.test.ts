import { expect } from 'vitest';
import { frozenText, test } from './editor-test';
import { begin, write } from './job';

const phone = { width: 360, height: 640 };

test('words are changed and a block is moved and put back', async ({ openEditor, server }) => {
  const editor = await openEditor(phone);
  const { page, form, shown } = editor;
  const job = begin(editor, server, frozenText);
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).last();
  // One pane shows at a time.
  expect(await form.isVisible()).toBe(false);
  await job.step(() => pressed('Menu').tap(), { focus: 'Publish' });
  await job.step(() => page.getByRole('menuitem', { name: 'See it as on a phone' }).tap(), { focus: 'Menu' });
  await job.step(() => shown.locator('h1').tap(), { focus: 'Heading' });
  await job.step(() => write(form.getByLabel('Heading', { exact: true }), 'Here we begin'), {
    focus: 'Heading',
    says: 'Home, opening, heading changed',
  });
  await job.step(() => form.getByRole('button', { name: 'Move down' }).first().tap(), {
    focus: 'Move down',
    says: 'Opening: Here we begin moved to 2 of 7, after Route map',
  });
  await job.step(() => pressed('Undo').tap(), {
    focus: 'Opening: Here we begin',
    says: 'Undone: Opening: Here we begin moved to 2 of 7, after Route map',
  });
  await job.saves(
    { gone: ['"heading": "Your Gateway to Global Opportunities",'], come: ['"heading": "Here we begin",'] },
    { focus: 'Saved', says: 'Saved. This page has changed: /.' },
    () => pressed('Save').tap(),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('our mail is another, found by what it is now', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor(phone);
  const { page, form } = editor;
  const job = begin(editor, server, frozenText);
  const pressed = (name: string) => page.getByRole('button', { name, exact: true });
  const search = page.getByRole('combobox', { name: /^Search pages/ });
  const searchFocus = 'Search pages, blocks, fields, entries, photos and commands';
  await job.step(() => pressed('Find').tap(), { focus: searchFocus });
  await job.step(() => write(search, 'info@'), { focus: searchFocus });
  await job.step(
    () =>
      page
        .getByRole('option', { name: /^Email: info@example.com/ })
        .first()
        .tap(),
    { focus: 'Email' },
  );
  const field = form.getByRole('textbox', { name: 'Email', exact: true });
  await job.step(() => write(field, 'hello@example.com'), {
    focus: 'Email',
    says: 'Contact details and facts, email changed',
  });
  await job.saves(
    { gone: ['"email": "info@example.com",'], come: ['"email": "hello@example.com",'] },
    { focus: 'Saved', says: 'Saved. 30 pages have changed, with the value “Email”.' },
    () => pressed('Save').tap(),
  );
  await job.step(() => pressed('Find').tap(), { focus: searchFocus });
  await job.step(() => write(search, 'no such thing'), { focus: searchFocus });
  await page.getByText('Nothing is called that, and nothing says it.').waitFor();
});
