import { type Hours, week } from './hours';

/** Whether it is open at a moment, and until when: `undefined` while it is closed, nothing said where it stays open. */
export function openAt(hours: Hours, timeZone: string, now: Date): { until?: string } | undefined {
  const { day, time } = readClock(now, timeZone);
  const today = week[day];
  const yesterday = week[(day + 6) % 7];
  for (const { days, opens, closes } of hours) {
    if (!opens || !closes) continue;
    const isToday = today !== undefined && days.includes(today);
    const isOfYesterday = yesterday !== undefined && days.includes(yesterday);
    if (opens === closes) {
      if (isToday && time >= opens) return {};
      if (isOfYesterday && time < closes) return {};
      continue;
    }
    const isPastMidnight = closes < opens;
    if (isToday && time >= opens && (isPastMidnight || time < closes)) return { until: closes };
    if (isPastMidnight && isOfYesterday && time < closes) return { until: closes };
  }
  return undefined;
}

/** The day of the week and the time of day, as 09:30, that a clock in a time zone shows. */
function readClock(now: Date, timeZone: string): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const names: readonly string[] = week;
  return { day: names.indexOf(`${parts.weekday}`.slice(0, 2).toLowerCase()), time: `${parts.hour}:${parts.minute}` };
}
