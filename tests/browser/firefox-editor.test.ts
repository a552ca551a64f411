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

    await named(page, 'Title', '.pane.form').fill('Paddle with us');
    await named(page, 'Save', '.top').click();
    await eventually(() => page.evaluate(wordsOf, '.top'), expect.stringContaining('Saved'));
    await named(page, 'Publish', '.top').click();
    await eventually(() => page.evaluate(wordsOf, 'dialog[open]'), expect.stringContaining('Use this key'));
    expect(await violationsOn(page)).toEqual([]);

    await named(page, 'Key', 'dialog[open]').fill(ownersKey);
    await named(page, 'Use this key', 'dialog[open]').click();
    await page.locator('dialog[open] ::-p-text(Publish now)').click();
    await eventually(() => page.evaluate(wordsOf, 'dialog[open]'), expect.stringContaining('Published.'));
    expect(await violationsOn(page)).toEqual([]);
    const { gone, come } = changedLines(site.text, await site.sentText());
    expect(come).toEqual([expect.stringMatching(/^"title": "Paddle with us",?$/)]);
    expect(gone).toHaveLength(1);
    expect(troubles).toEqual([]);
  });
});

/** What is called by a name to those who hear the window, within a part of it. */
function named(page: FirefoxPage, name: string, within: string): ReturnType<FirefoxPage['locator']> {
  return page.locator(`${within} ::-p-aria([name="${name}"])`);
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
