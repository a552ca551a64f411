import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Why something that was opened closes again. */
export type Dismissal = 'escape' | 'outside' | 'followed';

/** Calls `dismiss` on Escape, on a press outside of the element, and when a link inside it is followed. */
export function useDismissal(element: RefObject<HTMLElement | null>, dismiss: (cause: Dismissal) => void): void {
  const onDismissal = useEffectEvent(dismiss);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') onDismissal('escape');
    }
    function onPointerDown(event: PointerEvent): void {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onDismissal('outside');
    }
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && element.current?.contains(link)) onDismissal('followed');
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('click', onClick);
    };
  }, [element]);
}
