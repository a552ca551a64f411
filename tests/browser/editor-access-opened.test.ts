import { press, testStates } from './editor-states';

testStates('as it opens', {}, [
  ['with the tips', ({ page }) => page.getByRole('complementary', { name: 'How to begin' }).waitFor()],
  [
    'with the menu',
    async ({ page }) => {
      await press(page, 'Menu');
      await page.getByRole('menu').waitFor();
    },
    ({ page }) => page.keyboard.press('Escape'),
  ],
  [
    'with the notices',
    async ({ page }) => {
      await page.locator('.problems summary').click();
      await page.locator('.notices .looked-at').first().waitFor();
    },
    ({ page }) => page.keyboard.press('Escape'),
  ],
  ['all three widths', ({ page }) => press(page, 'All three')],
  [
    'trying it out',
    async ({ page }) => {
      await press(page, 'Phone');
      await press(page, 'Try it out');
      await page.getByRole('button', { name: 'Go on editing' }).waitFor();
    },
    ({ page }) => press(page, 'Go on editing'),
  ],
  [
    'typing on the page',
    async ({ page, shown }) => {
      await press(page, 'Do not show this again');
      await shown.locator('h1').dblclick();
      await shown.locator('h1[contenteditable]').waitFor();
    },
    ({ shown }) => shown.locator('h1').press('Escape'),
  ],
]);
