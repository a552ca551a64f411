import { daysInMonth, isDay } from '../calendar/day';

/** Says why the calendar does not have a day such as `2027-04-31`, or `04-31`; undefined where it has it. */
export function calendarFlaw(day: string): string | undefined {
  const isYearly = day.length === 'MM-DD'.length;
  // 2024 has all days that any year has.
  const date = isYearly ? `2024-${day}` : day.slice(0, 10);
  if (isDay(date)) return undefined;
  const [year = 0, month = 0] = date.split('-').map(Number);
  if (month < 1 || month > 12) return 'A year has 12 months.';
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));
  return `${name}${month === 2 && !isYearly ? ` ${year}` : ''} has ${daysInMonth(year, month)} days.`;
}

/** Gives a time of day as site.json writes it, from other ways to write one: `08:00` for 8 AM, 8.00, 8h and 800. */
export function timeMeant(text: string): string | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'noon') return '12:00';
  if (written === 'midnight') return '00:00';
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.h]?([0-5]\d))?h?\s*([ap])?\.?(?:m\.?)?$/.exec(written) ?? [];
  if (hour === undefined) return undefined;
  const shift = half === undefined ? 0 : (half === 'p' ? 12 : 0) - (Number(hour) === 12 ? 12 : 0);
  const hours = Number(hour) + shift;
  return hours > 23 || (half !== undefined && Number(hour) > 12)
    ? undefined
    : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Tells whether a text is a time past the end of a day: 25:00. */
export function isPastDay(text: string): boolean {
  return /^(24:(?!00)|2[5-9]:|[3-9]\d:)[0-5]\d$/.test(text);
}
