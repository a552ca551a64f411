import { type ReactNode, useEffect, useState } from 'react';
import { type DrawnSite, fillWord, formFor, useSite } from '../../../ui/site';

interface CountdownProps {
  seconds: number;
  /** Called when the time is over and there is a connection. */
  onDue: () => void;
}

/** When a form is tried again by itself, second by second. */
export function Countdown({ seconds, onDue }: CountdownProps): ReactNode {
  const site = useSite();
  return <p>{countdown(useCountdown(seconds, onDue), site)}</p>;
}

/** Says when the next try comes. */
export function countdown(seconds: number, { words, language }: Pick<DrawnSite, 'words' | 'language'>): string {
  if (seconds === 0) return words.retryingOnceOnline;
  return fillWord(formFor(words.retryingIn, seconds, language), { seconds });
}

/** The milliseconds in which a connection that is there again may carry nothing yet. */
const settling = 1000;

/** Counts seconds down to none; at none it waits for a connection that has been there for a moment. */
function useCountdown(seconds: number, onDue: () => void): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a countdown runs once.
  useEffect(() => {
    const due = Date.now() + seconds * 1000;
    let onlineSince = navigator.onLine ? 0 : Number.POSITIVE_INFINITY;
    const end = new AbortController();
    const ticking = setInterval(look, 1000);
    end.signal.addEventListener('abort', () => clearInterval(ticking));
    addEventListener('online', look, { signal: end.signal });
    return () => end.abort();

    function look(): void {
      // A phone that slept has counted no seconds.
      const remaining = Math.max(0, Math.ceil((due - Date.now()) / 1000));
      setLeft(remaining);
      onlineSince = navigator.onLine ? Math.min(onlineSince, Date.now()) : Number.POSITIVE_INFINITY;
      if (remaining > 0 || Date.now() - onlineSince < settling) return;
      end.abort();
      onDue();
    }
  }, []);
  return left;
}
