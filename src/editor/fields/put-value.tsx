import { type ReactNode, type RefObject, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { LaterWindow } from '../controls/later-window';
import type { CopyView } from '../copy/copy-view';

interface PutValueProps {
  pointer: Pointer;
  /** The id of the browser's field for the text. */
  field: string;
  /** The field that is there instead, once the text has a value. */
  view: RefObject<CopyView | undefined>;
  label: string;
  write: (text: string) => void;
}

/** A button that puts a value into a plain text at the caret, so that nobody has to know how to write one. */
export function PutValue({ pointer, field, view, label, write }: PutValueProps): ReactNode {
  const [caret, setCaret] = useState<[start: number, end: number]>();
  const area = (): HTMLTextAreaElement | HTMLInputElement | undefined => {
    const element = document.getElementById(field);
    return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element : undefined;
  };
  const ask = (): void => {
    const { selectionStart, selectionEnd } = area() ?? {};
    setCaret([selectionStart ?? 0, selectionEnd ?? 0]);
  };
  // Back to the field: the button is there while that has the focus.
  const goBack = (range?: [start: number, end: number]): void => {
    setCaret(undefined);
    requestAnimationFrame(() => {
      view.current?.focus(range?.[1]);
      area()?.focus();
      if (range) area()?.setSelectionRange(...range);
    });
  };
  const close = (): void => goBack(view.current ? undefined : caret);
  const put = (name: string): void => {
    if (view.current) {
      view.current.insertValue(name);
      goBack();
      return;
    }
    const written = `{${name}}`;
    const text = area()?.value ?? '';
    const [start, end] = caret ?? [0, 0];
    write(text.slice(0, start) + written + text.slice(end));
    goBack([start + written.length, start + written.length]);
  };
  return (
    <>
      {/* Where a press gives no focus to a button, the field keeps it. */}
      <button
        type="button"
        className="put-value"
        title="Put in what the site says elsewhere, such as its telephone number: it changes here when it changes there"
        onMouseDown={(event) => event.preventDefault()}
        onClick={ask}
      >
        Insert…<span className="unseen"> into {label}</span>
      </button>
      {caret && (
        <LaterWindow close={close}>
          {({ value: Open }) => <Open pointer={pointer} close={close} choose={put} />}
        </LaterWindow>
      )}
    </>
  );
}
