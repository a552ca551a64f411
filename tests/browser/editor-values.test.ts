import { eventually } from './browser-test';
import { focused, test } from './editor-test';

test('values are called by words, and put into a text without anything of how that is written', async ({
  openEditor,
}) => {
  const { contents, form, announced, page, shown } = await openEditor();
  await contents.getByRole('button', { name: 'Contact details and facts' }).click();
  const fresh = form.getByLabel('A new name in contact details and facts');
  await fresh.fill('Opening days');
  await fresh.press('Enter');
  await eventually(() => announced.innerText(), 'Contact details and facts, opening days begun');
  await eventually(() => focused(page), 'Opening days');
  await page.keyboard.type('every day');
  await contents.getByRole('button', { name: 'Hero: ' }).first().click();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('Open !');
  await heading.press('ArrowLeft');
  await heading.press('Tab');
  await eventually(() => focused(page), 'Value');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Which value?' }).getByRole('button', { name: 'Opening days' }).click();
  await eventually(() => heading.inputValue(), 'Open {openingDays}!');
  await form.getByText('Reads: Open every day!').waitFor();
  await shown.getByRole('heading', { level: 1, name: 'Open every day!' }).waitFor();
  await contents.getByRole('button', { name: 'Hero: Open every day!' }).waitFor();
  // Whoever chooses none is back where they wrote.
  await heading.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
});
