import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { focused, keepFile, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

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

test('a number that is taken from a value reads as that, until one of its own is written', async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(before());
  site.values.applicationFee = '3000';
  site.collections.trips = [
    { slug: 'delta', title: 'Delta', fee: 4500 },
    { slug: 'creek', title: 'Creek', fee: '{applicationFee}' },
    { slug: 'coast', title: 'Coast', fee: 5000 },
  ];
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  const { contents, form, page, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Trips', exact: true }).click();
  const cell = form.getByRole('textbox', { name: 'Fee of Creek' });
  await eventually(() => cell.inputValue(), '3000');
  await form.getByRole('button', { name: 'Creek', exact: true }).click();
  const fee = form.getByRole('textbox', { name: 'Fee', exact: true });
  await eventually(() => fee.inputValue(), '3000');
  const said = 'Taken from “Application fee”. A number that you write here takes its place.';
  expect(await fee.evaluate((field: HTMLInputElement) => field.ariaDescribedByElements?.[0]?.textContent)).toBe(said);
  expect(await form.innerText()).not.toContain('{');
  await fee.focus();
  await page.keyboard.type('3500');
  await eventually(() => announced.innerText(), 'Creek, fee changed');
  expect(await form.getByText('Taken from').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).collections.trips[1].fee).toBe(3500);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => fee.inputValue(), '3000');
  await form.getByRole('button', { name: 'Change application fee everywhere' }).click();
  await eventually(() => focused(page), 'Application fee');
});
