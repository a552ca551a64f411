/**
 * Holds every form that is submitted before it is live: `start` makes it so, and it is submitted then, or given back
 * after ten seconds and where that fails.
 */
export function holdSubmits(start: () => Promise<unknown>): void {
  addEventListener('submit', (event) => hold(event, start), true);
}

function hold(event: SubmitEvent, start: () => Promise<unknown>): void {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute(readyMark)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const started = start();
  if (form.hasAttribute(heldMark)) return;
  form.setAttribute(heldMark, '');
  form.removeAttribute(unansweredMark);
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, 10_000));
  Promise.race([started, tooLate])
    .finally(() => form.removeAttribute(heldMark))
    .then(
      () => form.requestSubmit(event.submitter),
      () => {
        form.setAttribute(unansweredMark, '');
        form.querySelector<HTMLElement>('[data-unsent]')?.focus();
      },
    );
}

/** On a form: React has it. */
const readyMark = 'data-ready';
/** On a form: it was submitted and waits for React. */
const heldMark = 'data-held';
/** On a form: it was submitted, and React did not come. */
const unansweredMark = 'data-unanswered';
