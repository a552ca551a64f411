const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

// Made when it is first asked: it takes long, and the first screen waits for whatever is made at the start.
let writer: Intl.DateTimeFormat | undefined;

/** Writes a day such as `2027-03-06` as `Saturday, 6 March 2027`; undefined where the text is no day. */
export function sayDay(text: string): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return undefined;
  writer ??= new Intl.DateTimeFormat('en', options);
  const parts = Object.fromEntries(writer.formatToParts(day).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}`;
}

/**
 * Writes the days among the lines of a text in one line, `; ` between them, without weekdays if `isShort`; undefined
 * where no line is a day.
 */
export function sayDays(text: string, isShort = false): string | undefined {
  const days = text.split('\n').flatMap((line) => sayDay(line) ?? []);
  return days.length === 0 ? undefined : days.map((day) => (isShort ? day.replace(/^\w+, /, '') : day)).join('; ');
}
