import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timeBetweenClicks } from '../frame/double-clicks';

/** The room that is kept below a field: the element that has it, and whether some is kept at this moment. */
export interface KeptRoom {
  element: RefObject<HTMLDivElement | null>;
  isKept: boolean;
}

/**
 * Keeps the height that something below a field has while the field has the focus, and until a click that leaves it has
 * found what it was meant for: what is said there goes while somebody writes, and nothing below may move for that.
 */
export function useKeptRoom(): KeptRoom {
  const element = useRef<HTMLDivElement>(null);
  const [least, setLeast] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    const height = current?.offsetHeight ?? 0;
    if (height > least && current?.parentElement?.contains(document.activeElement)) setLeast(height);
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
