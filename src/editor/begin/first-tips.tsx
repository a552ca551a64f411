import { type ReactNode, useState } from 'react';

/** The key in a browser in which the tips were read. */
const storageKey = 'pagewright hints read';

/** Three tips for whoever edits a site for the first time, above the panes; once read they never come back. */
export function FirstTips(): ReactNode {
  const [isRead, setRead] = useState(() => localStorage.getItem(storageKey) !== null);
  if (isRead) return null;
  const dismiss = (): void => {
    localStorage.setItem(storageKey, 'yes');
    setRead(true);
    // What was pressed is gone; who hears the window goes on at its beginning.
    document.querySelector<HTMLElement>('.top h1')?.focus();
  };
  return (
    <aside className="first-tips" aria-label="How to begin">
      <ol>
        <li>
          <strong>Click anything on the page</strong>: its field opens, and what you write shows at once.
        </li>
        <li>
          <strong>Contents</strong> lists all pages and blocks: add, move and delete them there.
        </li>
        <li>
          <strong>Nothing is lost</strong>: undo whatever you like, and save when it is right.
        </li>
      </ol>
      <button type="button" onClick={dismiss}>
        Do not show this again
      </button>
    </aside>
  );
}
