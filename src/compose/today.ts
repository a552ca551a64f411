/**
 * Gives the day of a moment as `2027-03-06`, in a time zone (`Africa/Nairobi`), or in that of this machine where none
 * is named or none is called so.
 */
export function today(now: Date, timeZone?: string): string {
  const { year, month, day } = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${year?.padStart(4, '0')}-${month}-${day}`;
}

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const options = { calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}
