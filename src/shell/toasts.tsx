import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Copy } from '../ui/copy';
import type { Notice } from '../ui/notify';
import { useWords } from '../ui/site';
import styles from './notifications.module.css';

const toasters = { notices: 'notices', alerts: 'alerts' } as const;
const swipeDistance = 80;

/** Shows a notice; returns what takes it away. */
export function notify({ title, text, seconds = 5 }: Notice): () => void {
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

/** Shows an alert; returns what takes it away. */
export function alertVisitor(message: string): () => void {
  const id = toast(message, { toasterId: toasters.alerts, duration: Number.POSITIVE_INFINITY });
  return () => toast.dismiss(id, toasters.alerts);
}

interface ListProps {
  /** Called before a notification goes that the visitor dismissed, so that the focus is not lost with it. */
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

/** The notices that stand; their time waits while the pointer or the focus is on them. */
export function Notices({ onDismiss }: ListProps): ReactNode {
  const { toasts, handlers } = useToaster(undefined, toasters.notices);
  const isPaused = useRef(false);

  useEffect(() => {
    // The store ignores an end that comes before the start has been drawn.
    if (!isPaused.current) handlers.endPause();
  });

  function pause(): void {
    // A second start would forget the time that has already been waited.
    if (isPaused.current) return;
    isPaused.current = true;
    handlers.startPause();
  }

  function resume(): void {
    if (!isPaused.current) return;
    isPaused.current = false;
    handlers.endPause();
  }

  function dismiss({ id }: Toast): void {
    onDismiss();
    toast.dismiss(id, toasters.notices);
    resume();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the time of what it holds.
    <div
      className={styles.notices}
      onFocus={pause}
      onBlur={(event) => {
        if (!event.currentTarget.matches(':hover')) resume();
      }}
      onPointerOver={pause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) resume();
      }}
    >
      <ToastList of={toasts} onDismiss={dismiss} />
    </div>
  );
}

function ToastList({ of, onDismiss }: { of: Toast[]; onDismiss: (dismissed: Toast) => void }): ReactNode {
  return of
    .filter((item) => item.visible)
    .map((item) => <Notification key={item.id} of={item} onDismiss={() => onDismiss(item)} />);
}

function Notification({ of, onDismiss }: { of: Toast; onDismiss: () => void }): ReactNode {
  const { dismiss } = useWords();
  const startedAt = useRef<number>(undefined);

  function dismissOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss();
  }

  function startSwipe(event: PointerEvent<HTMLElement>): void {
    if (event.button === 0 && !(event.target as Element).closest('a, button')) startedAt.current = event.clientX;
  }

  function swipe(event: PointerEvent<HTMLElement>): void {
    if (startedAt.current === undefined) return;
    const element = event.currentTarget;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    element.style.translate = `${event.clientX - startedAt.current}px`;
  }

  function endSwipe(event: PointerEvent<HTMLElement>): void {
    if (startedAt.current === undefined) return;
    const distance = Math.abs(event.clientX - startedAt.current);
    startedAt.current = undefined;
    if (event.type === 'pointerup' && distance >= swipeDistance) onDismiss();
    else event.currentTarget.style.translate = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does all that swiping and Escape do.
    <div
      className={styles.toast}
      data-created={of.createdAt}
      tabIndex={-1}
      onKeyDown={dismissOnEscape}
      onPointerDown={startSwipe}
      onPointerMove={swipe}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      <div className={styles.message}>{resolveValue(of.message, of)}</div>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        {dismiss}
      </button>
    </div>
  );
}
