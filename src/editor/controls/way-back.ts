import { isNarrow } from '../session/panes';

/** The state of the entry in the history that a press or a swipe back takes, in the place of leaving the editor. */
const stayState = 'pagewright stays';

/**
 * Makes the back button of a phone, and Escape, close what is open: a menu, a window, the notices, or the drawer, which
 * `closeDrawer` closes. With nothing open, the first press stays on the page and the second leaves it. Gives the
 * function that ends this.
 */
export function followWayBack(closeDrawer: () => void): () => void {
  const keep = (): void => {
    if (history.state !== stayState) history.pushState(stayState, '');
  };
  const goBack = ({ state }: PopStateEvent): void => {
    if (state === stayState) return;
    const closeIt = openOne(closeDrawer);
    closeIt?.();
    // One press back leaves the editor all the same where nothing was pressed since the last: browsers see to that.
    if (closeIt) keep();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Browsers close the others by themselves.
    if (openOne(closeDrawer) === closeDrawer) closeDrawer();
  };
  // What is pressed on the page, in its own document, is not heard here; what that opens gets the focus, which is.
  for (const kind of ['click', 'focusin']) addEventListener(kind, keep);
  addEventListener('popstate', goBack);
  addEventListener('keydown', press);
  return () => {
    for (const kind of ['click', 'focusin']) removeEventListener(kind, keep);
    removeEventListener('popstate', goBack);
    removeEventListener('keydown', press);
  };
}

/** Gives the function that closes the uppermost open thing; undefined where nothing is open. */
function openOne(closeDrawer: () => void): (() => void) | undefined {
  const popover = document.querySelector<HTMLElement>(':popover-open');
  if (popover) return () => popover.hidePopover();
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) return () => dialog.close();
  const notices = document.querySelector<HTMLDetailsElement>('.problems > [open]');
  if (notices) return () => notices.removeAttribute('open');
  const isDrawn = document.querySelector('.window:not([data-pane=page])') !== null;
  return isDrawn && isNarrow() ? closeDrawer : undefined;
}
