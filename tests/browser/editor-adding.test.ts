import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, focused, keepFile, type OpenEditor, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

/** Adds a block of a type, found by its name. */
async function add({ page, contents }: OpenEditor, type: string): Promise<void> {
  await contents.getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  await dialog.getByRole('searchbox').fill(type);
  await dialog
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .first()
    .click();
}

test('what was just added is still to be filled in, and a mistake once it is left empty, or saved', async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor();
  const { page, form, shown } = editor;
  const bar = page.getByRole('region', { name: 'Problems' });
  await add(editor, 'Questions');
  await bar.getByText(/^2 still to fill in(, \d+ hints?)?$/).waitFor();
  expect(await bar.getAttribute('data-severity')).toBe('to-fill');
  await bar.locator('summary').click();
  await bar.getByRole('button', { name: /^Still to fill in: Home, .* question$/ }).click();
  await eventually(() => focused(page), 'Question');
  const question = form.getByLabel('Question', { exact: true });
  expect(await question.getAttribute('aria-invalid')).toBe(null);
  const described = await question.getAttribute('aria-describedby');
  const told = await Promise.all((described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
  expect(told.join(' ')).toMatch(/Still to fill in\.$/);
  expect(await question.getAttribute('placeholder')).toMatch(/^Such as: \S/);
  await question.press('Tab');
  await bar.getByText(/^1 thing has to be put right, 1 still to fill in/).waitFor();
  expect(await question.getAttribute('aria-invalid')).toBe('true');
  await question.fill('When?');
  await bar.getByText(/^1 still to fill in/).waitFor();
  await page.keyboard.press('Control+s');
  await bar.getByText(/^1 thing has to be put right/).waitFor();
  expect(siteText(server)).toBe(before());
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await add(editor, 'Text');
  await bar.getByText(/^1 still to fill in/).waitFor();
  // Whoever goes on leaves it as it is.
  await shown.locator('h1').click();
  await bar.getByText(/^1 thing has to be put right/).waitFor();
});

test('the first item of a new block stands open, and stays folded once somebody folds it', async ({ openEditor }) => {
  const editor = await openEditor();
  const { form } = editor;
  await add(editor, 'Gallery');
  const item = form.locator('.items > li').first();
  const alt = item.getByLabel('What it shows', { exact: true });
  await alt.waitFor();
  await item.locator('summary').first().click();
  await eventually(() => alt.isVisible(), false);
  await form.getByLabel('Heading', { exact: true }).first().fill('Our work');
  await eventually(() => form.getByLabel('Heading', { exact: true }).first().inputValue(), 'Our work');
  expect(await alt.isVisible()).toBe(false);
});

test('a block begins with nothing said, beside what one could say, and what others mostly say', async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor();
  const { page, form, shown, announced, troubles } = editor;
  await add(editor, 'Notice');
  const title = form.getByLabel('Title', { exact: true });
  expect(await title.inputValue()).toBe('');
  expect(await title.getAttribute('placeholder')).toBe('Such as: Good to know');
  await title.fill('Closed');
  await title.fill('');
  const text = form.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await form.locator('[role=textbox][aria-placeholder]').waitFor();
  await page.keyboard.type('We come back on Monday.');
  await eventually(() => shown.locator('[data-block=notice]').innerText(), 'We come back on Monday.');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const [home] = JSON.parse(siteText(server)).routes;
  expect(home.blocks.at(-1)).toEqual({ type: 'notice', text: 'We come back on Monday.' });
  expect(troubles).toEqual([]);
});

test('a field that is emptied and written again stays where it stood', async ({ openEditor, server }) => {
  const { page, form, shown, announced } = await openEditor();
  await shown.locator('h1').click();
  const eyebrow = form.getByLabel('Eyebrow', { exact: true });
  await eyebrow.fill('');
  await eyebrow.fill('Another');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { gone, come } = changedLines(before(), siteText(server));
  expect([gone.length, come]).toEqual([1, ['"eyebrow": "Another",']]);
  await eyebrow.fill('');
  await page.keyboard.press('Control+s');
  await eventually(() => changedLines(before(), siteText(server)).come, []);
});

test('a new entry shows what the others say, or what is made of them shows', async ({ openEditor }) => {
  const { contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'Events', exact: true }).click();
  await form.getByRole('button', { name: 'Add an entry' }).click();
  for (const name of ['Title', 'Date', 'Time', 'Location']) await form.getByLabel(name, { exact: true }).waitFor();
  await form.getByLabel('Time', { exact: true }).fill('10:00');
  await form.getByLabel('Time', { exact: true }).fill('');
  await form.getByLabel('Time', { exact: true }).waitFor();
});
