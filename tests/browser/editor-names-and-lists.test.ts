import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { eventually } from './browser-test';
import { focused, focusedPlace, frozenText, siteText, test } from './editor-test';

test('a new question of a form shows on the page while it is written, whatever it is called, asks and how wide it is', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: /\/apply$/ }).click();
  await contents.getByRole('button', { name: /^Form/ }).click();
  await shown.getByText('Phone Number').first().click();
  await eventually(() => focusedPlace(page), expect.stringMatching(/\/fields\/\d+\/label$/));
  const field = (await focusedPlace(page)).replace(/\/\w+$/, '');
  const copy = field.replace(/\d+$/, (index) => String(Number(index) + 1));
  const item = form.locator(`li:has([data-pointer^="${field}/"])`).last();
  await item
    .getByText(/^More on/)
    .first()
    .click();
  await item.getByRole('button', { name: 'Duplicate' }).first().click();
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
  // How wide it is can be seen and chosen where nothing is written of it.
  const width = within('width');
  const saved = () => valueAt(JSON.parse(siteText(server)), copy) as JsonObject;
  await width.selectOption({ label: 'Full (the usual one)' });
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), 'Saved. This page has changed: /apply.');
  expect(saved()).not.toHaveProperty('width');
  expect(saved().options).toEqual([
    { label: 'Yes', value: 'Yes' },
    { label: 'No', value: 'No' },
  ]);
  expect(await width.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe(
    'Full (the usual one)',
  );
  await width.selectOption({ label: 'Half' });
  await page.keyboard.press('Control+s');
  await eventually(() => saved().width, 'half');
  // The next one is as wide.
  await form
    .locator(`li:has([data-pointer="${copy}/width"])`)
    .last()
    .getByRole('button', { name: 'Add a field after this' })
    .click();
  const next = copy.replace(/\d+$/, (index) => String(Number(index) + 1));
  await eventually(() => form.locator(`select[data-pointer="${next}/width"]`).inputValue(), 'half');
  expect(troubles).toEqual([]);
});

test('a new field of a form is named by its label, says what its kind is for, and is calm while it is filled in', {
  tags: 'night',
}, async ({ openEditor }) => {
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
  const bar = page.getByRole('region', { name: 'Notices' });
  await bar.getByText(/^1 still to fill in/).waitFor();
  await added.getByRole('button', { name: 'Add a choice', exact: true }).click();
  await eventually(() => focused(page), 'Label');
  await bar.getByText(/^\d still to fill in/).waitFor();
  expect(await added.locator('.problems-here [data-severity=error]').count()).toBe(0);
  await page.keyboard.type('Mine');
  await eventually(() => added.getByLabel('What is sent', { exact: true }).inputValue(), 'Mine');
  expect(troubles).toEqual([]);
});

test('a colour says how well words in it can be read while it is typed, and is written out once its field is left or saved', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'Colours and look', exact: true }).click();
  const accent = form.locator('input[data-pointer="/theme/colors/accent"]');
  await accent.fill('#000000');
  await form.getByText(/^Contrast with the paper: 19\.\d\. Words can be read\.$/).waitFor();
  await accent.fill('#ffe9a8');
  await form.getByText(/^Contrast with the paper: 1\.\d\. Words need 4\.5\.$/).waitFor();
  const status = form
    .getByRole('status')
    .filter({ hasText: /^Too faint for words\. .*Until you choose another, the page takes the nearest shade/ });
  await status.waitFor();
  // It is seen where somebody looks who writes the colour.
  const [said, field] = [await status.boundingBox(), await accent.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  const shade = form.locator('.shade', { hasText: /^#[\da-f]{6}$/ });
  const first = await shade.innerText();
  await status.evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-again', '')).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await accent.fill('#ffb000');
  await eventually(() => shade.innerText(), expect.not.stringContaining(first));
  expect(await status.getAttribute('data-again')).toBe(null);

  await accent.fill('#80');
  expect(await form.locator('.hint, .contrast').filter({ hasText: 'NaN' }).count()).toBe(0);
  await accent.fill('#804');
  await accent.press('Tab');
  await eventually(() => accent.inputValue(), '#880044');
  expect(await form.locator('.measured').allTextContents()).toContainEqual(expect.stringMatching(/^Contrast with/));
  await accent.fill('#913');
  await page.keyboard.press('Control+s');
  await eventually(() => JSON.parse(siteText(server)).theme.colors.accent, '#991133');
});

test('what is made of a collection can stand beside written items and be written out, and a page of each says on how many it is seen', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const site = JSON.parse(frozenText);
  const items = { from: 'tours', as: { title: '{name}' } };
  site.collections.tours = [{ name: 'Dawn' }, { name: 'Night' }];
  site.routes[0].blocks.unshift({ type: 'card-grid', heading: 'Our tours', items });
  const blocks = [{ type: 'hero', heading: '{title}' }];
  site.routes.push({ from: 'services', path: '/all{path}', title: '{title}', description: 'Each of them.', blocks });
  writeFileSync(join(server.folder, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
  const { contents, form, page, announced, shown } = await openEditor();
  await contents.getByRole('button', { name: 'Cards: Our tours' }).click();
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

  const reach = /^What is changed here shows on \d\d pages\.$/;
  await contents.getByRole('button', { name: '/all' }).first().click();
  await eventually(() => form.locator('.reach summary').innerText(), expect.stringMatching(reach));
  await contents.getByRole('button', { name: /^Opening/ }).click();
  await eventually(() => form.getByRole('heading').first().innerText(), expect.stringMatching(/^Opening/));
  await eventually(() => form.locator('.reach summary').innerText(), expect.stringMatching(reach));
});

test('a block is made shared, called otherwise, and deleted once it stands nowhere', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const { page, contents, form, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: /^Route map/ }).click();
  await form
    .getByText(/^More on/)
    .first()
    .click();
  await form.getByRole('button', { name: 'Let other pages have it' }).click();
  await form.getByLabel('What is it called?').fill('Ready to start');
  await form.getByRole('button', { name: 'Let other pages have it' }).click();
  await form.getByText('Another block on several pages is called “Ready to start” already.').waitFor();
  await form.getByLabel('What is it called?').fill('Our routes');
  await form.getByRole('button', { name: 'Let other pages have it' }).click();
  const can = /^Route map.* can stand on several pages now, as Our routes$/;
  await eventually(() => announced.innerText(), expect.stringMatching(can));
  await form.getByText('It can be deleted once it stands nowhere. It stands in 1:').waitFor();
  await form.getByRole('button', { name: 'Rename this block' }).click();
  await form.getByLabel('What is it called?').fill('Flights');
  await form.getByRole('button', { name: 'Rename this block' }).click();
  await eventually(() => announced.innerText(), 'Our routes is called Flights now');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { routes, shared } = JSON.parse(siteText(server));
  expect(routes[0].blocks[1]).toEqual({ type: 'shared', block: 'flights' });
  expect(shared.flights.type).toBe('route-map');
  await form.getByRole('button', { name: /^Only here/ }).click();
  await contents
    .getByRole('button', { name: /^Route map/ })
    .last()
    .click();
  await form.getByRole('button', { name: 'Delete this block' }).click();
  await eventually(() => announced.innerText(), 'Flights deleted from the blocks on several pages');
  expect(troubles).toEqual([]);
});
