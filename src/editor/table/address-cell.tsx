import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { pressedKey } from '../controls/pressed-key';
import { addressWith, renamePage } from '../session/rename-page';
import { useDesk, useEditorState } from '../session/use-editor';

interface AddressCellProps {
  page: string;
  pointer: Pointer;
  value: string;
  /** The attributes of the field. */
  field: object;
}

/** A cell for the end of a page's path: once it is written, the path is another one, and all links follow. */
export function AddressCell({ page, pointer, value, field }: AddressCellProps): ReactNode {
  const desk = useDesk();
  const { editor } = desk;
  const { refusals } = useEditorState('refusals');
  const refusedText = refusals.find((one) => one.pointer === pointer)?.text;
  const [written, setWritten] = useState(refusedText ?? value);
  const whyNot = (ending: string): string | undefined => {
    const to = ending === '' ? undefined : addressWith(desk, page, pointer, ending);
    return to === undefined ? `The address ${page} needs an end.` : renamePage(desk, page, to);
  };
  const take = (text: string): void => {
    const ending = text.trim();
    const why = ending === value ? undefined : whyNot(ending);
    editor.tell({ kind: 'refuse', place: pointer, ...(why !== undefined && { one: { text, why } }) });
    if (why !== undefined) editor.announce(why);
  };
  return (
    <input
      {...field}
      dir="auto"
      value={written}
      onChange={({ target }) => {
        setWritten(target.value);
        editor.tell({ kind: 'refuse', place: pointer });
      }}
      onBlur={() => take(written)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setWritten(value);
          take(value);
        }
        // Leaving the cell takes its text, and neither saving nor Enter in the last row leaves it.
        const isSaving = pressedKey(event) === 'save';
        if (isSaving || (event.key === 'Enter' && !goDown(event))) take(written);
      }}
    />
  );
}

/** Moves the focus to the cell below on Enter, which with Shift ends a line; tells whether there is one. */
export function goDown(event: KeyboardEvent): boolean {
  const field = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
  if (event.key !== 'Enter' || event.shiftKey || !field) return false;
  event.preventDefault();
  const row = field.closest('tr')?.nextElementSibling;
  const below = row?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(field.dataset.cell ?? '')}"]`);
  below?.focus();
  return below != null;
}
