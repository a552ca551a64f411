import { press, testStates } from './editor-states';

testStates('as it opens', {}, [
  ['with the tips', ({ page }) => page.getByRole('complementary', { name: 'How to begin' }).waitFor()],
  ['all three widths', ({ page }) => press(page, 'All three')],
  [
    'trying it out',
    async ({ page }) => {
      await press(page, 'Phone');
      await press(page, 'Try it out');
      await page.getByRole('button', { name: 'Try it out', pressed: true }).waitFor();
    },
    ({ page }) => press(page, 'Try it out'),
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
