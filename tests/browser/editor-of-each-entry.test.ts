import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { findAndOpen, frozenText, siteText, test } from './editor-test';

const site = JSON.parse(frozenText);
site.collections.trips = {
  label: 'Trips',
  one: 'trip',
  fields: {
    name: { kind: 'text', required: true },
    photo: { kind: 'picture' },
    sheet: { kind: 'file' },
    bring: { kind: 'texts', label: 'What to bring' },
  },
  entries: [
    {
      slug: 'dawn',
      name: 'Dawn on the bay',
      photo: { src: 'uploads/logo.svg', alt: 'A kayak' },
      bring: ['A hat', 'A towel'],
    },
  ],
};
site.routes.push({
  from: 'trips',
  path: '/trips/{slug}',
  title: '{name}',
  description: 'On the water at {name}, with a guide.',
  blocks: [
    { type: 'hero', heading: '{name}', picture: { src: '', alt: '' } },
    { type: 'list', heading: 'Bring these', items: [] },
  ],
});

test('the picture and the lines of each entry are chosen first on its page', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  const dialog = page.getByRole('dialog');
  await findAndOpen(page, 'dawn', /^Dawn on the bay \/trips\/dawn$/);
  await contents.getByRole('button', { name: 'Opening', exact: false }).first().click();
  await form.getByRole('button', { name: 'Choose a picture' }).click();
  await dialog.getByRole('list', { name: 'Of each entry' }).getByRole('button', { name: 'Photo' }).click();
  await form.getByText('Each entry names its own picture, as its “photo”.').waitFor();
  await shown.locator('main img[alt="A kayak"]').first().waitFor();
  await contents.getByRole('button', { name: 'List: Bring these' }).click();
  await form.getByRole('button', { name: 'Take from a collection' }).click();
  expect(await dialog.getByRole('listitem').first().innerText()).toMatch(/^What to bring\s+Of each trip its own$/);
  await dialog.getByRole('button', { name: /^What to bring/ }).click();
  await shown.getByText('A towel').waitFor();
  await form.getByText('Each entry says its own, as its “bring”.').waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { blocks } = JSON.parse(siteText(server)).routes.at(-1);
  expect(blocks).toMatchObject([{ picture: '{photo}' }, { items: '{bring}' }]);
  expect(troubles).toEqual([]);
});

test('a longer text for each entry is one press, a name, and the words of the one at hand', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { page, form, shown, announced, troubles } = await openEditor();
  await findAndOpen(page, 'dawn', /^Dawn on the bay \/trips\/dawn$/);
  await form.getByRole('button', { name: 'Add a text to each page' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new field of Trips' });
  await dialog.getByLabel('What is it called?').fill('The way');
  expect(await dialog.getByLabel('Show it on the page of each').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByRole('heading', { name: 'Dawn on the bay' }).waitFor();
  await form.getByLabel('The way', { exact: true }).click();
  await page.keyboard.type('Along the shore, past the light.');
  await shown.getByText('Along the shore, past the light.').waitFor();
  await shown.getByRole('heading', { name: 'The way' }).waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { routes, collections } = JSON.parse(siteText(server));
  expect(routes.at(-1).blocks[1]).toEqual({ type: 'text', heading: 'The way', text: '{theWay}' });
  expect(collections.trips.entries[0].theWay).toBe('Along the shore, past the light.');
  expect(troubles).toEqual([]);
});
