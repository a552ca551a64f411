import type { Page } from 'playwright-core';
import { contrast } from '../../src/compose/colors';

/** What is chosen, pressed, wrong or cannot be used, and looks as if it were not. */
export function findUntold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-pressed', 'aria-current', 'aria-invalid', 'aria-selected', 'aria-disabled'];
    const lookOf = (element: Element): string => {
      const { border, outline, color, backgroundColor, textDecoration, fontWeight } = getComputedStyle(element);
      return [border, outline, color, backgroundColor, textDecoration, fontWeight].join();
    };
    return names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]:not([${name}=false])`)].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const [told, value] = [lookOf(element), element.getAttribute(name) ?? ''];
        element.removeAttribute(name);
        const untold = lookOf(element);
        element.setAttribute(name, value);
        return told === untold ? [`not told apart: ${element.outerHTML.slice(0, 150)}`] : [];
      }),
    );
  });
}

/** What can hardly be read upon its ground, in the colours that it has now: the least that level AA asks for, after WCAG 2.2. */
export async function findFaint(page: Page): Promise<string[]> {
  const words = await page.evaluate(gatherWords);
  if (words.length === 0) return ['no words are seen'];
  const faint = words.filter(({ color, ground, least }) => contrast(color, ground) < least);
  return faint.map(({ color, ground, start }) => `${color} on ${ground}: ${start}`);
}

/** Words upon their ground, both colours as hexadecimal numbers. */
interface Words {
  color: string;
  ground: string;
  /** The contrast that words of their size need. */
  least: number;
  /** How their element begins. */
  start: string;
}

/** One of all words that are seen for each pair of colours; runs in the page, so all that it needs stands inside. */
function gatherWords(): Words[] {
  const found = new Map<string, Words>();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hexes = new Map<string, string>();
  const isWorded = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  for (const element of document.querySelectorAll('body *')) {
    if (!isWorded(element) || isExempt(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const start = element.outerHTML.slice(0, 150);
    const words = { color: hexOf(color), ground: groundOf(element), least: isLarge ? 3 : 4.5, start };
    const key = [words.color, words.ground, words.least].join();
    if (words.color && words.ground && !found.has(key)) found.set(key, words);
  }
  return [...found.values()];

  /** Whether nobody sees it, or nobody needs to: what cannot be used now may be faint. */
  function isExempt(element: Element): boolean {
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const unused = ':disabled, [aria-disabled=true], label:has(:disabled), .unseen, .skip';
    return !isSeen || element.closest(unused) !== null;
  }

  /** The colour behind an element: the nearest that lets nothing through. */
  function groundOf(element: Element): string {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return hexOf(backgroundColor);
    }
    return '#ffffff';
  }

  /** Nothing where it lets others through, which is left to axe. */
  function hexOf(color: string): string {
    const known = hexes.get(color);
    if (known !== undefined || !context) return known ?? '';
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
    const channels = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0'));
    const hex = alpha === 255 ? `#${channels.join('')}` : '';
    hexes.set(color, hex);
    return hex;
  }
}

/** Has all that bears words of the site be read from right to left, as on an Arabic site whose words are Arabic. */
export function turn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll(':is([lang]:not(html), [dir], bdi):not(.ProseMirror *)')) {
      element.setAttribute('data-turned', JSON.stringify(['lang', 'dir'].map((name) => element.getAttribute(name))));
      element.setAttribute('lang', 'ar');
      element.setAttribute('dir', 'rtl');
    }
  });
}

/** Has them be read as they were. */
export function turnBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-turned]')) {
      const [lang, dir]: (string | null)[] = JSON.parse(element.dataset.turned ?? '[]');
      for (const [name, value] of Object.entries({ lang, dir })) {
        if (value == null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
      delete element.dataset.turned;
    }
  });
}

/** What is cut off, lies over the edge of the window, or makes something but a table scroll sideways. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the window scrolls sideways'] : [];
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility() || element.closest('.unseen, .skip, .table, .sheets, .versions, .miniature') !== null;
    for (const element of document.querySelectorAll('#root *, dialog *')) {
      if (isHidden(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const start = element.outerHTML.slice(0, 100);
      if (left < -1 || right > innerWidth + 1) found.push(`over the edge: ${start}`);
      // What ends in dots says the whole in its title.
      const isTold = textOverflow === 'ellipsis' && element.hasAttribute('title');
      if (isTold || element.matches('input, textarea, select, option')) continue;
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${start}`);
      const isText = element.matches('button, summary, label, legend, p, h1, h2, h3');
      if (isText && overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut: ${start}`);
    }
    return found;
  });
}
