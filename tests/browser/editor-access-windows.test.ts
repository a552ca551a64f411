import sharp from 'sharp';
import { openPart } from './editor-access-test';
import { close, press, type State, testStates } from './editor-states';

/** Puts a photo in the place of the logo, with all that is folded of it. */
async function replaceLogo({ page, dialog }: Parameters<State[1]>[0]): Promise<void> {
  await dialog.getByRole('button', { name: /^logo\.svg/ }).click();
  await dialog.getByRole('button', { name: 'Replace it everywhere' }).click();
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#47a' } });
  const buffer = await photo.jpeg().toBuffer();
  const added = page.locator('dialog').last().locator('input[type=file]');
  await added.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  for (const folded of ['Turn or cut', 'What stays in sight', 'Rename'])
    await dialog.getByText(folded, { exact: true }).click();
  await dialog.locator('canvas').waitFor();
}

testStates('every window over the others', { tags: 'night' }, [
  [
    'a field of copy',
    async ({ page, form }) => {
      await openPart(page, 'Opening: Your Gateway');
      await form.getByLabel('Text', { exact: true }).click();
      await form.locator('.ProseMirror').first().waitFor();
    },
  ],
  [
    'where a link leads',
    async ({ page, form, dialog }) => {
      await form.locator('.ProseMirror').first().click();
      await page.keyboard.press('Control+k');
      await dialog.waitFor();
    },
    close,
  ],
  ...(
    [
      ['Find and replace', ({ dialog }) => dialog.getByLabel('Find', { exact: true }).fill('Nairobi')],
      ['Changes', ({ dialog }) => dialog.getByRole('button', { name: /^Before and after/ }).click()],
      ['Publish', ({ dialog }) => dialog.getByRole('heading', { level: 3 }).first().waitFor()],
      ['Pictures and files', replaceLogo],
      ['Add a block', ({ dialog }) => dialog.getByRole('searchbox').fill('c')],
      ['Find', ({ dialog }) => dialog.getByRole('combobox').fill('study')],
      ['Page: Home /', ({ dialog }) => dialog.getByRole('combobox').fill('study')],
    ] satisfies State[]
  ).map(
    ([name, act]): State => [
      name,
      async (opened) => {
        if (name === 'Find and replace') await opened.form.getByLabel('Heading', { exact: true }).fill('Other words');
        await press(opened.page, name);
        await act(opened);
      },
      close,
    ],
  ),
]);
