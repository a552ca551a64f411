/** The first script of an example in the catalogue: starts React at the first touch, so that dozens of them cost little. */
export function waitForTouch(): void {
  const root = document.documentElement;
  root.setAttribute('data-display-font', '');
  root.setAttribute('data-idle', '');
  const start = async (): Promise<void> => {
    for (const type of touches) removeEventListener(type, start, true);
    root.removeAttribute('data-idle');
    const { startExample } = await import('./start-example');
    await startExample();
  };
  for (const type of touches) addEventListener(type, start, true);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}

const touches = ['pointerdown', 'keydown', 'focusin'];

waitForTouch();
