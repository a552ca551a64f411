import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { findAndOpen, frozenText, test } from './editor-test';

const site = JSON.parse(frozenText);
const sample = (slug: string, title: string) => ({ slug, sample: true, title, text: `Say what ${title} is about.` });
site.collections.stories = {
  label: 'Stories',
  one: 'story',
  fields: { title: { kind: 'text', required: true }, text: { kind: 'copy', required: true }, place: { kind: 'text' } },
  entries: ['First', 'Second', 'Third'].map((title) => sample(title.toLowerCase(), `The ${title}`)),
};
site.routes.push({
  from: 'stories',
  path: '/stories/{slug}',
  title: '{title}',
  description: '{title}: {text}',
  blocks: [{ type: 'hero', heading: '{title}', text: '{text}' }],
});

test('what is typed or pasted first over a sample takes its place: on the page, in the form and in the table', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { page, contents, form, shown, troubles } = await openEditor();
  await findAndOpen(page, 'first', /^The First \/stories\/first$/);
  const heading = shown.locator('h1');
  await heading.dblclick();
  await shown.locator('h1[contenteditable]').waitFor();
  await page.keyboard.type('We began');
  await page.keyboard.press('Enter');
  await eventually(() => heading.innerText(), 'We began');

  const text = form.getByLabel('Text', { exact: true });
  await text.click();
  await page.keyboard.type('In a shed.');
  await eventually(() => text.evaluate((one) => (one as HTMLTextAreaElement).value ?? one.textContent), 'In a shed.');
  // What is one's own is changed where somebody clicks.
  const title = form.getByLabel('Title', { exact: true });
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' small');
  await eventually(() => title.inputValue(), 'We began small');

  await contents.getByRole('button', { name: 'Stories', exact: true }).click();
  const cell = form.getByRole('textbox', { name: 'Title of The Second' });
  await cell.click();
  await page.keyboard.type('We moved');
  await form.getByRole('textbox', { name: 'Title of We moved' }).waitFor();
  await form.getByRole('textbox', { name: 'Title of The Third' }).click();
  await page.evaluate(() => document.execCommand('insertText', false, 'Pasted'));
  await form.getByRole('textbox', { name: 'Title of Pasted' }).waitFor();
  expect(troubles).toEqual([]);
});
