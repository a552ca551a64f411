import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { siteText, test } from './editor-test';

const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

test('in a window of any size the head and the names of rows stay, and nothing hides what has the focus', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const text = siteText(server).replace('"country": "Australia"', `"country": "${long}"`);
  expect(text).toContain(long);
  writeFileSync(join(server.folder, 'site.json'), text);
  const { page, contents, form } = await openEditor();
  await page.getByRole('button', { name: 'Do not show this again' }).click();
  await contents.getByRole('button', { name: 'Study destinations', exact: true }).click();
  const table = form.locator('.table');
  // The least room is gone through row by row, the others within one; a narrower window lists the entries by their names.
  for (const [width, height, most] of [
    [740, 360, 40],
    [768, 1024, 12],
    [1440, 900, 12],
  ] as const) {
    await page.setViewportSize({ width, height });
    await table.evaluate((one) => one.scrollTo(0, 0));
    await table.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    expect([width, await lookAt(table)]).toEqual([width, { ...sound, overflowing: [] }]);
    await table.evaluate((one) => one.scrollTo(one.scrollWidth, one.scrollHeight));
    expect([width, await lookAt(table)]).toEqual([width, { ...sound, overflowing: [] }]);
    expect(await table.evaluate((one) => one.clientHeight <= innerHeight)).toBe(true);

    const fields = table.locator('tbody tr').last().locator('input');
    for (const key of ['Shift+Tab', 'Tab']) {
      await (key === 'Tab' ? fields.first() : fields.last()).focus();
      const hidden: string[] = [];
      for (let presses = 0; presses < most; presses++) {
        await page.keyboard.press(key);
        const found = await table.evaluate(hiddenFocus);
        if (found !== undefined) hidden.push(found);
      }
      expect([width, key, hidden]).toEqual([width, key, []]);
    }
  }
});

const sound = { headIsOn: true, namesAreOn: true };

/** Whether the head and the first column stand at the edges of a table, and what is wider than its cell. */
function lookAt(table: Locator): Promise<{ headIsOn: boolean; namesAreOn: boolean; overflowing: string[] }> {
  return table.evaluate((one) => {
    const { left, top } = one.getBoundingClientRect();
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
    const heads = [...one.querySelectorAll('thead th')];
    const names = [...one.querySelectorAll('tr > th:first-child')];
    const overflowing = [...one.querySelectorAll('tr > *')].filter((cell) => {
      const edge = cell.getBoundingClientRect().right;
      return [...cell.querySelectorAll('input, button, bdi')].some(
        (part) => part.getBoundingClientRect().right > edge + 1,
      );
    });
    return {
      headIsOn: heads.every((head) => near(head.getBoundingClientRect().top, top)),
      namesAreOn: names.every((name) => near(name.getBoundingClientRect().left, left)),
      overflowing: overflowing.map((cell) => cell.outerHTML.slice(0, 120)),
    };
  });
}

/** In the page: what has the focus in a table, where the head, the first column or an edge covers a part of it, or no ring shows. */
function hiddenFocus(table: Element): string | undefined {
  const { activeElement: held } = document;
  const cell = held?.closest('td, tbody th');
  if (!held || !cell || !table.contains(held)) return undefined;
  const box = held.getBoundingClientRect();
  const room = table.getBoundingClientRect();
  const head = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  const names = cell.matches('th') ? room.left : (table.querySelector('tbody th')?.getBoundingClientRect().right ?? 0);
  const isFree =
    box.top >= head - 1 && box.left >= names - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
  const isRinged = Number.parseFloat(getComputedStyle(held).outlineWidth) >= 3;
  if (isFree && isRinged) return undefined;
  const { left, right, top, bottom } = box;
  const edges = [left, names, right, room.right, top, head, bottom, room.bottom].map(Math.round);
  return `${held.outerHTML.slice(0, 100)} ${isRinged ? edges : 'has no ring'}`;
}

test('a table begins with one button, all else is behind “More”, and a phone lists entries with nothing about spreadsheets', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, form, troubles } = await openEditor({ width: 1440, height: 900 });
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('button', { name: 'Services', exact: true })
    .click();
  await form.getByRole('table').waitFor();
  const above = form.locator('.plain:has(+ .table)');
  const seen = (): Promise<string[]> => above.locator('button, .upload').locator('visible=true').allInnerTexts();
  const ofSpreadsheets = form.getByText('Cells of a spreadsheet can be pasted here.');
  expect(await seen()).toEqual(['Add one']);
  expect(await ofSpreadsheets.isVisible()).toBe(true);
  await above.getByText('More', { exact: true }).press('Enter');
  expect(await seen()).toEqual([
    'Add one',
    'Paste an entry',
    'Add a field',
    'Import a spreadsheet',
    'Save as a spreadsheet',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await form.locator('.facts').first().waitFor();
  expect(await ofSpreadsheets.isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});
