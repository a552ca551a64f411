import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, command, focusedPlace, frozenText, siteText, test } from './editor-test';

test('a heading is typed where it stands after a double click or F2, the form follows, and Enter, Escape and Undo end it', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, shown, form, announced, troubles } = await openEditor();
  const heading = shown.locator('h1');
  const words = await heading.innerText();
  await heading.dblclick();
  const typed = shown.locator('h1[contenteditable]');
  await typed.waitFor();
  expect(await announced.innerText()).toBe('Typing on the page. Enter ends it, Escape takes it back.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Well-made: ');
  const field = form.getByLabel('Heading', { exact: true });
  await eventually(() => field.inputValue(), `Well-made: ${words}`);
  expect(await typed.innerText()).toBe(`Well-made: ${words}`);
  // The caret has stayed behind what was typed.
  await page.keyboard.type('all ');
  await eventually(() => field.inputValue(), `Well-made: all ${words}`);
  await page.keyboard.press('Enter');
  await typed.waitFor({ state: 'detached' });
  await eventually(() => heading.innerText(), `Well-made: all ${words}`);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(frozenText, siteText(server)).come).toEqual([`"heading": "Well-made: all ${words}",`]);
  await page.keyboard.press('Control+z');
  await eventually(() => heading.innerText(), words);

  // An emptied heading waits for the next letter, and what is pasted is words alone.
  await heading.dblclick();
  await typed.waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await eventually(() => typed.innerText(), '');
  expect(await field.inputValue()).toBe(words);
  await typed.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Two\nlines {a}\r\n');
    clipboardData.setData('text/html', '<b>Two</b>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => field.inputValue(), 'Two lines {{a}}');
  expect(await typed.innerText()).toBe('Two lines {a}');
  await page.keyboard.press('Escape');
  await eventually(() => heading.innerText(), words);
  await eventually(() => field.inputValue(), words);

  // A click on what is chosen already would be the second one.
  await contents.getByRole('button', { name: 'Footer' }).click();
  await heading.click();
  await shown.locator('h1[data-pointed=field]').waitFor();
  await page.keyboard.press('F2');
  await typed.waitFor();
  await page.keyboard.type('!');
  await eventually(() => heading.innerText(), `${words}!`);
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), 'Undone: Home, opening, heading changed');
  await eventually(() => heading.innerText(), words);
  await heading.dblclick();
  await typed.waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await eventually(() => heading.innerText(), words);
  expect(troubles).toEqual([]);
});

test('a second click on words that are chosen already types in them, one on a card leads to what is under it, and words made of several things have a field', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form, announced, troubles } = await openEditor();
  const [{ highlight: says }] = JSON.parse(frozenText).collections.studyDestinations;
  const words = shown.locator('[data-block=card-grid]').getByText(says).first();
  await words.click();
  await eventually(() => words.getAttribute('data-pointed'), 'field');
  await form.getByRole('button', { name: 'Where the link leads' }).waitFor();
  expect(await shown.locator('[contenteditable]').count()).toBe(0);
  await words.click();
  await shown.locator('[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await eventually(() => words.innerText(), `${says}!`);
  await page.keyboard.press('Enter');
  await shown.locator('[contenteditable]').waitFor({ state: 'detached' });

  await shown.locator('footer p', { hasText: '©' }).dblclick();
  await eventually(() => announced.innerText(), expect.stringContaining('are changed in their field'));
  await eventually(() => focusedPlace(page), '/footer/copyright');
  expect(await shown.locator('[contenteditable]').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('in a narrow window two taps type on the page, which stays, one width shows, and a choice stands at the head of the form', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form } = await openEditor({ width: 360, height: 640 });
  await command(page, 'See it as on a phone');
  await shown.locator('h1').dblclick();
  await shown.locator('h1[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await eventually(() => shown.locator('h1').innerText(), expect.stringMatching(/!$/));
  await page.keyboard.press('Enter');
  await shown.locator('h1[contenteditable]').waitFor({ state: 'detached' });
  expect(await form.isVisible()).toBe(false);

  expect(await page.getByRole('button', { name: 'All three' }).isVisible()).toBe(false);
  await shown.locator('[data-block=card-grid]').getByText('Turkey', { exact: true }).dispatchEvent('click');
  const choice = form.getByRole('group', { name: 'What do you want to change?' });
  await choice.waitFor();
  await choice
    .getByRole('button', { name: /for all 9 of them$/ })
    .first()
    .click();
  await choice.waitFor({ state: 'detached' });
  await eventually(() => form.getByRole('heading').first().innerText(), expect.stringMatching(/^Cards/));
});

test('on a page from right to left the caret stays where letters come', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const file = join(server.folder, 'site.json');
  writeFileSync(file, frozenText.replace(/("site": \{\s*)/, '$1"direction": "rtl", '));
  const { page, shown, form } = await openEditor();
  await shown.locator('html[dir=rtl]').waitFor();
  await shown.locator('h1').dblclick();
  await shown.locator('h1[contenteditable]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('تعلّم');
  await eventually(() => form.getByLabel('Heading', { exact: true }).inputValue(), 'تعلّم');
  await page.keyboard.type(' معنا');
  await eventually(() => shown.locator('h1').innerText(), 'تعلّم معنا');
});
