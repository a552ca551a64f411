import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, type EditedSite, focused, frozenText, type OpenEditor, siteText, test } from './editor-test';
import { undoSteps } from './undo-steps';

let start = '';

/** The site with a page whose texts hold values: a heading, a cell, and the bounds of a question. */
beforeEach<{ server: EditedSite }>(({ server }) => {
  const site = JSON.parse(frozenText);
  Object.assign(site.values, { least: '16', replyTime: '24 hours' });
  const all = site.routes.flatMap(({ blocks }: { blocks: object[] }) => blocks);
  const form = structuredClone(all.find(({ type }: { type: string }) => type === 'form'));
  form.sections = [{ fields: [{ name: 'age', label: 'Age', kind: 'number', min: '{least}', max: 99 }] }];
  const heading = 'Within {replyTime}';
  const rows = [
    ['In {replyTime}', 'plain'],
    ['**soon**', 'last'],
  ];
  const blocks = [
    { type: 'hero', eyebrow: 'Ask us', heading },
    { type: 'table', heading: 'Times', columns: ['Answer', 'Note'], rows },
    form,
  ];
  site.routes.push({ path: '/chips', title: 'Chips', description: 'Values in texts.', blocks });
  start = JSON.stringify(site, null, 2);
  writeFileSync(join(server.folder, 'site.json'), start);
});

test('a person writes around a value in a heading, takes it out whole, brings it back and puts another in; written anew without it, the text says so', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, shown, announced, troubles } = editor;
  await openBlock(editor, 'Opening: Within 24 hours');
  const heading = form.getByLabel('Heading', { exact: true });
  await eventually(() => heading.textContent(), 'Within 24 hours');
  expect(await chipsIn(heading)).toEqual(['24 hours']);
  expect(await heading.getAttribute('role')).toBe('textbox');
  expect(await heading.getAttribute('aria-multiline')).toBe('false');
  await heading.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Just ');
  await page.keyboard.press('End');
  // What begins with a brace beside it takes nothing of it along, and Enter begins no line.
  await page.keyboard.press('Enter');
  await page.keyboard.type(', {1} or so');
  await shown.getByRole('heading', { level: 1, name: 'Just Within 24 hours, {1} or so' }).waitFor();
  for (const _ of ', {1} or so') await page.keyboard.press('Backspace');
  await eventually(() => heading.textContent(), 'Just Within 24 hours');
  await page.keyboard.press('Backspace');
  await eventually(() => chipsIn(heading), []);
  await shown.getByRole('heading', { level: 1, name: 'Just Within', exact: true }).waitFor();
  // All that was written in one field is one step.
  await undoSteps(page, 1);
  await eventually(() => chipsIn(heading), ['24 hours']);
  await eventually(() => heading.textContent(), 'Within 24 hours');
  await page.keyboard.press('End');
  await page.keyboard.type(': ');
  await page.keyboard.press('Shift+Tab');
  await eventually(() => focused(page), 'Insert…');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'What to insert' })
    .getByRole('button', { name: /^Phone/ })
    .first()
    .click();
  await eventually(() => focused(page), 'Heading');
  await page.keyboard.type('!');
  await eventually(() => chipsIn(heading), ['24 hours', '+254 700 000 000']);
  // The caret goes past a value, and beside one that is pressed: nothing is written over it.
  await heading
    .locator('.value-chip')
    .last()
    .click({ position: { x: 3, y: 5 } });
  await page.keyboard.type('or ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('?');
  expect(await form.innerText()).not.toMatch(/[{}]|Reads: /);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(start, siteText(server))).toEqual({
    gone: ['"heading": "Within {replyTime}"'],
    come: ['"heading": "Within {replyTime}: or {phone}?"'],
  });
  expect(troubles).toEqual([]);
});

