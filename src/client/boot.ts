/**
 * The first script: starts React once the page has painted and the browser is idle, or at the first
 * touch, and holds a form that is submitted before it is ready.
 */
export function boot(): void {
  const root = document.documentElement;
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  let isStarting = false;
  const start = (): void => {
    if (isStarting) return;
    isStarting = true;
    import('./start').then(
      ({ start }) => start(),
      () => {
        isStarting = false;
      },
    );
  };

  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
    addEventListener(type, start, { passive: true, capture: true });
  }
  addEventListener('submit', holdSubmit, true);

  afterPaint(() => {
    if (saveData) return;
    root.setAttribute('data-display-font', '');
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 200);
  });

  function holdSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute(readyMark)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    if (form.hasAttribute(heldMark)) return;
    form.setAttribute(heldMark, '');
    const ready = new MutationObserver(() => {
      if (!form.hasAttribute(readyMark)) return;
      ready.disconnect();
      form.removeAttribute(heldMark);
      form.requestSubmit(event.submitter);
    });
    ready.observe(form, { attributes: true });
  }
}

const readyMark = 'data-ready';
const heldMark = 'data-held';

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

boot();
