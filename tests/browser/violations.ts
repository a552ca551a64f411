import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** The source of axe, which a page must run before its violations can be found. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule for levels A and AA and for good practice, those too that axe leaves out unless they are named. */
const options: RunOptions & { checks: object } = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // What is drawn by ::before and ::after here lies beside the words, never behind them.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
};

/**
 * What on a page, or in one frame of it, some people could not use, and contrasts that axe cannot tell, in a few words
 * each; `rules` are switched on or off by their names.
 */
export async function findViolations(page: Page | Frame, rules: RunOptions['rules'] = {}): Promise<string[]> {
  const { violations, undecided } = await page.evaluate(
    async (runOptions) => {
      const { violations, incomplete }: AxeResults = await Reflect.get(window, 'axe').run(document, runOptions);
      // Where a person sets the colours, the browser puts a ground of theirs behind words, over pictures too.
      const isForced = matchMedia('(forced-colors: active)').matches;
      const contrasts = (!isForced && incomplete.find(({ id }) => id === 'color-contrast')?.nodes) || [];
      return { violations, undecided: contrasts.filter((node) => !isKnown(node)) };

      function isKnown({ target, any }: NodeResult): boolean {
        const element = document.querySelector(String(target[0]));
        // The names on a map have an edge in the colour of its background.
        if (!element || element.closest('svg') || isCovered(element) || isOnScrim(element)) return element !== null;
        if (isReadable(element, Number.parseFloat(any[0]?.data?.expectedContrastRatio))) return true;
        // Axe takes the section around a text that is scrolled out of sight for something in front of it.
        const others = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((other) => String(other.target[0])));
        return others.length > 0 && others.every((other) => element.closest(other));
      }

      /** Whether it stands in front of all else, on a ground without a picture, in a colour that can be read there. */
      function isReadable(element: Element, leastContrast: number): boolean {
        const boxes = [...element.getClientRects()];
        const isInFront = boxes.every(({ left, right, top, bottom }) =>
          element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
        );
        let ground: Element | null = element;
        while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
        if (!isInFront || !ground || getComputedStyle(ground).backgroundImage !== 'none') return false;
        const { left, right, top, bottom } = ground.getBoundingClientRect();
        const isInside = boxes.every(
          (box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom,
        );
        const [lighter = 0, darker = 0] = [getComputedStyle(element).color, getComputedStyle(ground).backgroundColor]
          .map(luminance)
          .sort((a, b) => b - a);
        return isInside && (lighter + 0.05) / (darker + 0.05) >= leastContrast;
      }

      /** The relative luminance of WCAG 2.2; none of a colour that lets others through. */
      function luminance(color: string): number {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return Number.NaN;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        if (alpha < 255) return Number.NaN;
        const [r = 0, g = 0, b = 0] = [red, green, blue]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      }

      /** Whether it stands upon the opening picture or that of a block, on the scrim that tests/compose/scrim.test.ts holds to the contrast it needs. */
      function isOnScrim(element: Element): boolean {
        const isOver = document.documentElement.dataset.header === 'transparent' && element.closest('header');
        return Boolean(isOver || element.closest('[data-opening="cover"], [data-surface="picture"]'));
      }

      /** Whether the header, its open menu, a notification or the buttons of a window lie over a part of it. */
      function isCovered(element: Element): boolean {
        return [...element.getClientRects()].some(({ left, right, top, bottom }) =>
          [left + 1, (left + right) / 2, right - 1].some((x) =>
            [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
              const cover = document.elementFromPoint(x, y)?.closest('header, footer > ul, [data-created], .at-hand');
              return cover && !cover.contains(element);
            }),
          ),
        );
      }
    },
    { ...options, rules },
  );
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`)),
    ...undecided.map(({ html, any }) => `contrast? ${any[0]?.message} ${html.slice(0, 150)}`),
  ];
}
