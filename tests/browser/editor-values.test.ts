import { eventually } from './browser-test';
import { focused, test } from './editor-test';

test('values are called by words, what texts write for them stands in small print', async ({ openEditor }) => {
  const { contents, form, announced, page } = await openEditor();
  await contents.getByRole('button', { name: 'Contact details and facts' }).click();
  const fresh = form.getByLabel('A new name in contact details and facts');
  await fresh.fill('Opening days');
  await fresh.press('Enter');
  await eventually(() => announced.innerText(), 'Contact details and facts, opening days begun');
  await eventually(() => focused(page), 'Opening days');
  await form.getByText('Written {openingDays} in a text.').waitFor();
});
