import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { useWords } from '../../ui/site';
import styles from './toasts.module.css';

/** How far a notification must be dragged to go, in pixels. */
const swipeDistance = 80;

interface NotificationProps {
  of: Toast;
  onDismiss: () => void;
}

/** One notification; its button, Escape and a swipe to either side take it away. */
export function Notification({ of, onDismiss }: NotificationProps): ReactNode {
  const { dismiss } = useWords();
  const startedAt = useRef<number>(undefined);
  const box = useRef<HTMLDivElement>(null);

  // An alert stays, and what it is about says the same beneath it.
  const isPassing = Number.isFinite(of.duration);
  useLayoutEffect(() => {
    if (isPassing && box.current) uncover(box.current);
  }, [isPassing]);

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
      ref={box}
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

const gap = 12;

/**
 * Scrolls the page so that a notification does not cover the element with the focus, such as the confirmation of a
 * form. Of an element that is too high, it shows the beginning.
 */
function uncover(notification: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || focused.closest('#notifications')) return;
  const over = notification.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  const isBeside = over.right <= under.left || over.left >= under.right;
  if (isBeside || over.bottom <= under.top || over.top >= under.bottom) return;
  const isAtTop = over.top < innerHeight - over.bottom;
  const top = isAtTop ? under.top - over.bottom - gap : Math.min(under.bottom - over.top + gap, Math.max(0, under.top));
  scrollBy({ top, behavior: 'instant' });
}
