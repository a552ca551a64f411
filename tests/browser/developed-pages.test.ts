import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startSite } from '../cli/start-site';
import { isLong } from '../is-long';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { test } from './browser-test';
import { test as serverTest } from './catalogue-test';
import { siteUnderTest } from './sites';

/** Pages with and without a form, of the usual look and at night of two others, from left to right and from right to left. */
const pages = [
  ['agency', isLong ? ['/', '/apply'] : ['/apply']],
  ...(isLong
    ? ([
        ['kajak', ['/om-oss', '/boka']],
        ['tajlid', ['/', '/contact']],
      ] as const)
    : []),
] as const;

test.for(pages)(
  'while the site of %s is edited, its pages look as they do when they are published',
  { tags: 'night' },
  async ([name, paths], { open }) => {
    const folder = temporaryFolder();
    cpSync(join(root, 'tests/fixtures', name), folder, { recursive: true });
    const { address, base } = await siteUnderTest(name);
    const { port, stop } = await startSite(folder);
    try {
      for (const path of paths) {
        const published = await open(address + path, { reducedMotion: 'reduce' });
        const developed = await open(`http://localhost:${port}${base}${path}`, { reducedMotion: 'reduce' });
        for (const width of isLong ? [360, 768, 1440] : [360, 1440]) {
          const [expected, drawn] = [await lookOf(published.page, width), await lookOf(developed.page, width)];
          expect(expected.elements.length).toBeGreaterThan(100);
          expect([path, width, differing(drawn.elements, expected.elements)]).toEqual([path, width, []]);
          expect([path, width, drawn.scrollWidth]).toEqual([path, width, width]);
        }
        expect(developed.troubles.filter((trouble) => !/^debug: \[vite\]|React DevTools/.test(trouble))).toEqual([]);
      }
    } finally {
      await stop();
    }
  },
);

serverTest(
  'a page that is served while it is edited stays as it was sent until what draws it anew is there',
  { tags: 'night' },
  async ({ open, server }) => {
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isAsked: Promise<unknown> | undefined;
    const { page } = await open(server.address, {
      untilHydrated: false,
      prepare: async (page) => {
        await page.addInitScript(noteEmptiness);
        isAsked = page.waitForRequest('**/_page/_home.json');
        await page.route('**/_page/_home.json', async (route) => {
          await isAnswered;
          await route.continue();
        });
      },
    });
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-sent', ''));
    await isAsked;
    // Whatever draws without waiting has drawn by then.
    for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
    answer();
    await page.locator('h1:not([data-sent])').waitFor();
    expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
  },
);

/** Notes in `wasEmpty` of the window that a page which had a heading has none. */
function noteEmptiness(): void {
  let hadHeading = false;
  new MutationObserver(() => {
    const hasHeading = document.querySelector('h1') !== null;
    if (hadHeading && !hasHeading) Object.assign(window, { wasEmpty: true });
    hadHeading = hasHeading;
  }).observe(document, { childList: true, subtree: true });
}

interface Look {
  /** Each element that is seen: what it is, where it stands, and how it is drawn. */
  elements: string[];
  scrollWidth: number;
}

/** What a page looks like in a window of some width, once its typefaces are there. */
async function lookOf(page: Page, width: number): Promise<Look> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(async () => {
    const { documentElement } = document;
    documentElement.dataset.displayFont = '';
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const names = [
      'color',
      'background-color',
      'border',
      'border-radius',
      'box-shadow',
      'font',
      'opacity',
      'text-align',
    ];
    const elements = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility());
    return {
      elements: elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const styles = getComputedStyle(element);
        const block = element.closest('[data-block]')?.getAttribute('data-block') ?? 'shell';
        return [
          `${element.localName} in ${block} at ${[x, y, width, height].map(Math.round)}`,
          ...names.map((name) => `${name}: ${styles.getPropertyValue(name)}`),
        ].join('; ');
      }),
      scrollWidth: documentElement.scrollWidth,
    };
  });
}

/** The first lines that differ, each as it is and as it should be. */
function differing(lines: string[], expected: string[]): string[][] {
  const all = Array.from({ length: Math.max(lines.length, expected.length) }, (_, index) => index);
  const found = all.filter((index) => lines[index] !== expected[index]).slice(0, 3);
  return found.map((index) => [lines[index] ?? 'nothing', expected[index] ?? 'nothing']);
}
