import type { ToPreview } from './messages';
import { marksAt } from './remember-marks';

type Pointed = Extract<ToPreview, { kind: 'point' }>;

const name = 'data-pointed';

/** Marks on the page what the open field says, and the block that it belongs to; opens what is folded around it, and scrolls there where that is sought. */
export function pointTo({ marks, block, isSought }: Pointed): void {
  for (const before of document.querySelectorAll(`[${name}]`)) before.removeAttribute(name);
  const whole = block === undefined ? undefined : document.querySelectorAll('main > [data-block]')[block];
  whole?.setAttribute(name, 'block');
  const found = marks.length > 0 ? findMarked(new Set(marks)) : undefined;
  found?.setAttribute(name, 'field');
  const place = found ?? whole;
  // What is being written shows from its first letter on, also where it was empty when it was opened.
  if (place) openAround(place);
  if (!place || !isSought) return;
  // What was clicked stays under the pointer: a second click may follow.
  if (isInSight(place)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: found ? 'center' : 'start', behavior: isStill ? 'auto' : 'smooth' });
}

function findMarked(numbers: Set<number>): Element | undefined {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (marksAt(node).some((one) => numbers.has(one)))
      return node instanceof Element ? node : (node.parentElement ?? undefined);
  }
  return undefined;
}

/** Opens what is folded around an element, so that it shows. */
function openAround(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
}

/** Whether what is pointed to is in the window as it is, or as much of it as the window can show. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > innerHeight ? top < innerHeight / 2 && bottom > innerHeight / 2 : top >= 0 && bottom <= innerHeight;
}
