import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Why something that was opened closes again. */
export type Dismissal = 'escape' | 'outside' | 'followed';

/** Calls `dismiss` on Escape, when a press or the focus goes elsewhere, and when a link inside the element is followed. */
export function useDismissal(element: RefObject<HTMLElement | null>, dismiss: (cause: Dismissal) => void): void {
  const onDismissal = useEffectEvent(dismiss);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') onDismissal('escape');
    }
    function onOutside(event: Event): void {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onDismissal('outside');
    }
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && element.current?.contains(link)) onDismissal('followed');
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('click', onClick);
    };
  }, [element]);
}
