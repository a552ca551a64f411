import { type ReactNode, useEffect, useState } from 'react';
import type { Copy as CopyNodes } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { type DrawnSite, fillWord, formFor, useSite } from '../../../ui/site';
import { Button } from '../button';
import styles from '../form.module.css';
import own from './result.module.css';

interface WaitingProps {
  /** What went wrong. */
  explanation: CopyNodes;
  seconds: number;
  /** Called when the time is over and there is a connection. */
  onDue: () => void;
  onStop: () => void;
}

/** Below a form that is about to be tried again by itself: why, when, and the ways to hurry or to end it. */
export function Waiting({ explanation, seconds, onDue, onStop }: WaitingProps): ReactNode {
  const site = useSite();
  const { words } = site;
  const left = useCountdown(seconds, onDue);
  return (
    <div className={`${styles.panel} ${own.result}`}>
      <Copy of={explanation} />
      <p className={own.emphasis}>{countdown(left, site)}</p>
      <div className={styles.buttons}>
        <Button type="submit" style="secondary">
          {words.retryNow}
        </Button>
        <Button style="quiet" onClick={onStop}>
          {words.stopRetrying}
        </Button>
      </div>
    </div>
  );
}

/** When the next try comes, in words. */
export function countdown(seconds: number, { words, language }: Pick<DrawnSite, 'words' | 'language'>): string {
  if (seconds === 0) return words.retryingOnceOnline;
  return fillWord(formFor(words.retryingIn, seconds, language), { seconds });
}

/** Counts seconds down to none; at none it waits for a connection. */
function useCountdown(seconds: number, onDue: () => void): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a countdown runs once.
  useEffect(() => {
    const due = Date.now() + seconds * 1000;
    const end = new AbortController();
    const ticking = setInterval(look, 1000);
    end.signal.addEventListener('abort', () => clearInterval(ticking));
    addEventListener('online', look, { signal: end.signal });
    return () => end.abort();

    function look(): void {
      // A phone that slept has counted no seconds.
      const remaining = Math.max(0, Math.ceil((due - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining > 0 || !navigator.onLine) return;
      end.abort();
      onDue();
    }
  }, []);
  return left;
}
