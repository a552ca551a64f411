import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { frozenText, siteText, test } from './editor-test';

/** The name of the cell that has the focus. */
const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** In the editor: notes from now on which rows of the table change, and what the drawn page says anew of itself. */
function watchChanges(): void {
  const [rows, attributes] = [new Set<string | null>(), [] as (string | null)[]];
  const table = document.querySelector('.table tbody');
  const shown = document.querySelector<HTMLIFrameElement>('.sheet iframe')?.contentDocument?.documentElement;
  if (!table || !shown) throw new Error('There is no table beside the page.');
  new MutationObserver((records) => {
    for (const { target } of records) {
      const at = target instanceof Element ? target : target.parentElement;
      rows.add(at?.closest('tr')?.getAttribute('aria-rowindex') ?? 'the table');
    }
  }).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  new MutationObserver((records) => attributes.push(...records.map(({ attributeName }) => attributeName))).observe(
    shown,
    { attributes: true },
  );
  Object.assign(window, { changesSeen: () => ({ rows: [...rows], attributes }) });
}

const site = JSON.parse(frozenText);
const rooms = Array.from({ length: 300 }, (_, index) => ({
  name: `Room ${index + 1}`,
  price: 4000 + index,
  text: `With a view of **the sea**, ${index + 1} m away.`,
  kind: 'Single',
  isQuiet: index % 2 === 0,
  from: '2026-12-01',
}));
site.collections.rooms = {
  label: 'Rooms',
  one: 'room',
  fields: {
    name: { kind: 'text' },
    price: { kind: 'money' },
    text: { kind: 'copy' },
    kind: { kind: 'choice', choices: ['Single', 'Double'] },
    isQuiet: { kind: 'yesNo' },
    from: { kind: 'date' },
  },
  entries: rooms,
};

test('of a long table the rows in view are in the document, with their number among all, and the keyboard goes on past them', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { page, contents, form, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Rooms', exact: true }).click();
  const row = (number: number) => form.getByRole('row', { name: new RegExp(`^Room ${number} `) });
  await row(1).waitFor();
  expect(await form.getByRole('table').getAttribute('aria-rowcount')).toBe('301');
  expect(await form.getByRole('row').count()).toBeLessThan(100);
  expect(await row(250).count()).toBe(0);
  // A letter draws the row of its entry, and nothing of all the others.
  await form.getByRole('textbox', { name: 'Name of Room 4', exact: true }).focus();
  await page.keyboard.press('End');
  await page.evaluate(watchChanges);
  await page.keyboard.type('1, by the sea and with a garden, for two with a dog');
  await form.getByRole('row', { name: /^Room 41, by the sea/ }).waitFor();
  await eventually(() => page.locator('.problems').getAttribute('aria-busy'), 'false');
  expect(await page.evaluate('changesSeen()')).toEqual({ rows: ['5'], attributes: [] });
  // Each has the room that it will take, so that the bar at its side says how far one is.
  const scrollTo = (share: number): Promise<void> =>
    form.getByRole('region', { name: 'Table' }).evaluate((table, at) => {
      table.scrollTop = at * table.scrollHeight;
    }, share);
  await scrollTo(249 / 301);
  await row(250).waitFor();
  expect(await row(250).getAttribute('aria-rowindex')).toBe('251');
  const price = form.getByRole('textbox', { name: 'Price of Room 250' });
  await price.fill('9000');
  // What has the focus stays, wherever the table is scrolled.
  await scrollTo(0);
  await form.getByRole('textbox', { name: 'Name of Room 1', exact: true }).waitFor();
  expect(await price.inputValue()).toBe('9000');
  expect(await row(240).count()).toBe(0);
  // Enter goes down from there, row by row.
  for (let number = 251; number <= 290; number++) {
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page), `Price of Room ${number}`);
  }
  await row(290).getByText('Actions').click();
  await row(290).getByLabel('Move to').selectOption('0');
  await eventually(() => row(290).getAttribute('aria-rowindex'), '2');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).collections.rooms.entries[249]).toMatchObject({ name: 'Room 250', price: 9000 });
  expect(troubles).toEqual([]);
});
