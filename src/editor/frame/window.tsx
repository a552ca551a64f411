import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface WindowProps {
  title: string;
  children: ReactNode;
  close: () => void;
}

/** A window over the others. Escape closes it, and however it is closed, the focus goes back to where it was. */
export function Window({ title, children, close }: WindowProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Who opens a window wants what it is for, not what closes it.
    element?.querySelector<HTMLElement>(inWindow)?.focus();
    return () => element?.close();
  }, []);
  // A pane that is not shown would hide it.
  return createPortal(
    <dialog ref={dialog} aria-label={title} className="chooser" onClose={close}>
      <div className="window-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** The selector of elements that can have the focus in a window, below its head. */
const inWindow = ['', ' *']
  .map((within) => `.window-head ~ *${within}:is(a, button, input, select, textarea, summary)`)
  .join();
