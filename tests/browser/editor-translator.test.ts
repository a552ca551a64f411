import { expect } from 'vitest';
import { eventually } from './browser-test';
import { siteText, test } from './editor-test';

test('a translator begins with the original where signs must stay, gets an address from words, changes what is out of date where it is listed, and takes a table whose columns were moved', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  const { heading } = JSON.parse(siteText(server)).routes[0].blocks[0];
  const dialog = page.getByRole('dialog');
  const translate = async (): Promise<void> => {
    await contents.getByRole('button', { name: 'Further languages' }).click();
    await form.getByRole('button', { name: 'Translate', exact: true }).click();
  };
  await contents.getByRole('button', { name: 'Further languages' }).click();
  await form.getByLabel('One more language').fill('German');
  await form.getByRole('button', { name: 'Add this language' }).click();
  await eventually(() => announced.innerText(), 'German added');
  await translate();
  await dialog.getByLabel('Texts of').selectOption('/');
  const status = dialog.getByRole('status').first();
  await eventually(() => status.innerText(), expect.stringMatching(/^0 of \d+ texts listed here are translated, 0 of/));
  // The files for a translator stand before the texts, not below the last of them.
  const files = dialog.getByRole('region', { name: 'For a translator' });
  await eventually(
    async () => (await files.boundingBox())?.y ?? 0,
    expect.toSatisfy((y: number) => y < 900),
  );
  await files.getByLabel('Take in a file').setInputFiles({
    name: 'de.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFWhere;Deutsch;English\r\nHome;Im Ausland studieren;Study and Work Abroad from Kenya\r\n;Ihr Tor zur Welt;${heading}\r\n`,
    ),
  });
  await eventually(() => files.getByRole('status').innerText(), expect.stringContaining('2 texts taken.'));
  await dialog.getByLabel('Search').fill('{');
  const signed = dialog.getByRole('listitem').filter({ hasText: '{' }).first();
  const original = await signed.locator('bdi').first().innerText();
  await signed.getByRole('button', { name: 'Begin with the original' }).click();
  await eventually(() => signed.getByRole('textbox').inputValue(), original);
  await eventually(() => signed.getByRole('textbox').evaluate((field) => field === document.activeElement), true);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await contents.getByRole('button', { name: /\/apply$/ }).click();
  const address = form.getByLabel('Address in Deutsch');
  await address.click();
  await page.keyboard.type('Jetzt Prüfen');
  expect(await address.inputValue()).toBe('/Jetzt Prüfen');
  await page.keyboard.press('Tab');
  await eventually(() => address.inputValue(), '/jetzt-pruefen');

  await contents.getByRole('button', { name: /^Home/ }).click();
  await shown.locator('h1').click();
  const field = form.getByLabel('Heading', { exact: true });
  await field.fill(`${heading}!`);
  await field.press('Tab');
  await form.getByRole('button', { name: /translated anew$/ }).click();
  await translate();
  await dialog.getByLabel('Show').selectOption('outdated');
  const outdated = dialog.getByRole('listitem').filter({ hasText: 'No text says this any more:' });
  await eventually(() => outdated.innerText(), expect.stringContaining('Home, opening, heading'));
  await outdated.getByRole('textbox', { name: /Deutsch$/ }).fill('Ihr Tor!');
  await outdated.getByRole('button', { name: 'It still says the same' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => announced.innerText(), expect.stringContaining('Saved'));
  const { de } = JSON.parse(siteText(server)).languages;
  expect(de.texts).toEqual({
    'Study and Work Abroad from Kenya': 'Im Ausland studieren',
    [original]: original,
    [`${heading}!`]: 'Ihr Tor!',
  });
  expect(de.paths).toEqual({ '/apply': '/jetzt-pruefen' });
  expect(troubles).toEqual([]);
});
