import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { toasters } from '../ui/notify';
import { fillWord, useWords } from '../ui/site';
import styles from './notifications.module.css';

const swipeDistance = 80;

/** The two places where notifications appear: notices, which wait for a pause in speech, and alerts, which do not. */
export function Notifications(): ReactNode {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const returnTo = useRef<EventTarget | null>(null);
  const { toasts: notices, handlers } = useToaster(undefined, toasters.notices);
  const { toasts: alerts } = useToaster(undefined, toasters.alerts);
  const isPaused = useRef(false);

  useEffect(() => {
    function focusNewest(event: globalThis.KeyboardEvent): void {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const newest = findNewest(place.current);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    }
    document.addEventListener('keydown', focusNewest);
    return () => document.removeEventListener('keydown', focusNewest);
  }, []);

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

  function rememberFocus(event: FocusEvent): void {
    if (!place.current?.contains(event.relatedTarget)) returnTo.current = event.relatedTarget;
  }

  function dismiss({ id, toasterId }: Toast): void {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && place.current?.contains(activeElement)) {
      const target = returnTo.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
      else activeElement.blur();
    }
    toast.dismiss(id, toasterId);
    resume();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus comes from.
    <div ref={place} className={styles.place} onFocus={rememberFocus}>
      <section aria-label={words.alerts}>
        <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.alerts}>
          <Toasts of={alerts} onDismiss={dismiss} />
        </div>
      </section>
      <section aria-label={fillWord(words.notifications, { keys: 'Alt+T' })}>
        <div
          role="status"
          aria-live="polite"
          aria-atomic="false"
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
          <Toasts of={notices} onDismiss={dismiss} />
        </div>
      </section>
    </div>
  );
}

function Toasts({ of, onDismiss }: { of: Toast[]; onDismiss: (dismissed: Toast) => void }): ReactNode {
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

function findNewest(place: HTMLElement | null): HTMLElement | undefined {
  const shown = Array.from(place?.querySelectorAll<HTMLElement>('[data-created]') ?? []);
  return shown.sort((one, other) => Number(other.dataset.created) - Number(one.dataset.created))[0];
}
