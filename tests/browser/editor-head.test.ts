import { expect } from 'vitest';
import { eventually } from './browser-test';
import { findAndOpen, focused, test } from './editor-test';

test('the head is one row in every width, its menu is led through by keys, and what is ticked off counts no more', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, form } = await openEditor();
  const head = page.locator('.top');
  const contents = head.getByRole('button', { name: 'Contents', exact: true });
  const tryOut = head.getByRole('button', { name: 'Try it out', exact: true });
  const said = page.locator('.announced');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await contents.isVisible()]).toEqual([width, width < 1024]);
    // What says nothing has the colour of paper, or none.
    const ground = await said.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect([width, ground]).toEqual([width, expect.stringMatching(/^rgb\(255, 255, 255\)$|, 0\)$/)]);
    expect([width, await head.evaluate((one) => one.getBoundingClientRect().height <= 58)]).toEqual([width, true]);
    expect([width, await tryOut.isVisible()]).toEqual([width, width > 320]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  const menu = page.getByRole('menu');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('ArrowDown');
  await eventually(() => focused(page), 'Find and replace');
  await page.keyboard.press('End');
  await eventually(() => focused(page), 'Show it to somebody');
  await page.keyboard.press('ArrowDown');
  await eventually(() => focused(page), 'Find and replace');
  await page.keyboard.press('c');
  await eventually(() => focused(page), 'Changes');
  await page.keyboard.press('Escape');
  await eventually(() => menu.isVisible(), false);
  await eventually(() => focused(page), 'Menu');
  await tryOut.click();
  await page.getByRole('button', { name: 'Go on editing' }).waitFor();
  // Its words are light then, at the foot of a phone, too.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tryOut.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toMatch(/, 0\)$/);
  await page.setViewportSize({ width: 1440, height: 800 });
  await tryOut.click();
  await page.getByRole('button', { name: 'Go on editing' }).waitFor({ state: 'detached' });

  const summary = page.locator('.problems summary');
  const count = async (): Promise<number> => Number.parseInt(await summary.innerText(), 10);
  const before = await count();
  await summary.click();
  const list = page.locator('.notices');
  await list.getByRole('checkbox').first().click();
  await eventually(count, before - 1);
  await list.getByRole('button', { name: 'Contact details and facts, phone' }).click();
  await eventually(() => focused(page), 'Phone');
  // The form beside it is written in while the list stays.
  expect(await list.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => list.isVisible(), false);
  expect(await form.getByLabel('Phone', { exact: true }).isVisible()).toBe(true);
});

test('a form stands in three folds, which open for what is wrong or led to and stay as they were left', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form } = await openEditor();
  const fold = (title: string) => form.locator('.fold').filter({ has: page.getByText(title, { exact: true }) });
  const isOpen = (title: string): Promise<boolean> =>
    fold(title).evaluate((one) => one instanceof HTMLDetailsElement && one.open);
  await contents.getByRole('button', { name: 'Opening: Your Gateway' }).click();
  await form.getByRole('textbox', { name: 'Heading', exact: true }).waitFor();
  expect([await isOpen('What it says'), await isOpen('How it looks'), await isOpen('More')]).toEqual([
    true,
    false,
    false,
  ]);
  await fold('How it looks').locator('summary').first().click();
  await form.locator('select[data-pointer="/routes/0/blocks/0/style"]').waitFor();
  await contents.getByRole('button', { name: 'Cards: Study Destinations' }).click();
  await form.getByRole('heading', { name: 'Cards: Study Destinations' }).waitFor();
  // A form of another kind has its own folds.
  await eventually(() => isOpen('How it looks'), false);
  await contents.getByRole('button', { name: 'Opening: Your Gateway' }).click();
  await eventually(() => isOpen('How it looks'), true);
  await fold('How it looks').locator('summary').first().click();

  // Whoever finds a field is led into its fold.
  await findAndOpen(page, 'opening style', /^Style/);
  await eventually(() => focused(page), 'Style');
  expect(await isOpen('How it looks')).toBe(true);
  await fold('How it looks').locator('summary').first().click();

  // So is whoever has something wrong in one.
  await fold('What it says').locator('summary').first().click();
  await eventually(() => isOpen('What it says'), false);
  await page.reload();
  await contents.getByRole('button', { name: 'Opening: Your Gateway' }).click();
  await eventually(() => isOpen('What it says'), false);
  await form.locator('textarea[data-pointer="/routes/0/blocks/0/heading"]').evaluate((one) => {
    if (!(one instanceof HTMLTextAreaElement)) return;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(one, '');
    one.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await eventually(() => isOpen('What it says'), true);
});
