import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines } from './editor-test';
import { type FirefoxPage, firefoxIsMissing, firefoxPath, test } from './firefox';
import { ownersKey, publishSiteForFile } from './published-editor-test';
import { axe, findViolations } from './violations';

if (!firefoxPath) console.warn(firefoxIsMissing);

describe.skipIf(!firefoxPath)('in Firefox', () => {
  const site = publishSiteForFile();

  test('an owner changes a published site, publishes it with a key, and can use every part of that', {
    tags: 'night',
  }, async ({ open }) => {
    const { page, troubles } = await open(`${site.address}/edit/`, { width: 1440, height: 900 });
    await eventually(() => page.evaluate(headingOfPage), expect.stringMatching(/\S/));
    await page.evaluate(axe);
    expect(await violationsOn(page)).toEqual([]);

    await write(page, '.pane.form', 'Title', 'Paddle with us');
    await press(page, '.top', 'Save');
    await eventually(() => page.evaluate(wordsOf, '.top'), expect.stringContaining('Saved'));
    await press(page, '.top', 'Publish');
    await eventually(() => page.evaluate(wordsOf, 'dialog[open]'), expect.stringContaining('Use this key'));
    expect(await violationsOn(page)).toEqual([]);

    await write(page, 'dialog[open]', 'Key', ownersKey);
    await press(page, 'dialog[open]', 'Use this key');
    await press(page, 'dialog[open]', 'Publish now');
    await eventually(() => page.evaluate(wordsOf, 'dialog[open]'), expect.stringContaining('Published.'));
    expect(await violationsOn(page)).toEqual([]);
    const { gone, come } = changedLines(site.text, await site.sentText());
    expect(come).toEqual([expect.stringMatching(/^"title": "Paddle with us",?$/)]);
    expect(gone).toHaveLength(1);
    expect(troubles).toEqual([]);
  });
});

/** Writes into the field with a label, in the place of what was there. */
async function write(page: FirefoxPage, part: string, label: string, text: string): Promise<void> {
  await eventually(() => page.evaluate(markNamed, part, label), true);
  await page.focus(marked);
  await page.evaluate(() => (document.activeElement as HTMLInputElement).select());
  await page.type(marked, text);
}

async function press(page: FirefoxPage, part: string, words: string): Promise<void> {
  await eventually(() => page.evaluate(markNamed, part, words), true);
  await page.click(marked);
}

/** The selector of what is written into or pressed next. */
const marked = '[data-tried]';

/** In the editor: marks the button in a part of it that says some words, or the field of the label; tells whether it is there. */
function markNamed(part: string, words: string): boolean {
  const all = [...document.querySelectorAll<HTMLButtonElement | HTMLLabelElement>(`${part} :is(button, label)`)];
  const found = all.find((one) => one.innerText.trim() === words && one.checkVisibility());
  const target = found instanceof HTMLLabelElement ? found.control : found;
  document.querySelector('[data-tried]')?.removeAttribute('data-tried');
  target?.setAttribute('data-tried', '');
  return Boolean(target) && !target?.matches(':disabled');
}

function violationsOn(page: FirefoxPage): Promise<string[]> {
  // Of the page that Playwright drives it takes nothing but this.
  return findViolations({ evaluate: page.evaluate.bind(page) } as unknown as Page);
}

/** In the editor: the heading of the page that it shows. */
function headingOfPage(): string {
  const shown = document.querySelector<HTMLIFrameElement>('.sheet iframe')?.contentDocument;
  return shown?.querySelector('h1')?.textContent ?? '';
}

/** In the editor: the words in a part of it. */
function wordsOf(part: string): string {
  return document.querySelector<HTMLElement>(part)?.innerText ?? '';
}
