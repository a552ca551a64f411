import { expect } from 'vitest';
import { expectAccessible, openPart, panesOfNarrow, test } from './editor-access-test';

test('each pane of a narrow window can be used by everybody', { tags: 'night' }, async ({ openEditor }) => {
  const { page } = await openEditor({ width: 360, height: 640 });
  for (const pane of panesOfNarrow) {
    await pane.show(page);
    await expectAccessible(page, pane.name);
  }
  await openPart(page, 'Study destinations');
  await expectAccessible(page, 'a table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
