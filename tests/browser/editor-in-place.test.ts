import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, focusedPlace, keepFile, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

test('a double click lets a heading be typed where it stands, the form follows, and it is one step', async ({
  openEditor,
  server,
}) => {
  const { page, shown, form, announced, troubles } = await openEditor();
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
  expect(changedLines(before(), siteText(server)).come).toEqual([`"heading": "Well-made: all ${words}",`]);
  await page.keyboard.press('Control+z');
  await eventually(() => heading.innerText(), words);
  expect(troubles).toEqual([]);
});

test('an emptied heading waits for the next letter, Escape takes back what was typed, and what is pasted is words alone', async ({
  openEditor,
}) => {
  const { page, shown, form } = await openEditor();
  const heading = shown.locator('h1');
  const words = await heading.innerText();
  const field = form.getByLabel('Heading', { exact: true });
  await heading.dblclick();
  const typed = shown.locator('h1[contenteditable]');
  await typed.waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await eventually(() => typed.innerText(), '');
  expect(await field.inputValue()).toBe(words);
  await typed.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Two\nlines {a}');
    clipboardData.setData('text/html', '<b>Two</b>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => field.inputValue(), 'Two lines {{a}}');
  expect(await typed.innerText()).toBe('Two lines {a}');
  await page.keyboard.press('Escape');
  await eventually(() => heading.innerText(), words);
  await eventually(() => field.inputValue(), words);
});

test('keys undo while somebody types on the page, and words that an emptying left say again what they said', async ({
  openEditor,
}) => {
  const { page, shown, announced } = await openEditor();
  const heading = shown.locator('h1');
  const words = await heading.innerText();
  await heading.click();
  await shown.locator('h1[data-pointed=field]').waitFor();
  await page.keyboard.press('F2');
  await shown.locator('h1[contenteditable]').waitFor();
  await page.keyboard.type('!');
  await eventually(() => heading.innerText(), `${words}!`);
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), 'Undone: Home, hero, heading changed');
  await eventually(() => heading.innerText(), words);
  await heading.dblclick();
  await shown.locator('h1[contenteditable]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await eventually(() => heading.innerText(), words);
});

test('a second click on words that are chosen already types in them, and one on a card leads to what is under it', async ({
  openEditor,
}) => {
  const { page, shown, form, troubles } = await openEditor();
  const [{ highlight: says }] = JSON.parse(before()).collections.studyDestinations;
  const words = shown.locator('[data-block=card-grid]').getByText(says).first();
  await words.click();
  await eventually(() => words.getAttribute('data-pointed'), 'field');
  await form.getByRole('button', { name: 'Where the link leads' }).waitFor();
  // Longer than between the clicks of a double click.
  await page.waitForTimeout(700);
  expect(await shown.locator('[contenteditable]').count()).toBe(0);
  await words.click();
  await shown.locator('[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await eventually(() => words.innerText(), `${says}!`);
  await page.keyboard.press('Enter');
  await shown.locator('[contenteditable]').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});

test('the second of two clicks means nothing where the first has taken away what it was on', async ({ openEditor }) => {
  const { page, contents, shown, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Steps' }).dblclick();
  await eventually(() => announced.innerText(), expect.stringContaining('added'));
  // Had it begun, typing would have been announced by then.
  await page.evaluate(hearPage);
  expect(await announced.innerText()).toContain('added');
  expect(await shown.locator('[contenteditable]').count()).toBe(0);
  await contents.getByRole('button', { name: 'Add a page' }).click();
  await contents.getByLabel('Title', { exact: true }).fill('Our courses');
  await contents.getByLabel(/^Description/).fill('All of them.');
  await contents.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await eventually(() => announced.innerText(), 'Page /our-courses added');
  await page.evaluate(hearPage);
  expect(await contents.getByLabel('Title', { exact: true }).count()).toBe(0);
});

/** In the window of the editor: waits until it has heard all that the page in it has told so far, and has answered it. */
async function hearPage(): Promise<void> {
  const view = document.querySelector('iframe')?.contentWindow;
  if (!view) throw new Error('No page is shown.');
  const pass = (from: Window, to: Window): Promise<void> =>
    new Promise((heard) => {
      to.addEventListener('message', ({ data }) => data === 'pass' && heard());
      from.setTimeout(() => to.postMessage('pass', location.origin));
    });
  await pass(view, window);
  await pass(window, view);
}

test('words that are made of several things are changed in their field', async ({ openEditor }) => {
  const { page, shown, announced } = await openEditor();
  await shown.locator('footer p', { hasText: '©' }).dblclick();
  await eventually(() => announced.innerText(), expect.stringContaining('are changed in their field'));
  await eventually(() => focusedPlace(page), '/footer/copyright');
  expect(await shown.locator('[contenteditable]').count()).toBe(0);
});

test('in a narrow window two taps type on the page, which stays', async ({ openEditor }) => {
  const { page, shown, form } = await openEditor({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await shown.locator('h1').dblclick();
  await shown.locator('h1[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await eventually(() => shown.locator('h1').innerText(), expect.stringMatching(/!$/));
  await page.keyboard.press('Enter');
  await shown.locator('h1[contenteditable]').waitFor({ state: 'detached' });
  expect(await form.isVisible()).toBe(false);
});

test('on a page from right to left the caret stays where letters come', async ({ openEditor, server }) => {
  const file = join(server.folder, 'site.json');
  writeFileSync(file, before().replace(/("site": \{\s*)/, '$1"direction": "rtl", '));
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
