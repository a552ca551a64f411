import type { FormField } from './answers';

/** The day that a bound of a date field means, as `2027-01-31`: a day, `today`, or one counted from then: `-18y`, `+6m`, `+30d`. */
export function dayOf(bound: FormField['min'], today: Date): string | undefined {
  if (bound === undefined) return undefined;
  const [, sign, count, unit] = /^([+-])(\d+)([ymd])$/.exec(String(bound)) ?? [];
  if (count === undefined) return bound === 'today' ? isoDay(today) : String(bound);
  const steps = Number(sign + count);
  const months = unit === 'y' ? 12 * steps : unit === 'm' ? steps : 0;
  const day = new Date(today.getFullYear(), today.getMonth() + months, 1);
  const lastDay = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  // A month after the last of January is the last of February.
  day.setDate(Math.min(today.getDate(), lastDay) + (unit === 'd' ? steps : 0));
  return isoDay(day);
}

/** Whether a bound depends on the day of the visit. */
export function isRelative(bound: FormField['min']): boolean {
  return typeof bound === 'string' && /^(today|[+-]\d+[ymd])$/.test(bound);
}

/** A day of the visitor's own calendar. */
function isoDay(day: Date): string {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(day.getFullYear()).padStart(4, '0'), ...parts].join('-');
}
