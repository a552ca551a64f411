import { type HoursLine, hoursOn } from '../../calendar/opening-hours';
import { describeTime } from '../../calendar/time-of-day';

/** The data of an element that says whether a place is open, as JSON in `data-opening-hours`. */
interface OpeningHoursData {
  hours: HoursLine[];
  timeZone: string;
  language: string;
  words: { openNow: string; openUntil: string; closedNow: string };
}

const minute = 60_000;
let isTelling = false;

/** Says of each place whether it is open now, again every minute and whenever the page is shown again. */
export function tellOpeningHours(): void {
  updateAll();
  if (isTelling) return;
  isTelling = true;
  setInterval(updateAll, minute);
  addEventListener('visibilitychange', updateAll);
}

function updateAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
    const { hours, timeZone, language, words }: OpeningHoursData = JSON.parse(element.dataset.openingHours ?? '');
    const open = openAt(hours, timeZone, new Date());
    const until = open?.until && describeTime(open.until, language);
    const state = until ? words.openUntil.replace('{time}', until) : open ? words.openNow : words.closedNow;
    if (element.textContent !== state) element.textContent = state;
    element.toggleAttribute('data-open', open !== undefined);
    element.hidden = false;
  }
}

/**
 * Tells until when a place is open at a moment: undefined while it is closed, an object without `until` where it stays
 * open.
 */
export function openAt(hours: readonly HoursLine[], timeZone: string, now: Date): { until?: string } | undefined {
  // Swedes write moments as site.json writes days and times: 2027-12-13 09:30:00.
  const [day = '', time = ''] = now.toLocaleString('sv', { timeZone }).split(' ');
  for (const { opens, closes } of hoursOn(hours, day)) {
    if (!opens || !closes || time < opens) continue;
    if (opens === closes) return {};
    if (closes < opens || time < closes) return { until: closes };
  }
  for (const { opens, closes } of hoursOn(hours, dayBefore(day))) {
    // Yesterday's hours may go on past midnight.
    if (!opens || !closes || closes > opens || time >= closes) continue;
    return opens === closes ? {} : { until: closes };
  }
  return undefined;
}

/**
 * Gives the day before another. The form's module for days is not imported: each page with a place would load one file
 * more.
 */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10);
}
