import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { openPart, panesOfNarrow, rooms, setText, test } from './editor-access-test';
import { findCut } from './editor-modes';
import { command } from './editor-test';

test.for(rooms)(
  '%s every pane and window has room, and nothing is cut off',
  { tags: 'night' },
  async ([, room], { openEditor }) => {
    const { page } = await openEditor(room);
    await setText(page, room.text);
    expect(await findCut(page)).toEqual([]);
    await page.getByRole('button', { name: 'Do not show this again' }).click();
    for (const { name, show, least } of panesOfNarrow) {
      await show(page);
      expect([name, await findCut(page)]).toEqual([name, []]);
      const height = await page.locator(`.pane.${name}`).evaluate((element) => element.clientHeight);
      expect([name, height > room.height * least]).toEqual([name, true]);
    }
    for (const part of ['Opening: Your Gateway', 'Study destinations', 'Colours and look']) {
      await openPart(page, part);
      expect([part, await findCut(page)]).toEqual([part, []]);
    }
    const dialog = page.getByRole('dialog');
    for (const name of ['Find and replace', 'Changes', 'Publish']) {
      await command(page, name);
      await dialog.waitFor();
      if (name === 'Find and replace') await dialog.getByLabel('Find', { exact: true }).fill('Nairobi');
      expect([name, await findCut(page)]).toEqual([name, []]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await eventually(() => dialog.count(), 0);
    }
  },
);

test('where a person sets the colours, what is chosen, pressed, wrong or focused is told apart', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form } = await openEditor();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPart(page, 'Opening: Your Gateway');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const [open, closed] = [contents.locator('[aria-current=true]'), contents.getByRole('button', { name: 'Footer' })];
  expect(await edgeOf(open)).not.toEqual(await edgeOf(closed));
  const pressed = page.getByRole('button', { name: 'Phone', exact: true });
  const others = page.getByRole('button', { name: 'Tablet' });
  const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await pressed.evaluate(ground)).not.toBe(await others.evaluate(ground));
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('');
  await eventually(() => heading.getAttribute('aria-invalid'), 'true');
  expect(await edgeOf(heading)).not.toEqual(await edgeOf(form.getByLabel('Line above the heading')));
  // What is wrong and has the focus shows both.
  const ring = (element: Element): number => Number.parseFloat(getComputedStyle(element).outlineWidth);
  await heading.focus();
  expect(await heading.evaluate(ring)).toBe(3);
  await page.keyboard.press('Control+z');
  await eventually(() => shown.locator('[data-pointed=field]').evaluate(ring), 3);
  await page.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await page.getByRole('button', { name: /^Saved?$/ }).evaluate(ring)).toBe(3);
});

/** The edge of an element: its style and width. */
function edgeOf(element: Locator): Promise<string[]> {
  return element.evaluate((one) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
    return [borderTopStyle, borderTopWidth];
  });
}
