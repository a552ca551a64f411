import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, openPart, panesOfNarrow, test } from './editor-access-test';
import { command } from './editor-test';

/** What is pressed and is smaller than a finger, besides what stands in a table or is pressed around it, too. */
function findSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, summary, select, textarea, input, [role=textbox], [role=option]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('.table, .unseen, .put-value, .field-menu, .skip, [type=file]'))
      .map((one) => [one, (one.closest('label:has([type=checkbox])') ?? one).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([one, { width, height }]) => `${width} by ${height}: ${one.outerHTML.slice(0, 120)}`),
  );
}

test('each pane of a narrow window can be used by everybody, and by a finger', { tags: 'night' }, async ({
  openEditor,
}) => {
  const { page } = await openEditor({ width: 360, height: 640 });
  for (const { name, show } of panesOfNarrow) {
    await show(page);
    await expectAccessible(page, name);
    expect([name, await findSmall(page)]).toEqual([name, []]);
  }
  await page.getByRole('button', { name: 'Whole form' }).click();
  await expectAccessible(page, 'a whole form');
  await openPart(page, 'Study destinations');
  await expectAccessible(page, 'a table');
  for (const name of ['Publish', 'Changes', 'Pictures and files', 'Find and replace']) {
    await command(page, name);
    await page.getByRole('dialog').waitFor();
    expect([name, await findSmall(page)]).toEqual([name, []]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPart(page, 'Opening: Your Gateway');
    expect([width, await findSmall(page)]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
