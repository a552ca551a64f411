import { liveComponents } from '../blocks/generated/live-components';
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

/**
 * Holds every form that is submitted before it is live. `start` makes it live, then it is submitted; where that fails
 * or takes ten seconds, the visitor gets the form back.
 */
function holdSubmits(start: () => Promise<unknown>): void {
  addEventListener('submit', (event) => hold(event, start), true);
}

function hold(event: SubmitEvent, start: () => Promise<unknown>): void {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute(readyMark)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const starting = start();
  if (form.hasAttribute(heldMark)) return;
  form.setAttribute(heldMark, '');
  form.removeAttribute(unansweredMark);
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, 10_000));
  Promise.race([starting, tooLate])
    .finally(() => form.removeAttribute(heldMark))
    .then(
      () => form.requestSubmit(event.submitter),
      () => {
        form.setAttribute(unansweredMark, '');
        form.querySelector<HTMLElement>('[data-unsent]')?.focus();
      },
    );
}

/** The attribute of a form that is live. */
const readyMark = 'data-ready';
/** The attribute of a form that was submitted and waits to be live. */
const heldMark = 'data-held';
/** The attribute of a form that was submitted and did not come to life. */
const unansweredMark = 'data-unanswered';
