import { followField } from './follow-field';
import { listen } from './listen';
import { followWayBack } from './way-back';

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
