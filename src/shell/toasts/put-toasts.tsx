import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Notifier } from '../../ui/notify';
import { type DrawnSite, SiteContext } from '../../ui/site';
import { Alerts, showAlert, showToast, ToastNotices } from './toasts';

/** Draws notifications in the two regions of a page, in the words of a site; gives the notifier. */
export function putToasts(site: DrawnSite): Notifier {
  const place = document.getElementById('notifications');
  const [alerts, notices] = place?.querySelectorAll('[aria-live]') ?? [];
  if (!place || !alerts || !notices) throw new Error('The page has no places for notifications.');
  const { returnFocus } = followFocus(place);
  // The portals draw in the two regions, so this element is in no document.
  createRoot(document.createElement('div')).render(
    <SiteContext value={site}>
      {createPortal(<Alerts onDismiss={returnFocus} />, alerts)}
      {createPortal(<ToastNotices onDismiss={returnFocus} />, notices)}
    </SiteContext>,
  );
  return { notify: showToast, alertVisitor: showAlert };
}

/** Notes where the focus came from when it went to a notification, and moves it to the newest on Alt+T. */
function followFocus(place: HTMLElement): { returnFocus: () => void } {
  let returnTo: EventTarget | null = null;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) returnTo = relatedTarget;
  });
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const newest = findNewest(place);
    if (!newest) return;
    event.preventDefault();
    newest.focus();
  });
  return {
    returnFocus() {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !place.contains(activeElement)) return;
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus({ preventScroll: true });
      else activeElement.blur();
    },
  };
}

function findNewest(place: HTMLElement): HTMLElement | undefined {
  const toasts = [...place.querySelectorAll<HTMLElement>('[data-created]')];
  return toasts.sort((one, other) => Number(other.dataset.created) - Number(one.dataset.created))[0];
}
