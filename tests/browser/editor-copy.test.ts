import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, type EditedSite, frozenText, type OpenEditor, siteText, test } from './editor-test';

const written = 'Call {phone}, or [write](/contact).';

test('a field of copy has its name, says what is wrong with it, and is written as it is read, bold and linked by keys', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, shown, form, announced, troubles, field, start } = await openFooterText(openEditor, server);
  expect(await field.innerText()).toBe(`Call ${phoneIn(start)}, or write.`);
  expect(await field.getAttribute('aria-multiline')).toBe('true');
  await field.press('Control+End');
  await field.pressSequentially(' {phon}');
  await eventually(() => field.getAttribute('aria-invalid'), 'true');
  const problems = (await field.getAttribute('aria-describedby')) ?? '';
  const said = (): Promise<string> =>
    field.evaluate(
      (element, ids) =>
        ids
          .split(' ')
          .map((id) => element.ownerDocument.getElementById(id)?.innerText ?? '')
          .join(' '),
      problems,
    );
  // A brace that is still open is told of first.
  await eventually(said, expect.stringContaining('phone'));
  await field.press('Control+z');
  await eventually(() => field.innerText(), expect.stringMatching(/or write\.$/));
  await eventually(() => field.getAttribute('aria-invalid'), null);
  await field.press('Control+End');
  // Nor does what the check says of the field meanwhile take the selection away.
  const meanwhile = await page.evaluateHandle(holdSelection);
  await page.keyboard.type(' {Now');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await eventually(() => field.getAttribute('aria-invalid'), 'true');
  await page.keyboard.press('Control+b');
  await eventually(() => field.innerHTML(), expect.stringContaining('<strong>Now</strong>'));
  await meanwhile.evaluate((tell) => tell());
  for (const _ of '12') await field.press('Control+z');
  await eventually(() => field.innerText(), expect.stringMatching(/or write\.$/));
  await field.press('Control+End');
  // On a slow computer the next key is there before the browser has told of what is selected.
  const release = await page.evaluateHandle(holdSelection);
  await page.keyboard.type(' Today');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await release.evaluate((tell) => tell());
  await eventually(() => form.getByRole('button', { name: 'Bold' }).first().getAttribute('aria-pressed'), 'true');
  await eventually(() => field.innerHTML(), expect.stringContaining('<strong>Today</strong>'));
  await eventually(() => shown.locator('footer').innerHTML(), expect.stringContaining('<strong>Today</strong>'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('/apply');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await eventually(() => shown.locator('footer a strong, footer strong a').first().innerText(), 'Today');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { come } = changedLines(start, siteText(server));
  expect(come).toEqual([
    expect.stringMatching(/^"text": "Call \{phone\}, or \[write\]\(\/contact\)\. \*\*\[Today\]\(\/apply\)\*\*",?$/),
  ]);
  expect(troubles).toEqual([]);
});

test('what is typed over the last word of a link stays in it; a value is chosen and stands as what it says, and what is pasted brings no form of its own', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, shown, form, announced, field, troubles } = await openFooterText(openEditor, server);
  await field.press('Control+End');
  for (const _ of '.') await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.type('drop in');
  const link = shown.locator('footer p a').last();
  await eventually(() => link.innerText(), 'drop in');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' today');
  await eventually(() => shown.locator('footer').innerText(), expect.stringContaining('drop in. today'));
  expect(await link.innerText()).toBe('drop in');

  await form.getByRole('button', { name: 'Insert…' }).first().click();
  await page.getByRole('dialog').getByRole('searchbox').fill('year');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await eventually(() => field.innerText(), expect.stringMatching(/today20\d\d\s*$/));
  await paste(field, 'a *star*', '<style>p { color: red }</style><p onclick="x()" style="color: red">a *star*</p>');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).footer.text).toBe(
    'Call {phone}, or [drop in](/contact). today{year}a \\*star\\*',
  );
  await field.press('Control+a');
  expect(await copied(field)).toBe('Call {phone}, or drop in. today{year}a *star*');
  await paste(field, 'At dawn.\r\nBring:\r\n·\tsun cream\r\n', '<p>At dawn.</p>');
  await eventually(
    () => shown.locator('footer p').allInnerTexts(),
    expect.arrayContaining(['At dawn.', '• sun cream']),
  );
  // A picture takes no words away.
  await field.press('Control+a');
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    clipboardData.setData('text/html', '<img src="https://elsewhere.test/image.png" style="width: 1px">');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => announced.innerText(), 'A text holds words alone: paste a picture where one is chosen.');
  expect(await field.innerText()).toContain('At dawn.');
  expect(troubles).toEqual([]);
});

test('no blank and no paragraph is lost to a field that is still on its way, nor to who pauses after each word', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const site = JSON.parse(frozenText);
  site.footer.text = ['We are here.', 'Call.'];
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { page, form } = await openEditor();
  let send = (): void => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/copy-view/, async (route) => {
    await isSent;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Footer' }).click();
  const plain = form.getByLabel('Text', { exact: true }).first();
  await plain.fill('We are here.\n\n');
  await plain.pressSequentially('We cannot ');
  send();
  const field = form.getByRole('textbox', { name: 'Text', exact: true }).and(form.locator('[contenteditable]')).first();
  await field.waitFor();
  for (const words of ['promise ', 'any ', 'day']) {
    await page.keyboard.type(words);
    await page.locator('.problems[aria-busy=false]').waitFor({ state: 'attached' });
  }
  const paragraphs = ['We are here.', 'We cannot promise any day'];
  expect(await field.locator('p').allInnerTexts()).toEqual(paragraphs);
  await page.keyboard.press('Control+s');
  await eventually(() => JSON.parse(siteText(server)).footer.text, paragraphs);
});

/** Opens the text of the footer, in which a value and a link stand, and waits until it is more than plain text. */
async function openFooterText(open: () => Promise<OpenEditor>, server: EditedSite) {
  const site = JSON.parse(frozenText);
  const start = JSON.stringify({ ...site, footer: { ...site.footer, text: written } }, null, 2);
  writeFileSync(join(server.folder, 'site.json'), start);
  const editor = await open();
  const { page, form } = editor;
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Footer' }).click();
  await form.getByLabel('Text', { exact: true }).first().focus();
  const field = form.getByRole('textbox', { name: 'Text', exact: true }).and(form.locator('[contenteditable]')).first();
  await field.waitFor();
  return { ...editor, field, start };
}

/** In a page: keeps it from hearing of what is selected, until what this returns is called. */
function holdSelection(): () => void {
  const hold = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('selectionchange', hold, { capture: true });
  return () => {
    removeEventListener('selectionchange', hold, { capture: true });
    document.dispatchEvent(new Event('selectionchange'));
  };
}

function phoneIn(text: string): string {
  return (JSON.parse(text) as { values: { phone: string } }).values.phone;
}

function paste(field: Locator, plain: string, html: string): Promise<void> {
  return field.evaluate(
    (element, [text, markup]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text ?? '');
      clipboardData.setData('text/html', markup ?? '');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [plain, html],
  );
}

function copied(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
}
