import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, vi } from 'vitest';
import { eventually } from './browser-test';
import type { CatalogueServer } from './catalogue-test';
import { keepFile, type OpenEditor, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

beforeEach<{ server: CatalogueServer }>(({ server }) => {
  const site = JSON.parse(before());
  Object.assign(site.values, { replyTime: '24 hours' });
  const all = site.routes.flatMap(({ blocks }: { blocks: object[] }) => blocks);
  const form = structuredClone(all.find(({ type }: { type: string }) => type === 'form'));
  form.sections = [{ fields: [{ name: 'age', label: 'Age', kind: 'number', min: 1, max: 99 }] }];
  const hero = { type: 'hero', eyebrow: 'Ask us', heading: 'Within {replyTime}', text: 'Call {phone} **now**.' };
  site.routes.push({ path: '/chips', title: 'Chips', description: 'Values in texts.', blocks: [hero, form] });
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
});

test('a brace beside a value is doubled, and taken out with Backspace and Delete', async ({ openEditor }) => {
  const editor = await openEditor();
  const { page, form, troubles } = editor;
  await openBlock(editor, 'Hero: Within 24 hours');
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
  expect(troubles).toEqual([]);
});

test('what is typed behind braces in the middle of copy stands there', async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, announced } = editor;
  await openBlock(editor, 'Hero: Within 24 hours');
  const text = form.getByLabel('Text', { exact: true });
  await goTo(page, text, 'Call'.length);
  await page.keyboard.type(' {replyTime} or');
  await eventually(() => text.textContent(), 'Call 24 hours or +254 700 000 000 now.');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).routes.at(-1).blocks[0].text).toBe('Call {replyTime} or {phone} **now**.');
});

test('a bound is what is typed, also where a zero stands on the way to it', async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, announced } = editor;
  await openBlock(editor, 'Form');
  await form.locator('[data-pointer$="/sections/0"]').click();
  await form.locator('[data-pointer$="/fields/0"]').click();
  for (const [name, words] of [
    ['At least', '-0.05'],
    ['At most', '10.05'],
  ] as const) {
    await form.getByLabel(name, { exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    expect(await form.getByLabel(name, { exact: true }).inputValue()).toBe(words);
  }
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).routes.at(-1).blocks[1].sections[0].fields[0]).toMatchObject({
    min: -0.05,
    max: 10.05,
  });
});

async function openBlock({ contents, shown }: OpenEditor, name: string): Promise<void> {
  await contents.getByRole('button', { name: /\/chips$/ }).click();
  await shown.getByRole('heading', { level: 1, name: 'Within 24 hours' }).waitFor();
  await contents.getByRole('button', { name }).first().click();
}

/** Goes into a field that shows a value, behind some letters. */
async function goTo(page: Page, field: Locator, letters: number): Promise<void> {
  await field.locator('.value-chip').first().click();
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < letters; at++) await page.keyboard.press('ArrowRight');
}
