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
  const area = (): HTMLTextAreaElement | HTMLInputElement | undefined => {
    const element = document.getElementById(field);
    return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element : undefined;
  };
  const ask = (): void => {
    const { selectionStart, selectionEnd } = area() ?? {};
    setCaret([selectionStart ?? 0, selectionEnd ?? 0]);
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
    const written = `{${name}}`;
    const text = area()?.value ?? '';
    const [start = 0, end = 0] = (caret ?? []).map((at) => outsideNames(text, at));
    write(text.slice(0, start) + written + text.slice(end));
    goBack(start + written.length, start + written.length);
  };
  return (
    <>
      {/* Where a press gives no focus to a button, the field keeps it. */}
      <button type="button" className="put-value" onMouseDown={(event) => event.preventDefault()} onClick={ask}>
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

/** A place in a text; one within a name in braces is the end of that. */
function outsideNames(text: string, at: number): number {
  const [rest = ''] = /^[^{}]*\}/.exec(text.slice(at)) ?? [];
  return rest !== '' && /\{[^{}]*$/.test(text.slice(0, at)) ? at + rest.length : at;
}
