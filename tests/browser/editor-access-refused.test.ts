import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { openPart } from './editor-access-test';
import { close, press, testStates } from './editor-states';

testStates('what is asked, and answered wrong', { tags: 'night' }, [
  [
    'a collection without a name',
    async ({ contents, dialog }) => {
      await contents.getByRole('button', { name: 'New collection' }).click();
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      expect(await refusedAt(dialog.getByLabel('What are they called?'))).toMatch(/^A collection needs a name/);
      expect(await refusedAt(dialog.getByLabel('The first of them is'))).toBe('The first entry needs a name.');
    },
    close,
  ],
  [
    'one more entry',
    async ({ page, form, dialog }) => {
      await openPart(page, 'Study destinations');
      await form.getByRole('button', { name: 'Add one', exact: true }).click();
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      expect(await refusedAt(dialog.getByRole('textbox').first())).toMatch(/is missing|already/);
    },
    close,
  ],
  [
    'a name that a shared block has already',
    async ({ page, form }) => {
      await openPart(page, 'Route map');
      await form.getByRole('button', { name: 'Let other pages have it' }).click();
      await form.getByRole('textbox', { name: 'What is it called?' }).fill('Ready to start');
      await form.getByRole('button', { name: 'Let other pages have it' }).click();
      expect(await refusedAt(form.getByLabel('What is it called?'))).toMatch(/already\.$/);
    },
  ],
  [
    'an address that is taken',
    async ({ contents, form }) => {
      await contents.getByRole('button', { name: '/contact' }).click();
      const address = form.getByLabel('Address', { exact: true });
      await address.fill('/apply');
      await form.getByRole('button', { name: 'Change the address' }).click();
      expect(await refusedAt(address)).toMatch(/Another page already has the address/);
    },
  ],
  [
    'what leads to a page that is to be deleted',
    async ({ form, dialog }) => {
      await form.getByRole('button', { name: 'Delete this page' }).click();
      await dialog.getByRole('combobox').waitFor();
    },
    close,
  ],
  ['a new page', ({ page }) => press(page, 'Add a page'), close],
]);

/** What a field says of itself to whoever hears it, once it was refused. */
async function refusedAt(field: Locator): Promise<string> {
  await eventually(() => field.getAttribute('aria-invalid'), 'true');
  // A field is described by its hint, too.
  return field.evaluate((one) =>
    (one.ariaDescribedByElements ?? []).map(({ textContent }) => textContent ?? '').join(' '),
  );
}
