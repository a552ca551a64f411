/**
 * Holds every form that is submitted before it is live. `start` makes it live, then it is submitted; where that fails
 * or takes ten seconds, the visitor gets the form back.
 */
export function holdSubmits(start: () => Promise<unknown>): void {
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
