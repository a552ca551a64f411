import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { command, findAndOpen, type OpenEditor, test } from './editor-test';

/** Brings something in the form to where messages show. */
async function putBelow(said: Locator, pressed: Locator): Promise<{ x: number; y: number }> {
  const middle = (one: Locator): Promise<{ x: number; y: number }> =>
    one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  const { y } = await middle(said);
  await pressed.evaluate((button, lower) => {
    const { top, height } = button.getBoundingClientRect();
    button.closest('.pane')?.scrollBy({ top: top + height / 2 - lower, behavior: 'instant' });
  }, y);
  return middle(pressed);
}

/** Tells whether two things overlap. */
async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  return first !== null && second !== null && first.y < second.y + second.height && second.y < first.y + first.height;
}

test('on a phone, a message lies over no press that leaves a text, nor over what is said above the page', {
  tags: 'night',
}, async ({ openEditor }) => {
  const editor: OpenEditor = await openEditor({ width: 390, height: 844 });
  const { page, form, announced } = editor;
  await findAndOpen(page, 'qatar', /^Qatar/);
  const said = announced.locator('span');
  const all = form.getByRole('button', { name: 'All entries' });
  const whole = page.getByRole('button', { name: 'Whole form' }).locator('visible=true');
  for (const isTouched of [true, false]) {
    await all.waitFor();
    if ((await whole.getAttribute('aria-expanded')) === 'false') await whole.tap();
    const text = form.locator('textarea, [role=textbox]').first();
    await text.tap();
    await page.keyboard.type(isTouched ? 'A' : 'B');
    await said.getByText(/ changed$/).waitFor();
    const { x, y } = await putBelow(said, all);
    if (isTouched) await page.touchscreen.tap(x, y);
    else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.mouse.up();
    }
    await eventually(() => all.count(), 0);
    await form.getByRole('rowheader').getByRole('button').first().tap();
  }
  await page.getByRole('button', { name: 'Done' }).locator('visible=true').tap();
  const tip = page.locator('.first-tip');
  await tip.waitFor();
  expect(await isOver(said, tip)).toBe(false);
  await command(page, 'Try it out');
  const back = page.locator('.not-drawn', { hasText: 'Go on editing' });
  await back.waitFor();
  expect(await tip.count()).toBe(0);
  await page.locator('.top').getByRole('button', { name: 'Save', exact: true }).tap();
  await said.getByText(/^Saved/).waitFor();
  expect(await isOver(said, back)).toBe(false);
});
