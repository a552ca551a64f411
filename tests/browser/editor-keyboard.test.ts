import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { test } from './editor-test';

const phone = { width: 360, height: 740 };
const aboveKeyboard = { width: 360, height: 380 };

/** Whether all of something is seen: it is in the window, and what lies at its ends is part of it. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isAt = (x: number, y: number): boolean => one.contains(document.elementFromPoint(x, y));
    return isAt((left + right) / 2, top + 4) && isAt((left + right) / 2, bottom - 4);
  });

const focused = (page: Page): Locator => page.locator(':focus');

test('the keyboard of a phone covers neither what is written in nor the question what is meant, however one came there', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form, troubles } = await openEditor(phone);
  const press = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).locator('visible=true').first().tap();
  const withKeyboard = async (look: () => Promise<void>): Promise<void> => {
    await page.setViewportSize(aboveKeyboard);
    await look();
    await page.setViewportSize(phone);
  };

  // A number that several texts have: what is meant is asked above its field.
  await shown.locator('footer').getByText('+254 700 000 000').tap();
  const ofAll = form.getByRole('button', { name: /^The value “Phone”, in all/ });
  await eventually(() => isSeen(ofAll), true);
  await withKeyboard(async () => {
    await eventually(() => isSeen(focused(page)), true);
    await eventually(() => isSeen(form.getByRole('button', { name: 'This text' })), true);
    await ofAll.tap();
    await eventually(() => focused(page).getAttribute('data-pointer'), '/values/phone');
    await eventually(() => isSeen(focused(page)), true);
  });
  await press('Done');

  // What is added opens its form, whose parts come one after the other.
  await press('Contents');
  await press('Events');
  await press('Add one', form);
  await eventually(() => focused(page).getAttribute('data-pointer'), '/collections/events/0/title');
  await withKeyboard(() => eventually(() => isSeen(focused(page)), true));

  // In the whole form, a field at the lower edge is pressed.
  await press('Whole form');
  const place = form.getByLabel('Location', { exact: true });
  await place.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await place.tap();
  await withKeyboard(() => eventually(() => isSeen(focused(page)), true));
  expect(troubles).toEqual([]);
});
