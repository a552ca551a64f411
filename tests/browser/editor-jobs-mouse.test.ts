import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { frozenText, test } from './editor-test';
import { begin, write } from './job';

/** The lines of the file of a page, or of an entry: from that which says something to the end of its group. */
function groupWith(line: string): string {
  const text = frozenText;
  const start = text.lastIndexOf('{\n', text.indexOf(line));
  const indent = text.slice(text.lastIndexOf('\n', start), start);
  return text.slice(start, text.indexOf(`${indent}}`, start) + indent.length + 1);
}

/** A text with something in the place of what stands there once. */
function replaced(text: string, old: string, fresh: string): string {
  const parts = text.split(old);
  expect(parts).toHaveLength(2);
  return parts.join(fresh);
}

test('one more question is answered', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { contents, form, shown } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => contents.getByRole('button', { name: '/contact' }).click(), {
    focus: 'Contact Our Nairobi Office',
  });
  await job.step(() => contents.getByRole('button', { name: /^Questions and answers/ }).click(), {
    focus: 'Questions and answers: Questions Families Ask',
  });
  await job.step(() => form.getByRole('button', { name: /^Add/ }).first().click(), {
    focus: 'Question',
    says: 'Contact Our Nairobi Office, questions and answers, question 5 added',
  });
  const question = form.getByRole('textbox', { name: 'Question' }).last();
  await job.step(() => write(question, 'Do you help with loans?'), {
    focus: 'Question',
    says: 'Contact Our Nairobi Office, questions and answers, “Do you help with loans?” question changed',
  });
  const words = 'No, but we say what a bank will ask you.';
  const answer = form.getByRole('textbox', { name: 'Answer' }).last();
  await job.step(() => write(answer, words), {
    focus: 'Answer',
    says: 'Contact Our Nairobi Office, questions and answers, “Do you help with loans?” answer changed',
  });
  // A closed answer is opened as soon as it says something.
  await shown.getByText(words).waitFor();
  await job.saves(
    { gone: [], come: ['"question": "Do you help with loans?",', `"answer": "${words}"`, '},', '{'] },
    { focus: 'Answer', says: 'Saved. This page has changed: /contact.' },
  );
});

test('an accent in which words cannot be read is told beside it, and not saved', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor();
  const { page, contents, form } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => contents.getByRole('button', { name: 'Colours and look' }).click(), {
    focus: 'Colours and look',
  });
  await job.step(() => write(form.getByLabel('Accent colour', { exact: true }), '#ffe9a8'), {
    focus: 'Accent colour',
    says: 'Colours and look, colours accent colour changed',
  });
  const problem = form.locator('.problems-here', { hasText: /contrast|read/ });
  await problem.first().waitFor();
  await job.saves(frozenText, {
    focus: 'Accent colour',
    says: 'What is wrong has to be put right before anything can be saved. The list of notices says what it is.',
  });
  await job.step(() => page.getByRole('button', { name: 'Undo' }).click(), {
    focus: 'Accent colour',
    says: 'Undone: Colours and look, colours accent colour changed',
  });
  await problem.first().waitFor({ state: 'detached' });
});

test('a picture from this device takes the place of another', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { form, shown } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => shown.locator('header img').first().click(), { focus: 'Logo' });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>';
  const upload = { name: 'New logo (2).svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await job.step(() => form.locator('input[type=file]').first().setInputFiles(upload), {
    focus: 'What it shows',
    says: 'The site itself, logo changed',
  });
  await form.getByText('uploads/new-logo-2.svg').first().waitFor();
  const shows = form.getByRole('textbox', { name: 'What it shows' }).first();
  await job.step(() => write(shows, 'Trasan, with its new mark'), {
    focus: 'What it shows',
    says: 'The site itself, logo what it shows changed',
  });
  await job.saves(
    {
      gone: ['"logo": { "src": "uploads/logo.svg", "alt": "Trasan" },'],
      come: ['"logo": { "src": "uploads/new-logo-2.svg", "alt": "Trasan, with its new mark" },'],
    },
    { focus: 'What it shows', says: 'Saved. 30 pages have changed, with the site itself.' },
  );
  rmSync(join(server.folder, 'uploads/new-logo-2.svg'));
});

