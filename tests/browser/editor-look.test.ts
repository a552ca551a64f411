import { expect } from 'vitest';
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
