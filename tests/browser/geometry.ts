import type { Page } from 'playwright-core';

/** A piece of text on one line, as far as it is seen. */
interface Line {
  element: Element;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An element as a box around text; `isHidden` where it is there for screen readers alone, cut to nothing. */
interface Box {
  edge: DOMRect;
  overflowX: string;
  overflowY: string;
  isInline: boolean;
  isHidden: boolean;
  isPlaced: boolean;
  isFixed: boolean;
}

/** What does not keep to its place in a part of a page, at the width that the window has: a few words each. */
export function findMisplaced(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(measure, part);
}

/** Runs in the page, so all that it needs stands inside. */
function measure(part: string): string[] {
  const tolerance = 1.5;
  const faults = new Set<string>();
  const boxes = new Map<Element, Box>();
  const width = document.documentElement.clientWidth;
  const place = document.querySelector(part) ?? document.body;
  for (const details of place.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;

  const { scrollWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page scrolls sideways: it is ${scrollWidth} wide`);

  const lines = findLines();
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // They are in order of their upper edges, so none that follows reaches this one.
      if (other.top > line.bottom) break;
      if (overlap(line, other)) faults.add(`${name(line)} overlaps ${name(other)}`);
    }
  }
  for (const control of place.querySelectorAll('a, button, summary, input, select, textarea')) measureTarget(control);
  return [...faults];

  function findLines(): Line[] {
    const found: Line[] = [];
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const line = seenPart(box, element, node.textContent);
        if (line) found.push(line);
      }
    }
    return found.sort((a, b) => a.top - b.top);
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) if (boxOf(at).isHidden) return false;
    return true;
  }

  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const { display, position, overflowX, overflowY, clipPath } = getComputedStyle(element);
    const box = {
      edge: element.getBoundingClientRect(),
      overflowX,
      overflowY,
      isInline: display === 'inline' || display === 'contents',
      isHidden: clipPath === 'inset(50%)',
      isPlaced: position === 'absolute' || position === 'fixed',
      isFixed: position === 'fixed',
    };
    boxes.set(element, box);
    return box;
  }

  /** The part of a line that the elements around it show; whatever they cut or do not hold is a fault. */
  function seenPart(box: DOMRect, element: Element, text: string): Line | undefined {
    // The box of a line is higher than its letters.
    const air = box.height * 0.2;
    const { left, right } = box;
    const line = { element, text, left, right, top: box.top + air, bottom: box.bottom - air };
    let isHeld = element instanceof SVGElement;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { edge, overflowX, overflowY, isInline, isPlaced } = boxOf(around);
      if (isInline) continue;
      const isWider = line.left < edge.left - tolerance || line.right > edge.right + tolerance;
      const isHigher = line.top < edge.top || line.bottom > edge.bottom;
      if (/auto|scroll/.test(overflowX)) {
        isHeld = true;
        line.left = Math.max(line.left, edge.left);
        line.right = Math.min(line.right, edge.right);
        line.top = Math.max(line.top, edge.top);
        line.bottom = Math.min(line.bottom, edge.bottom);
      } else if (!isHeld && (isWider || (isHigher && overflowY !== 'visible'))) {
        isHeld = true;
        faults.add(`${name(line)} ${overflowX === 'visible' ? 'sticks out of' : 'is cut by'} ${nameOf(around)}`);
      }
      if (isPlaced) break;
    }
    if (line.left < -tolerance || line.right > width + tolerance) faults.add(`${name(line)} is outside of the window`);
    return line.right > line.left && line.bottom > line.top ? line : undefined;
  }

  function overlap(one: Line, other: Line): boolean {
    if (one.element === other.element || isFixed(one.element) !== isFixed(other.element)) return false;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > tolerance && down > tolerance;
  }

  /** Whether it stands still in the window while the page moves beneath it. */
  function isFixed(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) if (boxOf(at).isFixed) return true;
    return false;
  }

  /** What is pressed is large enough for a finger, unless it stands in a sentence or its label is pressed with it. */
  function measureTarget(control: Element): void {
    if (!isSeen(control) || boxOf(control).isInline) return;
    const isSpread = getComputedStyle(control, '::after').position === 'absolute';
    const pressed = control.closest('label') ?? (isSpread && control.closest('li')) ?? control;
    const box = (pressed || control).getBoundingClientRect();
    if (box.height < 44 - tolerance || box.width < 24) {
      faults.add(`${nameOf(control)} is only ${Math.round(box.width)} by ${Math.round(box.height)} to press`);
    }
  }

  function name({ element, text }: Line): string {
    return `“${text.trim().slice(0, 40)}” (${nameOf(element)})`;
  }

  function nameOf(element: Element): string {
    return `${element.localName}.${element.classList[0] ?? element.parentElement?.classList[0] ?? ''}`;
  }
}
