import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { editorPaths } from '../../src/edit-api/addresses';
import { eventually } from './browser-test';
import { command, focused, type OpenEditor, test } from './editor-test';

/** Opens the window that finds words, and looks for some. */
async function find({ page }: OpenEditor, words: string): Promise<Locator> {
  await command(page, 'Find and replace');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill(words);
  return dialog;
}

test('everything is found by everyday words and opened by the keyboard, what is said and what can be done, too', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form, shown, announced } = await openEditor();
  const search = page.getByRole('dialog').getByRole('combobox');
  const options = page.getByRole('dialog').getByRole('option');
  const active = page.getByRole('dialog').getByRole('option', { selected: true });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const pages = page.getByRole('dialog').getByRole('group', { name: 'Pages' });
  await eventually(() => pages.getByRole('option').count(), 6);
  await search.fill('qatar');
  await options
    .filter({ hasText: /^Qatar.*Study|^Qatar/ })
    .first()
    .waitFor();
  await search.fill('search engines');
  await options.filter({ hasText: 'For search engines and maps' }).first().waitFor();
  await search.fill('no such thing');
  await page.getByText('Nothing is called that, and nothing says it.').waitFor();
  await search.fill('typeface');
  await eventually(() => active.innerText(), expect.stringMatching(/^Colours and look: Font/));
  await search.press('ArrowDown');
  await eventually(() => active.innerText(), expect.stringMatching(/^Colours and look: Text font/));
  await search.press('ArrowUp');
  await search.press('Enter');
  await eventually(() => form.getByRole('heading').first().innerText(), 'Colours and look');
  await eventually(() => focused(page), expect.stringMatching(/^Font/));
  await eventually(() => contents.locator('[aria-current=true]').innerText(), 'Colours and look');

  // What can be done, by what people call it; from the page that is shown, too.
  await shown.locator('body').press('Control+k');
  await search.fill('blog');
  await options.filter({ hasText: 'Add to the site: News' }).click();
  await page.getByRole('dialog', { name: 'Add News' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await search.fill('Career counselling is free');
  await eventually(
    () => active.innerText(),
    expect.stringMatching(/^Career counselling is free.*Home, opening, text/s),
  );
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count(), 0);

  // What nothing is said of yet has a button that begins it, to which one is led.
  await page.keyboard.press('Control+k');
  await search.fill('price range');
  await search.press('Enter');
  await eventually(() => focused(page), 'Price range');
  await page.keyboard.press('Enter');
  await eventually(() => announced.innerText(), 'For search engines and maps, price range begun');

  // The business says what it is for, and leads to what visitors read.
  await contents.getByRole('button', { name: 'For search engines and maps' }).click();
  await form.getByText('This tells search engines and maps what the business is.').waitFor();
  await form.getByRole('button', { name: 'Open “Contact details and facts”' }).click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'Contact details and facts');
  await form
    .getByText('Each of these stands in the texts of the site, and is changed here once for all of them.')
    .waitFor();
});

test('words are replaced where they are ticked, and taken out only once that was asked; while the server is gone, looking for them says so', {
  tags: 'night',
}, async ({ openEditor }) => {
  // The code of windows alone, so that nothing else fails; from the beginning, since it is fetched a while after that.
  const code = `**${editorPaths.code}windows.*`;
  const editor = await openEditor(undefined, (opened) => opened.route(code, (route) => route.abort()));
  const { page, announced, troubles } = editor;
  await command(page, 'Find and replace');
  await eventually(() => announced.innerText(), expect.stringMatching(/^The server cannot be reached\./));
  await page.unroute(code);
  const before = troubles.length;
  const dialog = await find(editor, 'finland');
  expect(troubles.slice(before)).toEqual([]);

  const status = dialog.getByRole('status');
  const written = dialog.getByLabel('Replace by');
  await eventually(() => status.innerText(), expect.stringMatching(/^Found in 9 places\. /));
  await eventually(() => dialog.getByRole('button', { name: 'Replace in 9 places' }).isDisabled(), true);
  await dialog.getByText('To replace them, write other words in “Replace by” first.').waitFor();
  await written.press('Enter');
  await written.fill('Norway');
  await dialog.getByRole('button', { name: 'Replace in 9 places', disabled: false }).waitFor();
  await dialog.getByRole('button', { name: 'None' }).press('Enter');
  await eventually(
    () => status.innerText(),
    expect.stringMatching(/^Found in 9 places, none ticked: tick those to change, or press “Rewrite” beside one\./),
  );
  await eventually(() => focused(page), 'None');
  await dialog.getByRole('button', { name: 'Replace in 0 places', disabled: true }).waitFor();
  await dialog.getByRole('button', { name: 'All' }).press('Space');
  await eventually(() => status.innerText(), expect.stringMatching(/^Found in 9 places\. /));
  await dialog.getByRole('button', { name: 'Replace in 9 places' }).waitFor();
  await dialog.getByRole('button', { name: 'None' }).press('Enter');
  await dialog.getByRole('checkbox').first().check();
  await eventually(() => status.innerText(), expect.stringMatching(/^Found in 9 places, 1 ticked\./));
  await dialog.getByRole('button', { name: 'Replace in 1 place' }).click();
  await eventually(
    () => status.innerText(),
    expect.stringMatching(/^“finland” replaced by “Norway” in 1 place\. Found in 8 places/),
  );
  await written.fill('Sweden');
  const takeOut = dialog.getByRole('button', { name: /^Take the words? out in/ });
  expect(await takeOut.count()).toBe(0);
  await written.fill('');
  await dialog.getByRole('button', { name: 'All' }).press('Space');
  await dialog.getByRole('button', { name: 'Take the words out in 8 places' }).click();
  await eventually(
    () => status.innerText(),
    expect.stringMatching(/^“finland” taken out in 8 places\. Found in 0 places\./),
  );
  await eventually(() => focused(page), 'Find');
  await page.keyboard.press('Escape');
  await eventually(() => announced.innerText(), '“finland” taken out in 8 places');
});

test('words are found as they are read, in no setting, across links and in values; what cannot be replaced is listed with the way to it', {
  tags: 'night',
}, async ({ openEditor }) => {
  const editor = await openEditor();
  const dialog = await find(editor, 'Nairobi');
  const status = dialog.getByRole('status');
  await eventually(() => status.innerText(), expect.stringMatching(/^Found in \d+ places/));
  const hits = await dialog.locator('.hits').innerText();
  expect(hits).not.toMatch(/time zone|\*\*|\{/i);
  await dialog.getByLabel('Find', { exact: true }).fill('Close menu');
  await eventually(() => status.innerText(), 'Found in 1 place.');

  await dialog.getByLabel('Find', { exact: true }).fill('openings in Dubai and Qatar');
  await dialog.getByText('Found in 0 places. It stands in 1 place more, listed below.').waitFor();
  await dialog.getByRole('button', { name: /experience with openings in Dubai and Qatar/ }).click();
  await eventually(() => focused(editor.page), expect.stringMatching(/^Text|openings in Dubai and Qatar/));

  await find(editor, '@');
  await eventually(
    () => status.innerText(),
    expect.stringMatching(/^Found in 0 places\. It stands in \d+ places? more, listed below\.$/),
  );
  await dialog.getByRole('heading', { name: /^Stands here too, in or across a link, a value/ }).waitFor();
  await dialog.getByRole('button', { name: /^Email: info@example\.com/ }).click();
  await eventually(() => editor.form.getByRole('heading').first().innerText(), 'Contact details and facts');
  await eventually(() => focused(editor.page), 'Email');
});
