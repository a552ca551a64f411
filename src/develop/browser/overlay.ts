import type { ShownProblem } from '../shown-problem';
import { hear } from './hear';

/** Shows over the page the problems that `wanted` takes, of site.json or of the code, until they are mended. */
export async function showProblems(wanted: (problem: ShownProblem) => boolean = () => true): Promise<void> {
  const show = (problems: ShownProblem[]): void => draw(problems.filter(wanted));
  hear('pagewright:problems', show);
  show(await (await fetch('/__problems')).json());
}

function draw(problems: ShownProblem[]): void {
  document.getElementById('pagewright-problems')?.remove();
  if (problems.length === 0) return;
  const overlay = document.createElement('section');
  overlay.id = 'pagewright-problems';
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;z-index:99;padding:1.25rem;background:#1c1917;color:#fafaf9;font:16px/1.5 system-ui;border-top:4px solid #f97316';
  overlay.append(
    line(
      'strong',
      problems.length === 1
        ? 'There is a mistake. The page shows how it was before.'
        : `There are ${problems.length} mistakes. The page shows how it was before.`,
    ),
    ...problems.map(article),
  );
  document.body.append(overlay);
}

function article({ message, place, page, excerpt }: ShownProblem): HTMLElement {
  const element = document.createElement('article');
  element.style.cssText = 'margin-top:1rem';
  const lines = line('pre', excerpt);
  lines.style.cssText =
    'overflow:auto;margin:.5rem 0 0;padding:.75rem;background:#292524;font:14px/1.5 ui-monospace,monospace';
  element.append(line('div', message), line('small', page ? `${place} · ${page}` : place), lines);
  return element;
}

function line(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
