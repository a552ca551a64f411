import { tellOpeningHours } from '../blocks/place/tell-opening-hours';
import { countVisit } from './count-visits';
import { quietDisclosures } from './disclosures';
import { afterPaint, whenIdle } from './moments';
import { openFramesInPlace } from './open-frame';
import { leadToOtherForm } from './other-form';
import { firstScript } from './site-data';

/** Does what few pages and browsers need: closes lists of the menu that are no popovers, opens frames, says whether a place is open, counts the visit, leads from an unknown address to its other form. */
export async function addExtras(): Promise<void> {
  quietDisclosures();
  openFramesInPlace();
  tellOpeningHours();
  const { analytics, notFound } = firstScript()?.dataset ?? {};
  if (notFound !== undefined) await leadToOtherForm();
  else if (analytics) {
    const count = (): void => void countVisit(JSON.parse(analytics)).catch(() => {});
    afterPaint(() => whenIdle(count));
    // A page that comes back as it was left is looked at once more.
    addEventListener('pageshow', ({ persisted }) => persisted && count());
  }
}
