import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Copy } from '../../ui/copy';
import type { VisitorNotice } from '../../ui/notify';
import { Notification } from './notification';
import styles from './toasts.module.css';

const toasters = { notices: 'notices', alerts: 'alerts' } as const;

/** Shows a notice; gives the function that removes it. */
export function showToast({ title, text, seconds = 5 }: VisitorNotice): () => void {
  const paragraphs = typeof text === 'string' ? [[text]] : text;
  const message = paragraphs ? (
    <>
      <strong>{title}</strong>
      <Copy of={paragraphs} />
    </>
  ) : (
    <span>{title}</span>
  );
  const options = { id: JSON.stringify([title, text]), toasterId: toasters.notices, duration: seconds * 1000 };
  const id = toast(message, options);
  return () => toast.dismiss(id, toasters.notices);
}

/** Shows an alert, unless it is still shown; gives the function that removes it. */
export function showAlert(message: string): () => void {
  const id = toast(message, { id: message, toasterId: toasters.alerts, duration: Number.POSITIVE_INFINITY });
  return () => toast.dismiss(id, toasters.alerts);
}

interface ListProps {
  /** Called before a dismissed notification goes, so that the focus is not lost with it. */
  onDismiss: () => void;
}

/** The alerts that stand. */
export function Alerts({ onDismiss }: ListProps): ReactNode {
  const { toasts } = useToaster(undefined, toasters.alerts);
  function dismiss({ id }: Toast): void {
    onDismiss();
    toast.dismiss(id, toasters.alerts);
  }
  return (
    <div className={styles.alerts}>
      <ToastList of={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** The visible notices, whose time stops while the visitor is on them or away. */
export function ToastNotices({ onDismiss }: ListProps): ReactNode {
  const { toasts, handlers } = useToaster(undefined, toasters.notices);
  const pause = usePause(handlers);

  function dismiss({ id }: Toast): void {
    onDismiss();
    toast.dismiss(id, toasters.notices);
    pause.release();
  }

  return (
    <div className={styles.notices} {...pause.listeners}>
      <ToastList of={toasts} onDismiss={dismiss} />
    </div>
  );
}

function ToastList({ of, onDismiss }: { of: Toast[]; onDismiss: (dismissed: Toast) => void }): ReactNode {
  return of
    .filter((item) => item.visible)
    .map((item) => <Notification key={item.id} of={item} onDismiss={() => onDismiss(item)} />);
}

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
function usePause(clock: Clock): Pause {
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