test('a plain field, a cell of a table and the bound of a number show no braces, take values in, and are themselves again without one', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, contents, form, announced } = editor;
  await openBlock(editor, 'Opening: Within 24 hours');
  const eyebrow = form.getByLabel('Line above the heading', { exact: true });
  expect(await eyebrow.evaluate((element) => element.localName)).toBe('textarea');
  await eyebrow.click();
  await page.keyboard.press('End');
  await typeAtOnce(page, ' by {phone} or not, {{so}}');
  await eventually(() => eyebrow.textContent(), 'Ask us by +254 700 000 000 or not, {{so}}');
  await form.getByText('Reads: Ask us by +254 700 000 000 or not, {so}').waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(start, siteText(server))).toEqual({
    gone: ['"eyebrow": "Ask us",'],
    come: ['"eyebrow": "Ask us by {phone} or not, {{so}}",'],
  });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ask');
  expect(await eyebrow.evaluate((element) => element.localName)).toBe('div');
  await form.getByLabel('Heading', { exact: true }).click();
  await eventually(() => eyebrow.evaluate((element) => element.localName), 'textarea');
  expect(await eyebrow.inputValue()).toBe('Ask');

  await contents.getByRole('button', { name: 'Table: Times' }).click();
  const answer = form.getByRole('textbox', { name: 'Answer, row 1' });
  await eventually(() => answer.textContent(), 'In 24 hours');
  await answer.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' at most');
  await eventually(() => answer.textContent(), 'In 24 hours at most');
  expect(await form.innerText()).not.toContain('{');
  await paste(form.getByRole('textbox', { name: 'Answer, row 2' }), 'one\ttwo');
  await eventually(() => announced.innerText(), expect.stringMatching(/pasted$/));
  await page.keyboard.press('Control+s');
  await eventually(
    () => JSON.parse(siteText(server)).routes.at(-1).blocks[1].rows,
    [
      ['In {replyTime} at most', 'plain'],
      ['one', 'two'],
    ],
  );

  await contents.getByRole('button', { name: 'Form' }).first().click();
  await form.locator('[data-pointer$="/sections/0"]').click();
  await form.locator('[data-pointer$="/fields/0"]').click();
  const least = form.getByLabel('At least', { exact: true });
  await eventually(() => least.textContent(), '16');
  // No value is filled in there, and none is offered.
  await least.focus();
  expect(
    await form
      .locator('.plain', { has: least })
      .getByRole('button', { name: /^Insert/ })
      .count(),
  ).toBe(0);
  expect(await form.innerText()).not.toContain('{');
  await least.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('18');
  await page.keyboard.press('Control+s');
  const asked = () => JSON.parse(siteText(server)).routes.at(-1).blocks[2].sections[0].fields[0];
  await eventually(asked, { name: 'age', label: 'Age', kind: 'number', min: 18, max: 99 });
  await form.getByLabel('At most', { exact: true }).click();
  await eventually(() => least.evaluate((element) => element.localName), 'input');
  // A zero may stand on the way to it.
  for (const [name, words] of [
    ['At most', '10.05'],
    ['At least', '-0.05'],
  ] as const) {
    await form.getByLabel(name, { exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    expect(await form.getByLabel(name, { exact: true }).inputValue()).toBe(words);
  }
  await page.keyboard.press('Control+s');
  await eventually(asked, { name: 'age', label: 'Age', kind: 'number', min: -0.05, max: 10.05 });
});

async function openBlock({ contents, shown }: OpenEditor, name: string): Promise<void> {
  await contents.getByRole('button', { name: /\/chips$/ }).click();
  await shown.getByRole('heading', { level: 1, name: 'Within 24 hours' }).waitFor();
  await contents.getByRole('button', { name }).first().click();
}

/** Types quicker than a page is drawn: no key waits for what the one before has led to. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await Promise.all([...text].map((letter) => page.keyboard.type(letter)));
}

/** What the values in a field say. */
function chipsIn(field: Locator): Promise<string[]> {
  return field.locator('.value-chip').allInnerTexts();
}

function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
