import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, test } from './editor-test';

test('values are called by words, what texts write for them stands in small print, and none is emptied by its own name', async ({
  openEditor,
}) => {
  const { contents, form, announced, page } = await openEditor();
  await contents.getByRole('button', { name: 'Values used in texts' }).click();
  const fresh = form.getByLabel('A new name in values used in texts');
  await fresh.fill('Opening days');
  await fresh.press('Enter');
  await eventually(() => announced.innerText(), 'Values used in texts, opening days begun');
  await eventually(() => focused(page), 'Opening days');
  await form.getByText('Written {openingDays} in a text.').waitFor();
  const phone = await form.getByLabel('Phone', { exact: true }).inputValue();
  await fresh.fill('Phone');
  await fresh.press('Enter');
  await eventually(() => focused(page), 'Phone');
  expect(await form.getByLabel('Phone', { exact: true }).inputValue()).toBe(phone);
  expect(phone).not.toBe('');
});
