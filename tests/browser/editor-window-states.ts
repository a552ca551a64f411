import { openPart } from './editor-access-test';
import { close, press, type State } from './editor-states';

/** The states of the windows that open over the others, in groups as those of the window itself. */
export const windowStates: Record<string, State[]> = {
  'every window over the others': [
    [
      'a field of copy',
      async ({ page, form }) => {
        await openPart(page, 'Hero: Your Gateway');
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
        ['Find and replace', ({ page }) => page.getByLabel('Find', { exact: true }).fill('Nairobi')],
        ['Changes', ({ dialog }) => dialog.getByRole('button', { name: /^Before and after/ }).click()],
        [
          'Publish',
          ({ dialog }) => dialog.getByRole('button', { name: /^(Download|Publish (now|all the same))/ }).waitFor(),
        ],
        ['Add a block', ({ dialog }) => dialog.getByRole('searchbox').fill('c')],
        ['Page: Home /', ({ dialog }) => dialog.getByRole('searchbox').fill('study')],
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
  ],
  'what is chosen from': [
    [
      'blocks as they are drawn',
      async ({ page, dialog }) => {
        await press(page, 'Add a block');
        await dialog.getByRole('searchbox').fill('card');
      },
    ],
    [
      'every field of a block, with more of each open',
      async ({ dialog, form }) => {
        const card = dialog.getByRole('button', { name: /^Card grid/ });
        await card.first().click();
        await form.getByLabel('Heading', { exact: true }).waitFor();
        await form.evaluate((element) => {
          for (let depth = 0; depth < 4; depth++)
            for (const one of element.querySelectorAll('details')) one.open = true;
        });
      },
      ({ page }) => page.keyboard.press('Control+z'),
    ],
    [
      'icons',
      async ({ page, form, dialog }) => {
        await openPart(page, 'Rare');
        await openPart(page, 'Notice: Marked');
        await form.getByRole('button', { name: 'Choose for Icon' }).first().click();
        await dialog.getByRole('listitem').nth(20).waitFor();
      },
      close,
    ],
    [
      'flags',
      async ({ page, form, dialog }) => {
        await openPart(page, 'Chips: Flagged');
        await form.getByRole('button', { name: 'Choose for Flag' }).first().click();
        await dialog.getByRole('listitem').nth(20).waitFor();
      },
      close,
    ],
    [
      'pictures',
      async ({ page, shown, form, dialog }) => {
        await openPart(page, 'Header and menu');
        await shown.locator('header img').first().click();
        await form.getByRole('button', { name: 'Choose a picture' }).first().click();
        await dialog.getByRole('listitem').locator('img').first().waitFor();
      },
      close,
    ],
  ],
};
