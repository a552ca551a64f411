import { isNarrow } from '../session/panes';
import { followField, listen } from './follow-field';

/** How far a drawer is drawn before it follows, in pixels: less is a press. */
const farEnough = 40;

/**
 * Follows the hand of whoever has a narrow window: draws drawers by their heads, makes them as high as the field in them
 * needs, keeps the window above the keyboard of the screen, and closes what is open on Escape and on the way back.
 * Gives the function that ends this.
 */
export function followHand(close: () => void, draw: (isWhole: boolean) => void): () => void {
  const ends = [followDrawing(close, draw), followKeyboard(), followField(), followWayBack(close)];
  return () => {
    for (const end of ends) end();
  };
}

/** Lets a drawer be drawn by its head: up to the whole height, down to what it was, and further down to close it. */
function followDrawing(close: () => void, draw: (isWhole: boolean) => void): () => void {
  let pull: { drawer: HTMLElement; from: number; height: number; id: number } | undefined;
  const press = ({ target, clientY, pointerId: id }: PointerEvent): void => {
    const drawer = target instanceof Element ? target.closest('.drawer-head')?.parentElement : null;
    if (drawer) pull = { drawer, from: clientY, height: drawer.clientHeight, id };
  };
  const move = ({ clientY, pointerId }: PointerEvent): void => {
    if (!pull || pointerId !== pull.id) return;
    // The page keeps its size until the hand lets go.
    pull.drawer.style.setProperty('--pulled', `${pull.from - clientY}px`);
  };
  const letGo = ({ clientY, pointerId, type }: PointerEvent): void => {
    if (!pull || pointerId !== pull.id) return;
    const { drawer, from } = pull;
    pull = undefined;
    drawer.style.removeProperty('--pulled');
    const up = from - clientY;
    if (type === 'pointercancel' || Math.abs(up) < farEnough) return;
    const isWhole = drawer.closest('[data-whole]') !== null;
    if (up > 0) draw(true);
    else if (isWhole) draw(false);
    else close();
    // What was drawn is not pressed.
    addEventListener('click', stopOnce, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stopOnce, { capture: true }));
  };
  return listen([
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', letGo],
    ['pointercancel', letGo],
  ]);
}

function stopOnce(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/**
 * Keeps the window in the part of the screen that is seen above the keyboard, where the browser lays that over the
 * window. Whoever draws two fingers apart sees less, too, and has no keyboard.
 */
function followKeyboard(): () => void {
  const { visualViewport: seen } = window;
  const { style } = document.documentElement;
  const follow = (): void => {
    if (!seen) return;
    const hidden = innerHeight - seen.height * seen.scale;
    // What is hidden by less is rounded, or a bar of the browser that comes and goes.
    if (hidden < 1) {
      style.removeProperty('--seen');
      style.removeProperty('--seen-from');
      return;
    }
    style.setProperty('--seen', `${seen.height * seen.scale}px`);
    style.setProperty('--seen-from', `${seen.scale === 1 ? seen.offsetTop : 0}px`);
  };
  follow();
  seen?.addEventListener('resize', follow);
  seen?.addEventListener('scroll', follow);
  return () => {
    seen?.removeEventListener('resize', follow);
    seen?.removeEventListener('scroll', follow);
  };
}

/** The state of the entry in the history that a press or a swipe back takes, in the place of leaving the editor. */
const stayState = 'pagewright stays';

/**
 * Makes the back button of a phone, and Escape, close what is open: a menu, a window, the notices, or the drawer, which
 * `closeDrawer` closes. With nothing open, the first press stays on the page and the second leaves it. Gives the
 * function that ends this.
 */
function followWayBack(closeDrawer: () => void): () => void {
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
