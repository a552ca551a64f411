import { openPart } from './editor-access-test';
import { close, press, testStates } from './editor-states';

testStates('what is chosen from', { tags: 'night' }, [
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
      const card = dialog.getByRole('button', { name: /^Cards/ });
      await card.first().click();
      await form.getByLabel('Heading', { exact: true }).waitFor();
      await form.evaluate((element) => {
        for (let depth = 0; depth < 4; depth++) for (const one of element.querySelectorAll('details')) one.open = true;
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
]);
