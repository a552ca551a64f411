import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** The source of axe, which a page must run before its violations can be found. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What on a page, or in one frame of it, some people could not use, in a few words each. */
export async function findViolations(page: Page | Frame): Promise<string[]> {
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> =>
      Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'], iframes: false }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
}
