import { hear } from './hear';
import { showProblems } from './overlay';

/**
 * Brings the pages of the catalogue to life in development: frames as high as their content, buttons that copy, and a
 * new look after each edit.
 */
function startCatalogue(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.strip iframe')) {
    frame.addEventListener('load', () => followHeight(frame));
    followHeight(frame);
  }
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'unseen';
  document.querySelector('main')?.append(status);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const words = await copySource(button);
      status.textContent = words;
      button.textContent = words;
      setTimeout(() => {
        status.textContent = '';
        button.textContent = 'Copy';
      }, 3000);
    });
  }
}

function followHeight(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument;
  // A frame that waits for its turn holds an empty document.
  if (!content?.body?.firstElementChild) return;
  const follow = (): void => {
    frame.style.blockSize = `${content.documentElement.getBoundingClientRect().height}px`;
  };
  new ResizeObserver(follow).observe(content.documentElement);
  follow();
}

async function copySource(button: HTMLButtonElement): Promise<string> {
  const source = button.closest('.source')?.querySelector('pre');
  if (!source) return 'Nothing to copy';
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(source);
    return 'Marked: press Ctrl+C';
  }
}

for (const edit of ['pagewright:code', 'pagewright:site'] as const) hear(edit, () => location.reload());

startCatalogue();
showProblems(({ isOfCode }) => isOfCode === true);
