import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, vi } from 'vitest';
import { valueAt } from '../../src/manifest/pointer';
import { eventually } from './browser-test';
import { focused, focusedPlace, keepFile, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

test('a name that is taken empties nothing, and leads to what has it', async ({ openEditor }) => {
  const { contents, form, page, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Contact details and facts' }).click();
  const phone = form.getByLabel('Phone', { exact: true });
  const number = await phone.inputValue();
  await form.getByLabel(/^A new name in/).fill('phone');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('There is “Phone” already.').waitFor();
  expect(await phone.inputValue()).toBe(number);
  await form.getByRole('button', { name: 'Go to it' }).click();
  await eventually(() => focused(page), 'Phone');
  await form.getByLabel(/^A new name in/).fill('doorCode');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/begun$/));
  await eventually(() => focused(page), 'Door code');
  expect(troubles).toEqual([]);
});

test('a new question of a form shows on the page while it is written, whatever it is called and asks', async ({
  openEditor,
  server,
}) => {
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: /\/apply$/ }).click();
  await contents.getByRole('button', { name: /^Form/ }).click();
  await shown.getByText('Phone Number').first().click();
  await eventually(() => focusedPlace(page), expect.stringMatching(/\/fields\/\d+\/label$/));
  const field = (await focusedPlace(page)).replace(/\/\w+$/, '');
  const copy = field.replace(/\d+$/, (index) => String(Number(index) + 1));
  await form
    .locator(`li:has([data-pointer^="${field}/"])`)
    .last()
    .getByRole('button', { name: /^Duplicate/ })
    .first()
    .click();
  const within = (name: string): Locator => form.locator(`[data-pointer="${copy}/${name}"]`).first();
  const question = shown.locator('form').getByText('Do you have a passport?');
  await within('name').fill('passport');
  await within('label').fill('Do you have a passport?');
  await question.waitFor();
  await within('kind').selectOption({ label: 'Choices in sight (choose one)' });
  await question.waitFor();
  const add = form.getByRole('button', { name: 'Add a choice', exact: true }).first();
  await add.click();
  await add.click();
  for (const [index, answer] of ['Yes', 'No'].entries()) {
    await within(`options/${index}/label`).fill(answer);
    await shown.locator('form').getByLabel(answer, { exact: true }).waitFor();
  }
  // Two answers that are not named yet are alike: neither may be left on the page.
  expect(
    await shown.locator('form fieldset fieldset', { hasText: 'Do you have a passport?' }).getByRole('radio').count(),
  ).toBe(2);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), 'Saved. This page has changed: /apply.');
  expect(valueAt(JSON.parse(siteText(server)), `${copy}/options`)).toEqual([
    { label: 'Yes', value: 'Yes' },
    { label: 'No', value: 'No' },
  ]);
  expect(troubles).toEqual([]);
});

test('a new field of a form is named by its label, says what its kind is for, and is calm while it is filled in', async ({
  openEditor,
}) => {
  const { page, contents, form, troubles } = await openEditor();
  await contents.getByRole('button', { name: /\/apply$/ }).click();
  await contents.getByRole('button', { name: /^Form/ }).click();
  const fields = form.locator('[data-pointer$="/sections/0/fields"]');
  await form.locator('summary[data-pointer$="/sections/0"]').click();
  await fields.getByRole('button', { name: 'Add a field', exact: true }).last().click();
  const place = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-pointer') ?? null);
  await eventually(place, expect.stringMatching(/\/fields\/\d+\/label$/));
  // A field of copy is another one once it is entered.
  await fields.locator('[role=textbox]:focus').waitFor();
  await page.keyboard.type('Phone number of a friend');
  const added = fields.locator('.items > li').filter({ hasText: 'Phone number of a friend' }).last();
  await eventually(() => added.getByLabel('Name', { exact: true }).inputValue(), 'phoneNumberOfAFriend');
  const kind = added.getByLabel('Kind', { exact: true });
  await kind.selectOption({ label: 'Hidden' });
  await added
    .getByText(/^Nothing is asked and nobody sees it: what you write here is sent along/)
    .first()
    .waitFor();
  await kind.selectOption({ label: 'Choices in sight (choose one)' });
  const bar = page.getByRole('region', { name: 'Problems' });
  await bar.getByText(/^1 still to fill in/).waitFor();
  await added.getByRole('button', { name: 'Add a choice', exact: true }).click();
  await eventually(() => focused(page), 'Label');
  await bar.getByText(/^\d still to fill in/).waitFor();
  expect(await added.locator('.problems-here [data-severity=error]').count()).toBe(0);
  await page.keyboard.type('Mine');
  await eventually(() => added.getByLabel('What is sent', { exact: true }).inputValue(), 'Mine');
  expect(troubles).toEqual([]);
});

test('a colour is written out once its field is left or saved, and nothing is said of what is none', async ({
  openEditor,
  server,
}) => {
  const { page, contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'Theme', exact: true }).click();
  const accent = form.locator('input[data-pointer="/theme/colors/accent"]');
  await accent.fill('#80');
  expect(await form.locator('.contrast').filter({ hasText: 'NaN' }).count()).toBe(0);
  await accent.fill('#804');
  await accent.press('Tab');
  await eventually(() => accent.inputValue(), '#880044');
  expect(await form.locator('.contrast').allInnerTexts()).toContainEqual(expect.stringMatching(/Contrast with/));
  await accent.fill('#913');
  await page.keyboard.press('Control+s');
  await eventually(() => JSON.parse(siteText(server)).theme.colors.accent, '#991133');
});

test('what is made of a collection can stand beside written items, and be written out', async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(before());
  const items = { from: 'tours', as: { title: '{name}' } };
  site.collections.tours = [{ name: 'Dawn' }, { name: 'Night' }];
  site.routes[0].blocks.unshift({ type: 'card-grid', heading: 'Our tours', items });
  writeFileSync(join(server.folder, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
  const { contents, form, page, announced, shown } = await openEditor();
  await contents.getByRole('button', { name: 'Card grid: Our tours' }).click();
  await form.getByRole('button', { name: 'Add one after these' }).click();
  await form.getByLabel('Title', { exact: true }).last().fill('By bus');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const itemsNow = () => JSON.parse(siteText(server)).routes[0].blocks[0].items;
  expect(itemsNow()).toEqual([items, { title: 'By bus' }]);
  await form.getByText('From the collection Tours').click();
  await form.getByRole('button', { name: 'Only here: write these out as items of this list' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/written out: 2 items$/));
  await page.keyboard.press('Control+s');
  await eventually(() => itemsNow().length, 3);
  expect(itemsNow()).toEqual([{ title: 'Dawn' }, { title: 'Night' }, { title: 'By bus' }]);
  await eventually(() => shown.getByText('By bus').count(), 1);
});
