import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { LaterWindow } from '../later-window';

interface PutValueProps {
  pointer: Pointer;
  /** The field in which the value is put, by its id. */
  field: string;
  label: string;
  write: (text: string) => void;
}

/** Puts a value into a plain text where the caret is, so that nobody has to know how one is written. */
export function PutValue({ pointer, field, label, write }: PutValueProps): ReactNode {
  const [caret, setCaret] = useState<[start: number, end: number]>();
  const area = (): HTMLTextAreaElement | undefined => {
    const element = document.getElementById(field);
    return element instanceof HTMLTextAreaElement ? element : undefined;
  };
  const ask = (): void => {
    const { selectionStart = 0, selectionEnd = 0 } = area() ?? {};
    setCaret([selectionStart, selectionEnd]);
  };
  // Back to the field: the button is there while that has the focus.
  const goBack = (start: number, end: number): void => {
    setCaret(undefined);
    requestAnimationFrame(() => {
      area()?.focus();
      area()?.setSelectionRange(start, end);
    });
  };
  const put = (name: string): void => {
    const [start, end] = caret ?? [0, 0];
    const written = `{${name}}`;
    const text = area()?.value ?? '';
    write(text.slice(0, start) + written + text.slice(end));
    goBack(start + written.length, start + written.length);
  };
  return (
    <>
      <button type="button" className="put-value" onClick={ask}>
        Value<span className="unseen"> for {label}</span>
      </button>
      {caret && (
        <LaterWindow close={() => goBack(...caret)}>
          {({ value: Open }) => <Open pointer={pointer} close={() => goBack(...caret)} choose={put} />}
        </LaterWindow>
      )}
    </>
  );
}
