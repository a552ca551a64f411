/** The longest time between the two clicks of a double click, in milliseconds. */
export const timeBetweenClicks = 350;

/** The farthest that the pointer may move between them, in pixels. */
const reach = 5;

/**
 * Keeps the second click of a double click from what has come under the pointer since the first, such as the page below
 * a window that has closed. Gives the function that ends this.
 */
export function guardDoubleClicks(): () => void {
  let last: MouseEvent | undefined;
  const click = (event: MouseEvent): void => {
    const first = last;
    last = event;
    // A key clicks as well, which points nowhere.
    if (!first || event.detail === 0 || first.detail === 0) return;
    const isGone = first.target instanceof Node && !first.target.isConnected;
    const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < reach;
    if (!isGone || !isNear || event.timeStamp - first.timeStamp > timeBetweenClicks) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', click, { capture: true });
  return () => removeEventListener('click', click, { capture: true });
}
