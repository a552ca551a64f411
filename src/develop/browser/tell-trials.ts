import { hear } from './hear';

/**
 * Says of each form that is tried on this machine that nobody has received it: the page itself says what visitors will
 * read.
 */
export function tellTrials(): void {
  hear('pagewright:trial', draw);
}

function draw(): void {
  document.getElementById('pagewright-trial')?.remove();
  // Other windows of the site are told, too.
  if (!document.querySelector('form')) return;
  const note = document.createElement('aside');
  note.id = 'pagewright-trial';
  note.setAttribute('role', 'status');
  note.style.cssText =
    'position:fixed;inset:auto 1rem 1rem 1rem;z-index:98;max-width:34rem;margin-inline:auto;padding:1rem 1.25rem;background:#1c1917;color:#fafaf9;font:16px/1.5 system-ui;border-top:4px solid #f97316;border-radius:.5rem;box-shadow:0 2px 8px #0006';
  const outbox = part('a', 'See what was filled in');
  outbox.setAttribute('href', '/__outbox');
  const close = part('button', 'Close');
  close.addEventListener('click', () => note.remove());
  for (const one of [outbox, close]) {
    one.style.cssText =
      'display:inline-block;margin:.75rem 1rem 0 0;padding:.25rem 0;border:0;background:none;color:#fdba74;font:inherit;text-decoration:underline;cursor:pointer';
  }
  note.append(
    part('strong', 'This was a trial: no e-mail was sent, and nobody was told.'),
    part(
      'div',
      'The page says what a visitor will read. What you filled in is kept on this computer alone. On the published site forms reach you once you have written in the editor, under “How forms are sent”, how they do.',
    ),
    outbox,
    close,
  );
  document.body.append(note);
}

function part(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
