import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A reason for which the time of notices stands still. */
type Reason = 'pointer' | 'focus' | 'hidden';

interface Clock {
  startPause: () => void;
  endPause: () => void;
}

interface Pause {
  /** The listeners for the element that holds the notices. */
  listeners: {
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
  };
  /** Removes the reason of a notice that is gone. */
  release: () => void;
}

/** Stops the time of notices while the pointer or the focus is on them, or their tab is hidden. */
export function usePause(clock: Clock): Pause {
  const latest = useRef(clock);
  const reasons = useRef(new Set<Reason>());
  const isPaused = useRef(false);

  function note(reason: Reason, isThere: boolean): void {
    if (isThere) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const shouldPause = reasons.current.size > 0;
    // A second start would forget the time that has already been waited.
    if (shouldPause === isPaused.current) return;
    isPaused.current = shouldPause;
    if (shouldPause) latest.current.startPause();
    else latest.current.endPause();
  }

  useEffect(() => {
    latest.current = clock;
    // The store ignores an end that comes before the start has been drawn.
    if (!isPaused.current) clock.endPause();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls works on references.
  useEffect(() => {
    const look = (): void => note('hidden', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    listeners: {
      onFocus: () => note('focus', true),
      onBlur: ({ currentTarget, relatedTarget }) => note('focus', currentTarget.contains(relatedTarget as Node | null)),
      onPointerOver: () => note('pointer', true),
      onPointerLeave: () => note('pointer', false),
    },
    release: () => {
      note('pointer', false);
      note('focus', false);
    },
  };
}
