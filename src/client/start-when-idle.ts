/**
 * Starts React with `load` once the page has painted and the browser is idle, or at the first touch, and holds a form
 * that is submitted before it is ready, for ten seconds at most.
 */
export function startWhenIdle(load: () => Promise<void>): void {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let isStarting = false;
  const start = (): void => {
    if (isStarting) return;
    isStarting = true;
    root.removeAttribute(idleMark);
    load().catch((failure) => {
      isStarting = false;
      console.error(failure);
      dispatchEvent(new Event(failed));
    });
  };

  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
    addEventListener(type, start, { passive: true, capture: true });
  }
  addEventListener('submit', holdSubmit, true);

  if (connection?.saveData) root.setAttribute(idleMark, '');
  else {
    afterPaint(() => {
      root.setAttribute('data-display-font', '');
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
      else setTimeout(start, 200);
    });
  }

  function holdSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute(readyMark)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    if (form.hasAttribute(heldMark)) return;
    form.setAttribute(heldMark, '');
    form.removeAttribute(unansweredMark);
    const ready = new MutationObserver(() => {
      if (!form.hasAttribute(readyMark)) return;
      letGo();
      form.requestSubmit(event.submitter);
    });
    ready.observe(form, { attributes: true });
    const tooLate = setTimeout(giveBack, 10_000);
    addEventListener(failed, giveBack);

    function letGo(): void {
      ready.disconnect();
      clearTimeout(tooLate);
      removeEventListener(failed, giveBack);
      form.removeAttribute(heldMark);
    }

    function giveBack(): void {
      letGo();
      form.setAttribute(unansweredMark, '');
      form.querySelector<HTMLElement>('[data-unsent]')?.focus();
    }
  }
}

/** On a form: React has it. */
const readyMark = 'data-ready';
/** On a form: it was submitted and waits for React. */
const heldMark = 'data-held';
/** On a form: it was submitted, and React did not come. */
const unansweredMark = 'data-unanswered';
/** On the page: nothing more is loaded until the visitor does something. */
const idleMark = 'data-idle';
const failed = 'start-failed';

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
