import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { focused, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

test('what is looked for is found by everyday words, and once it is open all the contents are back', async ({
  openEditor,
}) => {
  const { page, contents, form } = await openEditor();
  const search = page.getByRole('searchbox', { name: 'Find a page or part' });
  const buttons = contents.getByRole('button');
  const all = await buttons.count();
  await search.fill('typeface');
  await contents.getByRole('button', { name: /^Theme: Font/ }).click();
  await eventually(() => search.inputValue(), '');
  await eventually(() => form.getByRole('heading').first().innerText(), 'Theme');
  await eventually(() => focused(page), expect.stringMatching(/^Font/));
  const open = contents.locator('[aria-current=true]');
  await eventually(() => open.innerText(), 'Theme');
  await eventually(() => buttons.count(), all);
  await search.fill('no such thing');
  await contents.getByText('No page, entry or value is called that.').waitFor();
  await contents.getByRole('button', { name: 'Empty the search' }).click();
  await eventually(() => buttons.count(), all);
});

test('the business says what it is for, and leads to the values that visitors read', async ({ openEditor }) => {
  const { contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'Business', exact: true }).click();
  await form.getByText('This tells search engines and maps what the business is.').waitFor();
  await form.getByRole('button', { name: 'Open the values' }).click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'Values used in texts');
});

test('a block is found by what people call it', async ({ openEditor }) => {
  const { page, contents } = await openEditor();
  await contents.getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  const words: [string, string][] = [
    ['photo', 'Gallery'],
    ['staff', 'Profiles'],
    ['question', 'Questions and answers'],
    ['price', 'Table'],
    ['button', 'Call to action'],
    ['address', 'Contact'],
  ];
  for (const [word, title] of words) {
    await dialog.getByRole('searchbox').fill(word);
    await eventually(
      () => dialog.getByRole('listitem').locator('strong').allInnerTexts(),
      expect.arrayContaining([title]),
    );
  }
});

test('where the server has ended, looking for words says so', async ({ openEditor }) => {
  const { page, announced } = await openEditor();
  await page.route('**/find-and-replace*', (route) => route.abort());
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^The server cannot be reached\./));
});