test('a country comes, with a page like that of another and its place among the destinations', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { contents, form, shown } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => contents.getByRole('button', { name: 'Add a page' }).click(), { focus: 'Title' });
  const questions = editor.page.getByRole('dialog', { name: 'Add a page' });
  await job.step(() => write(questions.getByLabel('Title'), 'Study in Ireland from Kenya'), { focus: 'Title' });
  const address = 'Address, such as /our-courses';
  await job.step(() => write(questions.getByLabel('Address'), 'study/ireland'), { focus: address });
  const description = 'What one can study in Ireland.';
  const asked = 'Description, for search engines: what one finds here, in a sentence or two';
  await job.step(() => write(questions.getByLabel('Description'), description), { focus: asked });
  const model = questions.getByLabel('Like');
  await job.step(() => model.selectOption({ label: 'Study in Finland from Kenya' }), { focus: asked });
  await job.step(() => questions.getByRole('button', { name: 'Add', exact: true }).click(), {
    focus: 'Study in Ireland from Kenya',
    says: 'Page /study/ireland added',
  });
  await job.step(() => shown.locator('h1').click(), { focus: 'Heading' });
  await job.step(() => write(form.getByLabel('Heading', { exact: true }), 'Study in Ireland'), {
    focus: 'Heading',
    says: 'Study in Ireland from Kenya, opening, heading changed',
  });
  await job.step(() => contents.getByRole('button', { name: 'Study destinations' }).click(), {
    focus: 'Study destinations',
  });
  await job.step(() => form.getByText('Actions for Finland').click(), { focus: 'Actions' });
  await job.step(() => form.getByRole('button', { name: 'Add one like this' }).click(), { focus: 'Like' });
  const dialog = editor.page.getByRole('dialog', { name: 'One more of Study destinations' });
  await job.step(() => write(dialog.getByLabel('Country'), 'Ireland'), { focus: 'Country' });
  expect(await dialog.getByLabel('Name in the address').inputValue()).toBe('ireland');
  expect(await dialog.getByLabel('Path').inputValue()).toBe('/study/ireland');
  await job.step(() => write(dialog.getByLabel('Code'), 'ie'), { focus: 'Code' });
  await job.step(() => write(dialog.getByLabel('Airport'), 'DUB'), { focus: 'Airport' });
  await job.step(() => dialog.getByRole('button', { name: 'Add', exact: true }).click(), {
    focus: 'Ireland',
    says: 'Ireland added, like Finland',
  });
  const entry = groupWith('"path": "/study/finland",\n        "foundation"');
  const irish = ['finland', 'Finland'].reduce(
    (text, name) => text.replaceAll(`"${name}"`, name === 'Finland' ? '"Ireland"' : '"ireland"'),
    entry.replace('/study/finland', '/study/ireland').replace('"fi"', '"ie"').replace('"HEL"', '"DUB"'),
  );
  const page = groupWith('"path": "/study/finland",\n      "title"')
    .replace('/study/finland', '/study/ireland')
    .replace('"heading": "Study in Finland"', '"heading": "Study in Ireland"')
    .replace(/"title": ".*?"/, '"title": "Study in Ireland from Kenya"')
    .replace(/"description": ".*?"/, `"description": "${description}"`);
  const withEntry = replaced(frozenText, entry, `${entry},\n      ${irish}`);
  await job.saves(replaced(withEntry, '\n  ],\n  "notFound"', `,\n    ${page}\n  ],\n  "notFound"`), {
    focus: 'Ireland',
    says: /^Saved\. 3\d pages have changed, with “Ireland”\.$/,
  });
});

test('twenty rows come from a spreadsheet, and one step takes them back', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor();
  const { page, contents, form } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => contents.getByRole('button', { name: 'Services', exact: true }).click(), { focus: 'Services' });
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const rows = ['title,path,icon,summary', ...numbers.map((number) => `Talk ${number},/events,plane,Words ${number}`)];
  const file = { name: 'talks.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await job.step(() => form.locator('input[type=file]').setInputFiles(file), { focus: /^Talk 1 new/ });
  const dialog = page.getByRole('dialog');
  await job.step(() => dialog.getByRole('button', { name: 'Take 20 rows' }).click(), {
    focus: 'Services',
    says: '20 rows taken from a spreadsheet: 20 added, 0 changed',
  });
  const last = groupWith('"path": "/services/airport-pick-up-and-transfer",\n        "icon"');
  const taken = numbers.map(
    (number) => `{
        "title": "Talk ${number}",
        "path": "/events",
        "icon": "plane",
        "summary": "Words ${number}"
      }`,
  );
  await job.saves(replaced(frozenText, last, [last, ...taken].join(',\n      ')), {
    focus: 'Services',
    says: /^Saved\. 20 changes show on \d+ pages\.$/,
  });
  await job.step(() => page.getByRole('button', { name: 'Undo' }).click(), {
    focus: 'Services',
    says: 'Undone: 20 rows taken from a spreadsheet: 20 added, 0 changed',
  });
  await job.saves(frozenText, {
    focus: 'Services',
    says: /^Saved\. 20 changes show on \d+ pages\.$/,
  });
});

test('a page is deleted, and who knows its address is led elsewhere', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor();
  const { contents, form } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => contents.getByRole('button', { name: '/events' }).click(), {
    focus: 'Upcoming Events for Students and Parents',
  });
  // What becomes of what leads to the page.
  await job.step(() => form.getByRole('button', { name: 'Delete this page' }).click(), {
    focus: 'Take out what leads there',
  });
  const dialog = editor.page.getByRole('dialog');
  await job.step(() => dialog.getByRole('combobox').selectOption('/programs'), { focus: 'Take out what leads there' });
  await job.step(() => dialog.getByRole('button', { name: 'Delete it' }).click(), {
    focus: /^Study Programs/,
    says: 'Page /events deleted; /events leads to /programs now; what led there is taken out',
  });
  const page = replaced(frozenText, `    ${groupWith('"path": "/events"')},\n`, '');
  const without = replaced(page, '      { "label": "Events", "to": "/events" },\n', '');
  const redirect = '{ "from": "/work", "to": "/work-programs" }';
  await job.saves(replaced(without, redirect, `${redirect},\n    { "from": "/events", "to": "/programs" }`), {
    focus: /^Study Programs/,
    says: 'Saved. 30 pages have changed, with Upcoming Events for Students and Parents deleted and the header and menu.',
  });
});
