import { type HoursLine, hoursOn } from '../../calendar/opening-hours';

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
