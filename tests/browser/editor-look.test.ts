import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { drawLogo } from '../../src/starter/logo';
import { eventually } from './browser-test';
import { siteText, test } from './editor-test';

test('a look is chosen by its picture, by pointer and keyboard, and a colour is a swatch that says how it reads once somebody is at it', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, announced, troubles } = await openEditor();
  const look = (): unknown => JSON.parse(siteText(server)).theme.look;
  await contents.getByRole('button', { name: 'Colours and look', exact: true }).click();
  const looks = form.getByRole('group', { name: 'Look' });
  const radio = (name: RegExp) => looks.getByRole('radio', { name });
  expect(await radio(/^Departures/).isChecked()).toBe(true);
  const pictures = looks.locator('iframe');
  await eventually(() => pictures.count(), 3);
  await looks
    .locator('.miniature')
    .last()
    .click({ position: { x: 20, y: 20 }, force: true });
  await eventually(() => announced.innerText(), 'Colours and look, look changed');
  expect(await radio(/^Studio/).isChecked()).toBe(true);
  await page.keyboard.press('Control+s');
  await eventually(look, 'studio');
  await radio(/^Studio/).press('ArrowLeft');
  expect(await radio(/^Ledger/).isChecked()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await radio(/^Departures/).isChecked()).toBe(true);
  await page.keyboard.press('Control+s');
  // What is usual is not written.
  await eventually(look, undefined);

  const swatch = form.getByLabel('Choose: Ink', { exact: true });
  const code = form.getByRole('textbox', { name: 'Ink', exact: true });
  const reads = form.locator('.plain:has(> [data-pointer="/theme/colors/ink"]) > .measured');
  expect(await reads.textContent()).toMatch(/^Contrast with the paper: \d/);
  expect(await reads.isVisible()).toBe(false);
  await swatch.focus();
  await eventually(() => reads.isVisible(), true);
  await page.keyboard.press('Tab');
  await eventually(() => code.evaluate((one) => one === document.activeElement), true);
  expect(troubles).toEqual([]);
});

test('the logo that came with a site is drawn in the colours that its owner chooses, and comes back with undo', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { colors } = JSON.parse(siteText(server)).theme;
  const lettering = { name: 'Trasan', font: 'outfit', isRightToLeft: false } as const;
  const drawn = await drawLogo({ ...lettering, colors });
  writeFileSync(join(server.folder, 'uploads/logo.svg'), drawn.logo);
  writeFileSync(join(server.folder, 'uploads/mark.svg'), drawn.mark);
  const { page, contents, form, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Colours and look', exact: true }).click();
  const accent = form.getByRole('textbox', { name: 'Accent colour', exact: true });
  const offer = form.getByRole('button', { name: 'Draw the logo in the colours of the site' });
  await accent.fill('#1d4ed8');
  await offer.waitFor();
  // It is found where the logo is looked for, too.
  await contents.getByRole('button', { name: 'Header and menu', exact: true }).click();
  await form.getByRole('button', { name: 'Open “The site itself”' }).click();
  await offer.click();
  await eventually(() => announced.innerText(), 'Logo drawn in the colours of the site');
  await offer.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved/));
  const written = (): string => JSON.parse(siteText(server)).site.logo.src;
  const other = await drawLogo({ ...lettering, colors: { ...colors, accent: '#1d4ed8' } });
  expect(readFileSync(join(server.folder, written()), 'utf8')).toBe(other.logo);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Control+s');
  await eventually(written, 'uploads/logo.svg');
  expect(readFileSync(join(server.folder, 'uploads/logo.svg'), 'utf8')).toBe(drawn.logo);
  expect(troubles).toEqual([]);
});
