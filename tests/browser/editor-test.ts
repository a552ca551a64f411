import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { newSite } from '../cli/start-site';
import { textOf } from '../project';
import { test as browserTest, type OpenOptions } from './browser-test';
import { serveHere } from './serve-here';

/** The editor of a copy of the frozen site, opened in a browser. */
export interface OpenEditor {
  page: Page;
  /** What the site consists of. */
  contents: Locator;
  /** The page that is edited. */
  shown: FrameLocator;
  /** The form of the part that is open. */
  form: Locator;
  /** What was said last to whoever hears the window. */
  announced: Locator;
  /** What the console and the policy complained of so far. */
  troubles: string[];
}

/** A site of its own that a test edits. */
export interface EditedSite {
  /** Where its site.json lies. */
  folder: string;
  /** Where it is served, with a slash at its end. */
  address: string;
}

/** A test with a site of its own, of which nothing was kept yet. */
const siteTest = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('server', async ({}, { onCleanup }): Promise<EditedSite> => {
    const folder = newSite();
    const { address, close } = await serveHere(folder);
    onCleanup(async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    });
    return { folder, address };
  });

/** A test that opens the editor of its site. */
export const test = siteTest.extend('openEditor', ({ open, server }) => {
  return async (viewport = { width: 1440, height: 900 }, prepare?: OpenOptions['prepare']): Promise<OpenEditor> => {
    const { page, troubles } = await open(`${server.address}__edit`, {
      untilHydrated: false,
      isAlone: true,
      reducedMotion: 'reduce',
      viewport,
      // Who has a small window touches it.
      hasTouch: viewport.width < 600,
      ...(prepare && { prepare }),
    });
    const shown = page.frameLocator('.sheet iframe:not(.first)');
    await shown.locator('h1').waitFor({ state: 'attached', timeout: 100_000 });
    // What drives the browser presses beside its aim in a page that is drawn smaller.
    if (viewport.width > 1024) await page.getByRole('button', { name: 'Phone', exact: true }).click();
    return {
      page,
      contents: page.getByRole('navigation', { name: 'Contents of the site' }),
      shown,
      form: page.locator('.pane.form'),
      announced: page.locator('.announced'),
      troubles,
    };
  };
});

/** What the site of each test says before it. */
export const frozenText = textOf('tests/fixtures/agency/site.json');

/** The text of the site that a server edits. */
export function siteText({ folder }: EditedSite): string {
  return readFileSync(join(folder, 'site.json'), 'utf8');
}

/** The lines of a text that are not in another, and those of the other that are not in it: what a diff shows. */
export function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return { gone: without(old, fresh), come: without(fresh, old) };
}

function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines
    .filter((line) => {
      const index = left.indexOf(line);
      if (index < 0) return true;
      left.splice(index, 1);
      return false;
    })
    .map((line) => line.trim());
}

/** What has the focus, as it is called: by its label, or its first line. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const isField = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
    const labels = isField ? (element as HTMLInputElement).labels : null;
    const [label = labels?.[0]] = (element?.ariaLabelledByElements ?? []) as HTMLElement[];
    const name = element?.ariaLabel || label?.innerText || (element as HTMLElement | null)?.innerText || '';
    return name.trim().split('\n')[0] ?? '';
  });
}

/** The place of the field that has the focus; where none has it, what has it, and which form is open. */
export function focusedPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const form = document.querySelector('.pane.form h2')?.textContent;
    return element?.getAttribute('data-pointer') ?? `${element?.outerHTML.slice(0, 100)}, form “${form}”`;
  });
}

/** Goes on by the Tab key, back with Shift, until something whose name begins so has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press(key);
    const found = await focused(page);
    if (typeof name === 'string' ? found.startsWith(name) : name.test(found)) return;
  }
  throw new Error(`No press of ${key} leads to "${name}".`);
}

/** Does something with the site as a whole: by its button in the head, else in the menu there. */
export async function command(page: Page, name: string): Promise<void> {
  const button = page.locator('.top').getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  // In a low window it is back with what is done.
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Done' }).locator('visible=true').click();
  await menu.click();
  await page.locator('[role=menu] button', { hasText: name }).click();
}

/** Finds something by words and opens what begins so. */
export async function findAndOpen(page: Page, words: string, start: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('option', { name: start }).first().click();
}

/** Pastes a text behind the first block: where a page may not read the clipboard, its window asks for it. */
export async function pasteBlock(page: Page, text: string): Promise<void> {
  await page.locator('.blocks button').first().focus();
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}
