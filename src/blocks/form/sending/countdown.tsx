import { type ReactNode, useEffect, useState } from 'react';
import { type DrawnSite, fillWord, formFor, useSite } from '../../../ui/site';

interface CountdownProps {
  seconds: number;
  /** Called when the time is over and there is a connection. */
  onDue: () => void;
}

/** The seconds until a form is sent again by itself. */
export function Countdown({ seconds, onDue }: CountdownProps): ReactNode {
  const site = useSite();
  return <p>{countdown(useCountdown(seconds, onDue), site)}</p>;
}

/** Says when the next try comes. */
export function countdown(seconds: number, { words, language }: Pick<DrawnSite, 'words' | 'language'>): string {
  if (seconds === 0) return words.retryingOnceOnline;
  return fillWord(formFor(words.retryingIn, seconds, language), { seconds });
}

/** Counts seconds down to none; at none it waits for a connection that has been there for a second. */
function useCountdown(seconds: number, onDue: () => void): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a countdown runs once.
  useEffect(() => {
    const due = Date.now() + seconds * 1000;
    let wasOnline = navigator.onLine;
    const ticking = setInterval(() => {
      // A phone that slept has counted no seconds.
      const remaining = Math.max(0, Math.ceil((due - Date.now()) / 1000));
      setLeft(remaining);
      // A phone is told of its connection before that carries anything.
      const isSettled = wasOnline && navigator.onLine;
      wasOnline = navigator.onLine;
      if (remaining > 0 || !isSettled) return;
      clearInterval(ticking);
      onDue();
    }, 1000);
    return () => clearInterval(ticking);
  }, []);
  return left;
}
