import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import { type EditedSite, frozenText, type OpenEditor, siteText, test } from './editor-test';

beforeEach<{ server: EditedSite }>(({ server }) => {
  const site = JSON.parse(frozenText);
  Object.assign(site.values, { replyTime: '24 hours' });
  const hero = { type: 'hero', eyebrow: 'Ask us', heading: 'Within {replyTime}', text: 'Call {phone} **now**.' };
  site.routes.push({ path: '/chips', title: 'Chips', description: 'Values in texts.', blocks: [hero] });
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
});

test('a brace beside a value is doubled and taken out with one key, and what is typed behind braces in the middle of copy stands there', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, announced, troubles } = editor;
  await openBlock(editor, 'Opening: Within 24 hours');
  for (const [field, words, others] of [
    [form.getByLabel('Heading', { exact: true }), 'Within ', ''],
    [form.getByLabel('Text', { exact: true }), 'Call ', ' now.'],
  ] as const) {
    const chip = field.locator('.value-chip');
    const says = `${await chip.innerText()}${others}`;
    await goTo(page, field, words.length);
    await page.keyboard.type('{');
    await eventually(() => field.textContent(), `${words}{{${says}`);
    await page.keyboard.press('Backspace');
    await eventually(() => field.textContent(), `${words}${says}`);
    await page.keyboard.type('{');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await eventually(() => field.textContent(), `${words}${says}`);
    expect(await chip.count()).toBe(1);
  }

  const text = form.getByLabel('Text', { exact: true });
  await goTo(page, text, 'Call'.length);
  await page.keyboard.type(' {replyTime} or');
  await eventually(() => text.textContent(), 'Call 24 hours or +254 700 000 000 now.');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const saidOf = () => JSON.parse(siteText(server)).routes.at(-1).blocks[0].text;
  expect(saidOf()).toBe('Call {replyTime} or {phone} **now**.');
  // Shift and Enter begin a paragraph as Enter does.
  await goTo(page, text, 'Call'.length);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Or');
  await page.keyboard.press('Control+s');
  await eventually(saidOf, 'Call\n\nOr {replyTime} or {phone} **now**.');

  // An input method that writes a name in braces is left at work until it is done.
  const eyebrow = form.getByLabel('Line above the heading', { exact: true });
  await eyebrow.click();
  await page.keyboard.press('End');
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['{', '{phone}', '{phone}か']) {
    const { length } = text;
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  expect(await eyebrow.evaluate((element) => element.localName)).toBe('textarea');
  await keyboard.send('Input.insertText', { text: '{phone}か' });
  await page.keyboard.type('!');
  await eventually(() => eyebrow.textContent(), 'Ask us+254 700 000 000か!');
  expect(troubles).toEqual([]);
});

test('where the field for values cannot be loaded, texts are written as they stand in the file, and a mark says why', {
  tags: 'night',
}, async ({ openEditor }) => {
  const editor = await openEditor();
  const { page, form, announced } = editor;
  const faults: unknown[] = [];
  page.on('pageerror', (error) => faults.push(error));
  await page.route(/copy-view/, (route) => route.abort());
  await openBlock(editor, 'Opening: Within 24 hours');
  const text = form.getByLabel('Text', { exact: true });
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or write.');
  expect(await text.inputValue()).toBe('Call {phone} **now**. Or write.');
  await form.getByRole('button', { name: 'Bold' }).first().click();
  await eventually(() => announced.innerText(), expect.stringContaining('The server cannot be reached.'));
  expect(faults).toEqual([]);
});

async function openBlock({ contents, shown }: OpenEditor, name: string): Promise<void> {
  await contents.getByRole('button', { name: /\/chips$/ }).click();
  await shown.getByRole('heading', { level: 1, name: 'Within 24 hours' }).waitFor();
  await contents.getByRole('button', { name }).first().click();
}

/** Goes into a field that shows a value, behind some letters. */
async function goTo(page: Page, field: Locator, letters: number): Promise<void> {
  await field.locator('.value-chip').first().click();
  // The field puts the caret where the press has led a moment later: no person is as fast as the next key.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < letters; at++) await page.keyboard.press('ArrowRight');
}
