import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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

interface FormWindowProps extends WindowProps {
  /** The words of the button that submits the form. */
  submit: string;
  /** Acts on the answers; the form is given for whatever in it needs the focus. */
  act: (form: HTMLFormElement) => void;
  /** What the form is for, above it. */
  hint?: string;
}

/** A window with the questions of a form, and the button that submits it below them. */
export function FormWindow({ submit, act, hint, children, ...window }: FormWindowProps): ReactNode {
  const answer = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    act(event.currentTarget);
  };
  return (
    <Window {...window}>
      {hint && <p className="hint">{hint}</p>}
      <form className="new-page" onSubmit={answer} noValidate>
        {children}
        <button type="submit" className="main">
          {submit}
        </button>
      </form>
    </Window>
  );
}

/** The selector of elements that can have the focus in a window, below its head. */
const inWindow = ['', ' *']
  .map((within) => `.window-head ~ *${within}:is(a, button, input, select, textarea, summary)`)
  .join();
