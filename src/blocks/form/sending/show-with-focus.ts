/** Scrolls an element wholly into the window, without motion, with its scroll margins free. */
export function bringIntoWindow(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const tooHigh = Math.min(0, top - Number.parseFloat(scrollMarginTop));
  const tooLow = bottom + Number.parseFloat(scrollMarginBottom) - innerHeight;
  // Where it does not fit between the margins, the one above gives way; of what fits nowhere, the beginning shows.
  scrollBy({ top: Math.min(Math.max(tooHigh, tooLow), Math.max(0, top)), behavior: 'instant' });
}

/** Brings an element into the window and gives it the focus. */
export function showWithFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  bringIntoWindow(element);
}
