import type { Navigation } from '../../client/navigation';
import { hear } from './hear';

let drafts: string[] = [];

const look = 'background:#f97316;color:#1c1917;font:600 15px/1.4 system-ui;border-radius:.5rem';

/** Marks each page that is a draft, and in it each item that was made of a draft. */
export async function markDrafts(): Promise<void> {
  // Only styles may add to what React has drawn.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-draft] { position: relative; outline: 2px dashed #f97316; outline-offset: 4px }
[data-draft]:not(a)::after { position: absolute; inset: auto auto -.5rem .5rem; z-index: 2; padding: 0 .5rem; ${look}; content: "Not published" }`);
  document.adoptedStyleSheets.push(sheet);
  hear('pagewright:site', readDrafts);
  await readDrafts();
}

/** Marks the pages, too, to which links lead. */
export function followDrafts({ router }: Navigation): void {
  router.subscribe('onResolved', draw);
}

async function readDrafts(): Promise<void> {
  drafts = await (await fetch('/__drafts')).json();
  draw();
}

function draw(): void {
  document.getElementById('pagewright-draft')?.remove();
  if (!drafts.includes(location.pathname)) return;
  const mark = document.createElement('p');
  mark.id = 'pagewright-draft';
  mark.setAttribute('role', 'status');
  mark.textContent = 'Draft: you alone see this page. It is not published.';
  mark.style.cssText = `position:fixed;inset:auto auto 1rem 1rem;z-index:98;margin:0;padding:.5rem .875rem;box-shadow:0 2px 8px #0006;${look}`;
  document.body.append(mark);
}
