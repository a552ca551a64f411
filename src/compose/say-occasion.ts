import { daysOf, type Occasion } from '../calendar/occasion';
import type { Locale } from './format-value';
import { defaultWords } from './generated/words';
import { dayFormats, writeDays } from './write-day';

/**
 * Writes when something takes place in a format for days, with what has changed about it, so that no text forgets that
 * it is cancelled. Gives undefined where a day of it is none.
 */
export function sayOccasion(
  occasion: Occasion,
  format: Intl.DateTimeFormatOptions,
  locale: Locale,
): string | undefined {
  const { first, last } = daysOf(occasion);
  const days = writeDays(first, last, format, locale);
  const change = sayChange(occasion, locale);
  return days === undefined || change === undefined ? days : `${days} – ${change}`;
}

/** Says what has changed about something that takes place; undefined where nothing has. */
export function sayChange({ date, state, movedTo }: Occasion, locale: Locale): string | undefined {
  const { cancelled, soldOut, movedFrom, newTime } = locale.words ?? defaultWords;
  if (state === 'cancelled') return cancelled;
  const newDate = movedTo === date ? newTime : movedFrom.replace('{day}', sayDay(date, locale));
  const changes = [...(state === 'sold-out' ? [soldOut] : []), ...(movedTo === undefined ? [] : [newDate])];
  return changes.length === 0 ? undefined : changes.join(', ');
}

function sayDay(day: string, locale: Locale): string {
  return writeDays(day, day, dayFormats.weekday ?? {}, locale) ?? day;
}
