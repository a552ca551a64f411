/**
 * Scrolls the page, and what scrolls within it, until an element shows; nothing around the page moves, as it would with
 * `scrollIntoView`.
 */
export function scrollToPlace(place: Element, block: 'center' | 'start'): void {
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
