import type { HoursLine } from '../../calendar/opening-hours';
import { describeTime } from '../../calendar/time-of-day';
import { openAt } from './open-now';

/** The data of an element that says whether a place is open, as JSON in `data-opening-hours`. */
interface Given {
  hours: HoursLine[];
  timeZone: string;
  language: string;
  words: { openNow: string; openUntil: string; closedNow: string };
}

const minute = 60_000;
let isTelling = false;

/** Says of each place whether it is open now, again every minute and whenever the page is shown again. */
export function tellOpeningHours(): void {
  tell();
  if (isTelling) return;
  isTelling = true;
  setInterval(tell, minute);
  addEventListener('visibilitychange', tell);
}

function tell(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
    const { hours, timeZone, language, words }: Given = JSON.parse(element.dataset.openingHours ?? '');
    const open = openAt(hours, timeZone, new Date());
    const until = open?.until && describeTime(open.until, language);
    const state = until ? words.openUntil.replace('{time}', until) : open ? words.openNow : words.closedNow;
    if (element.textContent !== state) element.textContent = state;
    element.toggleAttribute('data-open', open !== undefined);
    element.hidden = false;
  }
}
