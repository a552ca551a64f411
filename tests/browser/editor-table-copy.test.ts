import { expect } from 'vitest';
import { eventually } from './browser-test';
import { siteText, test } from './editor-test';

test('a cell of copy keeps its paragraphs while somebody types there, takes more of them, and Enter leads to the next row', async ({
  openEditor,
  server,
}) => {
  const { page, contents, announced } = await openEditor();
  const saved = async (): Promise<string> => {
    await page.keyboard.press('Control+s');
    await eventually(() => announced.innerText(), expect.stringMatching(/^Saved/));
    return siteText(server);
  };
  await contents.getByRole('button', { name: 'Services', exact: true }).click();
  const cells = page.getByRole('table').locator('textarea');
  const cell = cells.first();
  await cell.fill('The first.\n\nThe second');
  await cell.press('Control+End');
  await page.keyboard.type('.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('On a line.');
  expect(await saved()).toContain('"The first.\\n\\nThe second.\\nOn a line."');
  const pasted = 'By hand.\n\nBy post.';
  await cell.press('Control+a');
  await cell.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, text);
  }, pasted);
  await eventually(() => cell.inputValue(), pasted);
  await cell.press('Enter');
  await eventually(() => cells.nth(1).evaluate((field) => field === document.activeElement), true);
  expect(await saved()).toContain('"By hand.\\n\\nBy post."');
});
