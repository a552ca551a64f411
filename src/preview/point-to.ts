import type { ToPreview } from './messages';
import { marksAt } from './remember-marks';

type PointMessage = Extract<ToPreview, { kind: 'point' }>;

const name = 'data-pointed';

/**
 * Outlines on the page the words of the open field, and its block; opens what is folded around them, and scrolls there
 * where `isSought`. Of several places it takes the clicked one, else the first visible one.
 */
export function pointTo({ marks, block, isSought, isEach, isPage }: PointMessage, clicked: Element | undefined): void {
  for (const before of document.querySelectorAll(`[${name}]`)) before.removeAttribute(name);
  const whole = block === undefined ? undefined : document.querySelectorAll('main > [data-block]')[block];
  whole?.setAttribute(name, 'block');
  const all = marks.length > 0 ? findMarked(new Set(marks)) : [];
  const target = meantOf(all, clicked);
  for (const one of isEach ? all : []) one.setAttribute(name, 'other');
  target?.setAttribute(name, 'field');
  const place = target ?? whole;
  closeMenusBut(place);
  // What is being written shows from its first letter on, also where it was empty when it was opened.
  if (place) openAround(place);
  // Whoever clicked beside everything stays there.
  if (isPage && isSought && !document.hasFocus()) {
    goal = undefined;
    scrollTo({ top: 0, behavior: 'instant' });
  }
  if (!place || !isSought) return;
  goal = { place, block: target ? 'center' : 'start' };
  // What was clicked stays under the pointer: a second click may follow.
  followRoom();
}

/** The last place that was scrolled to, and whether to its middle or its beginning. */
let goal: { place: Element; block: 'center' | 'start' } | undefined;

/** Scrolls to the last such place again where a form or a keyboard has covered it. */
export function followRoom(): void {
  if (goal?.place.isConnected && !isInSight(goal.place)) scrollToPlace(goal.place, goal.block);
}

/** Finds the elements with one of some marks in their words or attributes, in their order. */
function findMarked(numbers: Set<number>): Element[] {
  const elements = new Set<Element>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!marksAt(node).some((one) => numbers.has(one))) continue;
    const element = node instanceof Element ? node : node.parentElement;
    if (element) elements.add(element);
  }
  return [...elements];
}

/**
 * Chooses one of several elements: the one around or within the clicked element; else the first visible one, else the
 * first.
 */
function meantOf(all: Element[], clicked: Element | undefined): Element | undefined {
  const near = clicked ? all.filter((one) => one.contains(clicked) || clicked.contains(one)) : [];
  return near.find(isVisible) ?? all.find(isVisible) ?? all[0];
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** Closes the menus that were opened for another field: they would cover this one. */
function closeMenusBut(place: Element | undefined): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open, [popover=""]:popover-open')) {
    const isMeant = place !== undefined && (open.contains(place) || openedBy(place) === open);
    if (!isMeant) open.hidePopover();
  }
}

/** Gives the popover that a press on an element would open, or null. */
function openedBy(element: Element): Element | null {
  return element.closest('button')?.popoverTargetElement ?? null;
}

/** Opens what is folded around an element, and what a button around it opens. */
function openAround(element: Element): void {
  // To open one popover closes all others but those around it.
  if (element.parentElement) openAround(element.parentElement);
  if (element instanceof HTMLDetailsElement) element.open = true;
  const popover = element instanceof HTMLButtonElement ? element.popoverTargetElement : element;
  if (popover instanceof HTMLElement && popover.popover !== null && !isVisible(popover)) popover.showPopover();
}

/** Tells whether an element is in the window, or as much of it as the window can show. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > innerHeight ? top < innerHeight / 2 && bottom > innerHeight / 2 : top >= 0 && bottom <= innerHeight;
}

/**
 * Scrolls the page, and what scrolls within it, until an element shows; nothing around the page moves, as it would with
 * `scrollIntoView`.
 */
function scrollToPlace(place: Element, block: 'center' | 'start'): void {
  for (let around = place.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!isScrolling(around)) continue;
    const [inner, outer] = [place.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollBy({ left: middle(inner.left, inner.width) - middle(outer.left, outer.width), behavior: 'instant' });
    around.scrollBy({ top: middle(inner.top, inner.height) - middle(outer.top, outer.height), behavior: 'instant' });
  }
  const { top, height } = place.getBoundingClientRect();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const room = block === 'center' ? Math.max(0, (innerHeight - height) / 2) : roomAbove();
  scrollBy({ top: top - room, behavior: isStill ? 'instant' : 'smooth' });
}

function isScrolling(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
}

function middle(start: number, size: number): number {
  return start + size / 2;
}

/** Gives the distance from the upper edge of the window that an element needs below a sticky header, in pixels. */
function roomAbove(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
