import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { type CatalogueServer, test as catalogueTest } from './catalogue-test';

/** The editor of a copy of the frozen site, opened in a browser. */
export interface OpenEditor {
  page: Page;
  /** The page that is edited. */
  shown: FrameLocator;
  /** The form of the part that is open. */
  form: Locator;
  /** What was said last to whoever hears the window. */
  announced: Locator;
  /** What the console and the policy complained of so far. */
  troubles: string[];
}

/** A test that opens the editor; the file is put back after each. */
export const test = catalogueTest.extend('openEditor', ({ open, server }) => {
  // A page that the test before has left may have kept its draft as it was closed.
  rmSync(join(server.folder, '.history'), { recursive: true, force: true, maxRetries: 9 });
  return async (viewport = { width: 1440, height: 900 }): Promise<OpenEditor> => {
    const { page, troubles } = await open(`${server.address}__edit`, {
      untilHydrated: false,
      isAlone: true,
      reducedMotion: 'reduce',
      viewport,
    });
    const shown = page.frameLocator('iframe');
    await shown.locator('h1').waitFor({ state: 'attached', timeout: 100_000 });
    // What drives the browser presses beside its aim in a page that is drawn smaller.
    if (viewport.width > 1024) await page.getByRole('button', { name: 'Phone', exact: true }).click();
    return {
      page,
      shown,
      form: page.locator('.pane.form'),
      announced: page.locator('.announced'),
      troubles,
    };
  };
});

/** The text of the site that a server edits. */
export function siteText({ folder }: CatalogueServer): string {
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
