/** In a page, before its own scripts: makes the browser one that saves data and that nobody has touched yet. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // A browser without a screen says that its mouse, at rest in the corner, has come over the page.
  const ignoreRest = (event: PointerEvent): void => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', ignoreRest, true);
}
