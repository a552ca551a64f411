import { liveComponents } from '../blocks/generated/live-components';
import { holdSubmits } from './hold-submit';
import { afterPaint, once, savesData, whenIdle } from './moments';

/** The attribute of the page while blocks that have state wait for the visitor to do something. */
const idleMark = 'data-idle';

/**
 * Makes the blocks with state live once the page has painted and the browser is idle, or at the first touch; for a
 * visitor who saves data, only at the touch. Forms that are submitted earlier wait.
 */
export async function startLiveBlocks(): Promise<void> {
  const root = document.documentElement;
  const hydrate = once(async () => {
    root.removeAttribute(idleMark);
    const places = [...document.querySelectorAll<HTMLElement>('[data-hydrate]')];
    const types = places.map(({ dataset }) => dataset.block as keyof typeof liveComponents);
    // All are asked for at once: where the connection is poor, each answer is long in coming.
    const [{ hydrateBlocks }] = await Promise.all([
      import('./hydrate-blocks'),
      ...types.map((type) => liveComponents[type]()),
    ]);
    await hydrateBlocks();
  });
  holdSubmits(hydrate);
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
    addEventListener(type, hydrate, { passive: true, capture: true });
  }
  // What was focused or typed before is a touch as well.
  if (document.activeElement !== document.body) hydrate();
  else if (savesData()) root.setAttribute(idleMark, '');
  else afterPaint(() => whenIdle(hydrate));
}
