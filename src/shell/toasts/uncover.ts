const gap = 12;

/**
 * Moves the page from under a notification that covers what has the focus, such as the confirmation of a form. What is
 * higher than the room that is left begins in it.
 */
export function uncover(notification: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || focused.closest('#notifications')) return;
  const over = notification.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  const isBeside = over.right <= under.left || over.left >= under.right;
  if (isBeside || over.bottom <= under.top || over.top >= under.bottom) return;
  const isAtTop = over.top < innerHeight - over.bottom;
  const top = isAtTop ? under.top - over.bottom - gap : Math.min(under.bottom - over.top + gap, Math.max(0, under.top));
  scrollBy({ top, behavior: 'instant' });
}
