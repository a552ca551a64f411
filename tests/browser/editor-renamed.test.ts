import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { frozenText, siteText, test } from './editor-test';

/** The frozen site with a collection of no entries that declares its fields, of which there are none yet, and its name. */
function withNamedEvents(): string {
  const site = JSON.parse(frozenText);
  site.collections.events = { label: 'Events', one: 'event', fields: {}, entries: [] };
  return JSON.stringify(site, null, 2);
}

test('on a phone, a collection is renamed from its other actions, and its former name replaced where it is still read', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), withNamedEvents());
  const { page, contents, form, announced } = await openEditor({ width: 390, height: 844 });
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).locator('visible=true').first().tap();
  await press('Contents');
  await contents.getByRole('button', { name: 'Events', exact: true }).last().tap();
  await form.locator('summary', { hasText: 'More' }).first().tap();
  await press('Rename this collection');
  const name = form.getByLabel('What they are called', { exact: true });
  await eventually(() => name.evaluate((field) => field === document.activeElement), true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Evenings');
  await press('Replace it there');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await eventually(() => dialog.getByLabel('Replace by').inputValue(), 'Evenings');
  await dialog.getByRole('button', { name: /^Replace in/ }).tap();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await eventually(() => form.getByText('Texts to look at').count(), 0);
  await press('Save');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const text = siteText(server);
  expect(text).toContain('"label": "Evenings"');
  expect(text).not.toMatch(/"(label|title|heading)": "[^"]*\bEvents\b/);
});
