import { isLoopback } from '../addresses/loopback';
import { tellers } from '../analytics/tell';
import type { Analytics } from '../compose/page';
import { firstScript } from './first-script';
import { afterPaint, whenIdle } from './moments';

/**
 * Counts the loaded page once it has painted and the browser is idle, and again whenever it comes back out of the
 * back/forward cache.
 */
export function countEachLook(): void {
  const analytics: Analytics = JSON.parse(firstScript()?.dataset.analytics ?? '');
  const count = (): void => void countVisit(analytics).catch(() => {});
  afterPaint(() => whenIdle(count));
  addEventListener('pageshow', ({ persisted }) => persisted && count());
}

/**
 * Counts the page that the browser shows with the service of the site. Counts nothing for a visitor who saves data or
 * asks not to be followed, nor pages on the machine that serves them.
 */
export async function countVisit(analytics: Analytics): Promise<void> {
  if (isLoopback(location.hostname) || wishesNone()) return;
  const tell = await tellers[analytics.provider]();
  const { origin, pathname, search } = location;
  await tell(analytics, { url: origin + pathname + search, referrer: document.referrer });
}

/** Tells whether the visitor saves data, or asks not to be followed (https://w3c.github.io/gpc). */
function wishesNone(): boolean {
  const { connection, globalPrivacyControl = false } = navigator as {
    connection?: { saveData?: boolean };
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl || (connection?.saveData ?? false);
}
