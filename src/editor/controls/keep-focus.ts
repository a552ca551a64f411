import { textEntry } from './text-entry';

/** The selector of elements that can have the focus. */
const focusable = 'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]';

/** An element and its index among its siblings, when it got the focus. */
interface Step {
  element: Element;
  index: number;
}

/**
 * Keeps the focus from being lost: when its element is removed or disabled, the next one gets it, or the one before, or
 * the nearest around them; what is written in does not where something is disabled, as while it is at work. Gives the
 * function that ends this.
 */
export function keepFocus(): () => void {
  let way: Step[] = [];
  const remember = ({ target }: Event): void => {
    // Whoever presses beside everything lets go of the focus.
    const focused = target instanceof Element ? target.closest(focusable) : null;
    way = focused ? wayTo(focused) : [];
  };
  let looking: number | undefined;
  const look = (): void => {
    looking = undefined;
    const [focused] = way;
    const isLost = document.activeElement === document.body || document.activeElement === focused?.element;
    if (!focused || !isLost || isUsable(focused.element)) return;
    nearestTo(way, focused.element.isConnected ? `:not(${textEntry})` : '*')?.focus();
  };
  const mend = (): void => {
    const [focused] = way;
    if (focused?.element.isConnected && !focused.element.matches(':disabled')) {
      // Whether it is hidden is known once the window is laid out, which is done for the next picture of it anyway.
      looking ??= requestAnimationFrame(look);
    } else look();
  };
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('focusin', remember);
  addEventListener('pointerdown', remember);
  return () => {
    observer.disconnect();
    if (looking !== undefined) cancelAnimationFrame(looking);
    removeEventListener('focusin', remember);
    removeEventListener('pointerdown', remember);
  };
}

function wayTo(element: Element): Step[] {
  const way: Step[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    way.push({ element: one, index: one.parentElement ? [...one.parentElement.children].indexOf(one) : 0 });
  }
  return way;
}

/** Finds the nearest element of a kind that can have the focus to the end of a way. */
function nearestTo(way: Step[], kind: string): HTMLElement | undefined {
  for (const [step, { index }] of way.entries()) {
    const around = way[step + 1]?.element;
    if (!around?.isConnected) continue;
    const beside = [...around.children];
    for (const one of [...beside.slice(index), ...beside.slice(0, index).reverse()]) {
      const nearest = [one, ...one.querySelectorAll(focusable)].find(
        (other) => other.matches(focusable) && other.matches(kind) && isUsable(other),
      );
      if (nearest instanceof HTMLElement) return nearest;
    }
  }
  return undefined;
}

function isUsable(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
}
