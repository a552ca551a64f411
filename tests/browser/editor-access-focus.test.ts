import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, openPart, test } from './editor-access-test';
import { command } from './editor-test';

test('a window gives the focus back to what opened it, however it is closed', { tags: 'night' }, async ({
  openEditor,
}) => {
  const { page, form } = await openEditor();
  const dialog = page.getByRole('dialog');
  for (const name of ['Find and replace', 'Changes', 'Publish', 'Page: Home /']) {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await command(page, name);
      await dialog.waitFor();
      await close();
      await eventually(() => dialog.count(), 0);
      const isOfMenu = name === 'Find and replace' || name === 'Changes';
      await eventually(() => focused(page), `button ${isOfMenu ? 'Menu' : name}`);
    }
  }
  await openPart(page, 'Opening: Your Gateway');
  const choose = form.getByRole('button', { name: /^Choose/ }).first();
  await choose.click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await eventually(() => dialog.count(), 0);
  expect(await choose.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('what is deleted or left out hands the focus to what stands next to it', { tags: 'night' }, async ({
  openEditor,
}) => {
  const { page, form, announced } = await openEditor();
  await openPart(page, 'List: Why Study Abroad');
  const items = form.locator('.items > li');
  const count = await items.count();
  for (let left = count; left > 0; left--) {
    // Of many buttons that delete, each says what.
    await items
      .first()
      .getByRole('button', { name: /^Delete ./ })
      .press('Enter');
    await eventually(() => items.count(), left - 1);
    await eventually(() => focused(page), expect.not.stringMatching(/^nothing/));
    const isAmong = await page.evaluate(() => document.activeElement?.closest('[data-pointer$="/items"]') !== null);
    expect([left, isAmong]).toEqual([left, true]);
    expect(await focused(page)).not.toMatch(/^button/);
  }
  await openPart(page, 'Opening: Your Gateway');
  await form.getByText('More: Line above the heading').press('Enter');
  const leave = form.getByRole('button', { name: 'Remove “Line above the heading”' });
  await leave.press('Enter');
  await leave.waitFor({ state: 'detached' });
  await eventually(() => focused(page), expect.stringMatching(/^textarea \/routes\/0\/blocks\/0\/eyebrow$/));
  await openPart(page, 'List: Why Study Abroad');
  await form.locator('[data-member$="/blocks/2"]').getByRole('button', { name: 'Delete this block' }).press('Enter');
  await eventually(() => announced.innerText(), 'List: Why Study Abroad deleted. “Undo” brings it back');
  await eventually(() => focused(page), 'h2 List: Why Study Abroad deleted');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(() => focused(page), 'button Undo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), expect.stringMatching(/^h2 List: Global/));
  await openPart(page, 'Study destinations');
  const rows = form.locator('tbody tr');
  const second = await rows.nth(1).getByRole('button').first().innerText();
  await rows.first().getByRole('button', { name: 'Delete' }).press('Enter');
  await eventually(() => rows.first().getByRole('button').first().innerText(), second);
  await eventually(() => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex), 1);
});

test('undo, redo, saving and another page keep the focus somewhere', { tags: 'night' }, async ({ openEditor }) => {
  const { page, form, announced } = await openEditor();
  await openPart(page, 'Opening: Your Gateway');
  await form.getByLabel('Heading', { exact: true }).fill('Other');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Undone/));
  await eventually(() => focused(page), expect.stringMatching(/^textarea .*\/heading$/));
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Done again/));
  await eventually(() => focused(page), expect.stringMatching(/^textarea .*\/heading$/));
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  await eventually(() => focused(page), 'button Saved');
  await page.getByRole('button', { name: 'Page: Home /', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /\/contact$/ })
    .click();
  await eventually(() => focused(page), expect.stringMatching(/^button Page: .+ \/contact$/));
  await openPart(page, 'Services');
  await form.locator('.reach').evaluate((reach: HTMLDetailsElement) => {
    reach.open = true;
  });
  await form.locator('.reach').getByRole('button').first().press('Enter');
  await form.locator('.reach').waitFor({ state: 'detached' });
  await eventually(() => focused(page), expect.stringMatching(/^h2 /));
  await page.getByRole('navigation').getByRole('button', { name: '/contact' }).click();
  await form.getByRole('button', { name: 'Delete this page' }).press('Enter');
  await eventually(() => focused(page), expect.not.stringMatching(/^nothing/));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).press('Enter');
  await eventually(
    () => announced.innerText(),
    'Page /contact deleted; /contact leads to the home page now; what led there is taken out',
  );
  await eventually(() => focused(page), expect.stringMatching(/^button Home/));
});

test('F6 goes from pane to pane, out of the page too, and the page can be skipped', { tags: 'night' }, async ({
  openEditor,
}) => {
  const { page, shown, form } = await openEditor();
  const held = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('.pane')?.classList[1] ?? 'none');
  await page.getByRole('button', { name: 'Publish' }).focus();
  for (const pane of ['outline', 'page', 'form', 'outline']) {
    await page.keyboard.press('F6');
    await eventually(held, pane);
  }
  await page.keyboard.press('Shift+F6');
  await eventually(held, 'form');
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Tab');
  await eventually(() => shown.locator('a:focus').count(), 1);
  await page.getByRole('button', { name: 'Do not show this again' }).focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip the page' });
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await eventually(held, 'form');
  expect(await form.count()).toBe(1);
});

test('in a narrow window what is chosen leads to its form, and takes the focus there', { tags: 'night' }, async ({
  openEditor,
}) => {
  const { page } = await openEditor({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Footer' }).press('Enter');
  await eventually(() => focused(page), expect.stringMatching(/^(fieldset \/footer|h2 Footer)/));
  await page.keyboard.press('F6');
  await eventually(() => focused(page), 'button Footer');
});
