import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { provideNotifier } from '../ui/notify';
import { fillWord, useWords } from '../ui/site';
import styles from './notifications.module.css';

type Toasts = typeof import('./toasts/toasts');

/**
 * The two places where notifications appear: notices, which wait for a pause in speech, and alerts,
 * which do not. What draws them is loaded when there is first something to say.
 */
export function Notifications(): ReactNode {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const returnTo = useRef<EventTarget | null>(null);
  const [toasts, setToasts] = useState<Toasts>();

  useEffect(() => {
    provideNotifier(async () => {
      const loaded = await import('./toasts/toasts');
      setToasts(loaded);
      return loaded;
    });
    document.addEventListener('keydown', focusNewest);
    return () => document.removeEventListener('keydown', focusNewest);

    function focusNewest(event: KeyboardEvent): void {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const newest = findNewest(place.current);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    }
  }, []);

  function rememberFocus(event: FocusEvent): void {
    if (!place.current?.contains(event.relatedTarget)) returnTo.current = event.relatedTarget;
  }

  function returnFocus(): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !place.current?.contains(activeElement)) return;
    const target = returnTo.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    else activeElement.blur();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus comes from.
    <div ref={place} className={styles.place} onFocus={rememberFocus}>
      <section aria-label={words.alerts}>
        <div role="alert" aria-live="assertive" aria-atomic="false">
          {toasts && <toasts.Alerts onDismiss={returnFocus} />}
        </div>
      </section>
      <section aria-label={fillWord(words.notifications, { keys: 'Alt+T' })}>
        <div role="status" aria-live="polite" aria-atomic="false">
          {toasts && <toasts.Notices onDismiss={returnFocus} />}
        </div>
      </section>
    </div>
  );
}

function findNewest(place: HTMLElement | null): HTMLElement | undefined {
  const shown = Array.from(place?.querySelectorAll<HTMLElement>('[data-created]') ?? []);
  return shown.sort((one, other) => Number(other.dataset.created) - Number(one.dataset.created))[0];
}
