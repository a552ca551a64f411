import { expect } from 'vitest';
import { frozenText, siteText, tabTo, test } from './editor-test';
import { begin, keysOf } from './job';

test('our number is another', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Contact details and facts', 'values'), { focus: 'Contact details and facts' });
  await job.step(() => keys.write('Phone', '+254 711 222 333'), {
    focus: 'Phone',
    says: 'Contact details and facts, phone changed',
  });
  await editor.page.locator('.reach', { hasText: /shows on \d+ pages/ }).waitFor();
  await job.saves(
    { gone: ['"phone": "+254 700 000 000",'], come: ['"phone": "+254 711 222 333",'] },
    { focus: 'Phone', says: 'Saved. 30 pages have changed, with the value “Phone”.' },
  );
});

test('we have a fair on 6 March: the first event of an empty collection', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor();
  const { shown } = editor;
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Upcoming Events', '/events'), { focus: 'Upcoming Events for Students and Parents' });
  await job.step(() => keys.open(/^Events$/, 'events'), { focus: 'Events' });
  await job.step(() => keys.enter('Add one'), { focus: 'Title', says: 'Entry added' });
  expect(await shown.getByRole('alert').count()).toBe(0);
  expect(await shown.locator('h1').innerText()).toBe('Upcoming Events');
  await job.step(() => keys.type('Education fair'), { focus: 'Title', says: 'Education fair, title changed' });
  await tabTo(editor.page, 'Date');
  await job.step(() => keys.type('03062027'), { focus: 'Date', says: 'Education fair, date changed' });
  await shown.getByText('Education fair').first().waitFor();
  await job.saves(
    { gone: ['"events": [],'], come: ['"events": [', '{ "title": "Education fair", "date": "2027-03-06" }', '],'] },
    { focus: 'Date', says: 'Saved. This page has changed: /events.' },
  );
});

test('home begins with something else', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  const blocks = editor.page.locator('.blocks > li');
  const [first = '', second = ''] = await blocks.allInnerTexts();
  await job.step(() => keys.open(first), { focus: 'Opening: Your Gateway to Global Opportunities' });
  await job.step(() => keys.enter('Move down'), {
    focus: 'Move down',
    says: 'Opening: Your Gateway to Global Opportunities moved to 2 of 7, after Route map',
  });
  expect((await blocks.allInnerTexts()).slice(0, 2)).toEqual([second, first]);
  // Lines that were moved are in both versions.
  await job.saves({ gone: [], come: [] }, { focus: 'Move down', says: 'Saved. This page has changed: the home page.' });
  const [hero, map, ...others] = JSON.parse(frozenText).routes[0].blocks;
  expect(JSON.parse(siteText(server)).routes[0].blocks).toEqual([map, hero, ...others]);
});

test('a page is hidden, what leads there is told, and everything undone', async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page } = editor;
  const keys = keysOf(page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Work in Qatar', '/work/qatar'), { focus: 'Work in Qatar from Kenya' });
  await job.step(() => keys.enter('More'), { focus: 'More' });
  await job.step(() => keys.enter('Draft'), { focus: 'Draft', says: 'Work in Qatar from Kenya, draft begun' });
  await page.locator('.problems summary', { hasText: /put right/ }).waitFor();
  await job.step(() => keys.press('Control+z'), {
    focus: 'Draft',
    says: 'Undone: Work in Qatar from Kenya, draft begun',
  });
  expect(await page.getByRole('button', { name: 'Saved' }).isDisabled()).toBe(true);
  expect(siteText(server)).toBe(frozenText);
});

test('a shared block becomes one of this page alone', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('On several pages: Ready to start'), { focus: 'On several pages: Ready to start' });
  await job.step(() => keys.enter('Only here: make it a block of Home alone'), {
    focus: 'Invitation: Ready to Start Your Journey',
    says: 'Invitation: Ready to Start Your Journey is a block of this page alone now',
  });
  await job.step(() => keys.write('Heading', 'Shall we begin?'), {
    focus: 'Heading',
    says: 'Home, invitation, heading changed',
  });
  const shared = '{ "type": "shared", "block": "ready-to-start" }';
  const own =
    '{ "type": "cta", "surface": "ink", "heading": "Shall we begin?", "text": "One short form tells us where you have studied and what you want next. Our team contacts you within 24 hours.", "actions": [{ "label": "Apply Now", "to": "/apply" }] }';
  await job.saves(
    { gone: [shared], come: [own] },
    { focus: 'Heading', says: 'Saved. This page has changed: the home page.' },
  );
});

test('a list of a collection is sorted another way', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Cards: Study Destinations'), { focus: 'Cards: Study Destinations' });
  await tabTo(editor.page, 'In which order');
  await job.step(() => keys.type('Country'), { focus: 'In which order', says: 'Home, cards, items sort changed' });
  await tabTo(editor.page, 'Greatest or latest first');
  await job.step(() => keys.press('Space'), { focus: 'Greatest or latest first' });
  await job.saves(
    { gone: ['}'], come: ['"sort": "-country"', '},'] },
    { focus: 'Greatest or latest first', says: 'Saved. This page has changed: the home page.' },
  );
});

test('a question of a form is asked only after an answer', { tags: 'night' }, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const keys = keysOf(editor.page);
  const job = begin(editor, server, frozenText);
  await job.step(() => keys.open('Apply to Study Abroad', '/apply'), { focus: 'Apply to Study Abroad' });
  await job.step(() => keys.open('Form'), { focus: 'Form' });
  await job.step(() => keys.enter('Study Preferences'), { focus: 'Study Preferences' });
  await job.step(() => keys.enter('Course of Interest'), { focus: 'Course of Interest' });
  await job.step(() => keys.enter('More that can be said here'), { focus: 'More that can be said here' });
  await job.step(() => keys.enter('Asked only if'), {
    focus: 'Asked only if',
    says: 'Apply to Study Abroad, form, “Study Preferences” “Course of Interest” when begun',
  });
  await job.step(() => keys.enter('Add a condition'), { focus: 'Search' });
  await job.step(() => keys.enter('Course Type'), {
    focus: 'Course Type',
    says: 'Apply to Study Abroad, form, “Study Preferences” “Course of Interest” when course type begun',
  });
  await tabTo(editor.page, 'Diploma');
  await job.step(() => keys.press('Space'), {
    focus: 'Diploma',
    says: 'Apply to Study Abroad, form, “Study Preferences” “Course of Interest” when course type changed',
  });
  const help = '"help": "A subject, a profession or a course you have seen. Add any questions you have."';
  await job.saves(
    { gone: [help], come: [`${help},`, '"when": { "courseType": "diploma" }'] },
    { focus: 'Diploma', says: 'Saved. This page has changed: /apply.' },
  );
});
