/**
 * Adds to menus, which work without it, what styles cannot do: Escape closes a list under the pointer until the pointer
 * has left, and a list that a press has opened closes when the focus goes elsewhere.
 */
export function quietMenus(): void {
  addEventListener('keydown', ({ key }) => {
    const entry = key === 'Escape' && document.querySelector<HTMLElement>('header li:hover');
    if (!entry) return;
    entry.setAttribute(dismissed, '');
    entry.onpointerleave = () => entry.removeAttribute(dismissed);
  });
  addEventListener('focusin', ({ target }) => closeMenus(target as Element));
  // One that leads to a place on this page, or to the page itself, loads nothing.
  addEventListener('click', ({ target }) => (target as Element).closest('header a') && closeMenus());
}

/** The attribute of an entry of the menu whose list stays closed under the pointer. */
const dismissed = 'data-dismissed';

/** Closes each open part of the menus, but for one that an element is in or opens. */
export function closeMenus(element?: Element): void {
  for (const open of document.querySelectorAll<HTMLElement>('header [popover]:not([popover=manual])')) {
    if (element && (open.contains(element) || (element as HTMLButtonElement).popoverTargetElement === open)) continue;
    open.hidePopover?.();
  }
  if (!element)
    for (const details of document.querySelectorAll<HTMLDetailsElement>('header details')) details.open = false;
}
