import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface WindowProps {
  title: string;
  children: ReactNode;
  close: () => void;
}

/** A window over the others; Escape closes it, and however it is closed, the focus goes back to where it was. */
export function Window({ title, children, close }: WindowProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // A pane that is not shown would hide it.
  return createPortal(
    <dialog ref={dialog} aria-label={title} className="chooser" onClose={close}>
      <h2>{title}</h2>
      {children}
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>,
    document.body,
  );
}
