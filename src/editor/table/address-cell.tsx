import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { addressWith, renamePage } from '../members/rename-page';
import { useDesk } from '../use-editor';

interface AddressCellProps {
  page: string;
  pointer: Pointer;
  value: string;
  /** What the field says of itself. */
  field: object;
}

/** The end of a page's address in its cell: once it is written, the page has another address, and every link follows. */
export function AddressCell({ page, pointer, value, field }: AddressCellProps): ReactNode {
  const desk = useDesk();
  const id = useId();
  const [written, setWritten] = useState(value);
  const [problem, setProblem] = useState<string>();
  const take = (): void => {
    const said = written.trim();
    if (said === value) {
      setProblem(undefined);
      return;
    }
    const to = said === '' ? undefined : addressWith(desk, page, pointer, said);
    const why = to === undefined ? `The address ${page} needs an end.` : renamePage(desk, page, to);
    setProblem(why);
    if (why !== undefined) desk.editor.announce(why);
  };
  return (
    <>
      <input
        {...field}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-refused` })}
        dir="auto"
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
          setProblem(undefined);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setWritten(value);
          // Whoever goes on takes what was written on leaving.
          if (event.key === 'Enter' && !goDown(event)) take();
        }}
      />
      {problem !== undefined && (
        <p className="problem" id={`${id}-refused`}>
          {problem}
        </p>
      )}
    </>
  );
}

/** Enter leads to the cell below, as in any table; returns whether there is one. */
export function goDown(event: KeyboardEvent<HTMLInputElement>): boolean {
  if (event.key !== 'Enter') return false;
  event.preventDefault();
  const { cell = '' } = event.currentTarget.dataset;
  const row = event.currentTarget.closest('tr')?.nextElementSibling;
  const below = row?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
  below?.focus();
  return below != null;
}
