import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timeBetweenClicks } from '../controls/double-clicks';

/** The room below a field: its element, and whether more of it is kept than is needed. */
export interface KeptRoom {
  element: RefObject<HTMLDivElement | null>;
  isKept: boolean;
}

/**
 * Keeps the height of an element below a field while the field has the focus, and until a click that leaves it has
 * reached its target: what the element says may vanish during typing, and nothing below it may move.
 */
export function useKeptRoom(): KeptRoom {
  const element = useRef<HTMLDivElement>(null);
  const [least, setLeast] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    // Asking for a height lays the window out, which takes long around a long table: what is empty has none.
    if (current?.firstChild && current.parentElement?.contains(document.activeElement)) {
      const height = current.offsetHeight;
      if (height > least) setLeast(height);
    }
    if (current) current.style.minBlockSize = `${least}px`;
  });
  useEffect(() => {
    const field = element.current?.parentElement;
    if (least === 0 || !field) return;
    let letting: ReturnType<typeof setTimeout> | undefined;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && field.contains(relatedTarget)) return;
      letting = setTimeout(() => setLeast(0), timeBetweenClicks);
    };
    const comeBack = (): void => clearTimeout(letting);
    field.addEventListener('focusout', leave);
    field.addEventListener('focusin', comeBack);
    return () => {
      clearTimeout(letting);
      field.removeEventListener('focusout', leave);
      field.removeEventListener('focusin', comeBack);
    };
  }, [least]);
  return { element, isKept: least > 0 };
}
