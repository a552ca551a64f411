import { type ReactNode, useState } from 'react';

/** The key in a browser in which the tip was read. */
const storageKey = 'pagewright hints read';

/** A tip above the page for whoever edits a site for the first time; once read it never comes back. */
export function FirstTip(): ReactNode {
  const [isRead, setRead] = useState(() => localStorage.getItem(storageKey) !== null);
  if (isRead) return null;
  const dismiss = (): void => {
    localStorage.setItem(storageKey, 'yes');
    setRead(true);
    // What was pressed is gone; who hears the window goes on at its beginning.
    const next = [...document.querySelectorAll<HTMLElement>('.page-choice, .top > button.narrow')];
    next.find((button) => button.checkVisibility())?.focus();
  };
  return (
    <aside className="first-tip" aria-label="How to begin">
      <p>
        <strong>Click or touch anything on the page</strong>: its field opens, and what you write shows at once. You can
        undo whatever you like.
      </p>
      <button type="button" onClick={dismiss}>
        Do not show this again
      </button>
    </aside>
  );
}
