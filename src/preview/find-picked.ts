import type { Picked } from './messages';
import { marksAt } from './remember-marks';

/** What was clicked: the words under the pointer, else those nearest to it in what surrounds it. */
export function findPicked(target: Element, x: number, y: number): Picked {
  const picked = placeOf(target);
  const picture = target.closest('img');
  if (picture) return { ...picked, marks: marksAt(picture), picture: placeOfPicture(picture) };
  const text = textAt(x, y);
  if (text && target.contains(text) && marksAt(text).length > 0) return { ...picked, marks: marksAt(text) };
  for (let around: Element | null = target; around && !isWhole(around); around = around.parentElement) {
    const marks = marksWithin(around);
    if (marks.length > 0) return { ...picked, marks };
  }
  return { ...picked, marks: [] };
}

/** The first marks in an element, its attributes and those of all within it included. */
function marksWithin(element: Element): number[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    const marks = marksAt(node);
    if (marks.length > 0) return marks;
  }
  return [];
}

/** Whether an element is a whole block or more: what is in it somewhere else is not what was meant. */
function isWhole(element: Element): boolean {
  return element.matches('[data-block], header, footer, main, body');
}

function placeOf(target: Element): Omit<Picked, 'marks'> {
  const block = target.closest('[data-block]');
  if (block) return { block: [...document.querySelectorAll('main > [data-block]')].indexOf(block) };
  const part = target.closest('header, footer');
  return part ? { part: part.localName as 'header' | 'footer' } : {};
}

function placeOfPicture(picture: HTMLImageElement): NonNullable<Picked['picture']> {
  const src = picture.getAttribute('src') ?? '';
  const within = picture.closest('[data-block]') ?? document.body;
  const alike = [...within.querySelectorAll('img')].filter((one) => one.getAttribute('src') === src);
  return { src, position: alike.indexOf(picture) };
}

function textAt(x: number, y: number): Node | undefined {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  return node?.nodeType === Node.TEXT_NODE ? node : undefined;
}
