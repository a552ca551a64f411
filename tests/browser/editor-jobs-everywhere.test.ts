import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, frozenText, tabTo, test } from './editor-test';
import { begin, keysOf } from './job';

/** The lines of the file in which something stands. */
function linesWith(pattern: RegExp): string[] {
  const lines = frozenText.split('\n').filter((line) => pattern.test(line));
  return lines.map((line) => line.trim());
}

test('a name is replaced everywhere, and no address with it', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page } = editor;
  const keys = keysOf(page);
  const job = begin(editor, server, frozenText);
  await page.getByRole('button', { name: 'Publish' }).focus();
  await tabTo(page, 'Menu');
  await keys.press('Enter');
  await eventually(() => focused(page), 'Find and replace');
  await job.step(() => keys.press('Enter'), { focus: 'Find' });
  await job.step(() => keys.write('Find', 'finland'), { focus: 'Find' });
  await job.step(() => keys.write('Replace by', 'norway'), { focus: 'Replace by' });
  await job.step(() => keys.enter('Replace in'), {
    focus: 'Find',
    says: '“finland” replaced by “norway” in 9 places',
  });
  const lines = linesWith(/Finland/);
  await job.saves(
    { gone: lines, come: lines.map((line) => line.replaceAll('Finland', 'Norway')) },
    { focus: 'Find', says: 'Saved. 30 pages have changed, with “Norway”.' },
  );
});

test('a page gets another address, and every link to it follows', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Contact Our', '/contact'), { focus: 'Contact Our Nairobi Office' });
  await job.step(() => keys.write('Address', '/reach-us'), { focus: 'Address' });
  await job.step(() => keys.press('Enter'), {
    focus: 'Address',
    says: 'Page /contact is now /reach-us; 9 links follow',
  });
  const last = '{ "from": "/work", "to": "/work-programs" }';
  const links = linesWith(/\/contact(?=["#)])/);
  const come = [...links.map((line) => line.replace(/\/contact(?=["#)])/g, '/reach-us')), `${last},`];
  const redirect = '{ "from": "/contact", "to": "/reach-us" }';
  await job.saves(
    { gone: [...links, last], come: [...come, redirect] },
    { focus: 'Address', says: 'Saved. 31 pages have changed, with the address of Contact Our Nairobi Office.' },
  );
});

test('everything is undone, step by step, and done again', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page } = editor;
  const keys = keysOf(page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Contact details and facts', 'values'), { focus: 'Contact details and facts' });
  await job.step(() => keys.write('Phone', '+254 711 000 111'), {
    focus: 'Phone',
    says: 'Contact details and facts, phone changed',
  });
  await job.step(() => keys.write('Email', 'a@example.com'), {
    focus: 'Email',
    says: 'Contact details and facts, email changed',
  });
  await job.step(() => keys.press('Control+z'), {
    focus: 'Email',
    says: 'Undone: Contact details and facts, email changed',
  });
  await job.step(() => keys.press('Control+z'), {
    focus: 'Phone',
    says: 'Undone: Contact details and facts, phone changed',
  });
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await job.step(() => keys.press('Control+Shift+z'), {
    focus: 'Phone',
    says: 'Done again: Contact details and facts, phone changed',
  });
  await job.step(() => keys.press('Control+Shift+z'), {
    focus: 'Email',
    says: 'Done again: Contact details and facts, email changed',
  });
  await job.saves(
    {
      gone: ['"phone": "+254 700 000 000",', '"email": "info@example.com",'],
      come: ['"phone": "+254 711 000 111",', '"email": "a@example.com",'],
    },
    { focus: 'Email', says: 'Saved. 30 pages have changed, with the value “Phone” and the value “Email”.' },
  );
});
