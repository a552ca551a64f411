import { lookAtPage } from '../../client/look-at-page';
import { openFramesInPlace } from '../../client/open-frame';

/** Brings the blocks of an example in the catalogue to life at the first touch, so that dozens of them cost little. */
function waitForTouch(): void {
  const root = document.documentElement;
  root.setAttribute('data-display-font', '');
  root.setAttribute('data-idle', '');
  lookAtPage();
  const start = async (): Promise<void> => {
    for (const type of touches) removeEventListener(type, start, true);
    root.removeAttribute('data-idle');
    if (!document.querySelector('[data-hydrate]')) return;
    const { hydrateBlocks } = await import('../../client/hydrate-blocks');
    await hydrateBlocks();
  };
  for (const type of touches) addEventListener(type, start, true);
  openFramesInPlace();
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}

const touches = ['pointerdown', 'keydown', 'focusin'];

waitForTouch();
