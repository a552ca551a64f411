import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { frozenText, siteText, test } from './editor-test';

const site = JSON.parse(frozenText);
const rooms = Array.from({ length: 300 }, (_, index) => ({ name: `Room ${index + 1}`, price: 4000 + index }));
site.collections.rooms = {
  label: 'Rooms',
  one: 'room',
  fields: { name: { kind: 'text' }, price: { kind: 'money' } },
  entries: rooms,
};

test('of a long table all rows are read, and those near what is visible are written in', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { page, contents, form, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Rooms', exact: true }).click();
  const far = form.getByRole('row', { name: /^Room 250 / });
  await far.waitFor({ state: 'attached' });
  expect(await far.getByRole('cell').first().innerText()).toBe('Room 250');
  expect(await far.getByRole('textbox').count()).toBe(0);
  expect(await form.getByRole('textbox', { name: /^Name of/ }).count()).toBeLessThan(60);
  await far.scrollIntoViewIfNeeded();
  const price = form.getByRole('textbox', { name: 'Price of Room 250' });
  await price.fill('9000');
  // What has the focus stays, wherever the table is scrolled.
  await form.getByRole('row', { name: /^Room 1 / }).scrollIntoViewIfNeeded();
  await form.getByRole('textbox', { name: 'Name of Room 1', exact: true }).waitFor();
  expect(await price.inputValue()).toBe('9000');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).collections.rooms.entries[249]).toEqual({ name: 'Room 250', price: 9000 });
  expect(troubles).toEqual([]);
});
