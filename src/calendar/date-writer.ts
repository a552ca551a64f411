const writers = new Map<string, Intl.DateTimeFormat>();

/**
 * Gives what writes days and times in a language, in UTC where the options name no time zone. It takes long to make, so
 * each is made once. Throws for a zone that this machine does not know.
 */
export function dateWriter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  writers.set(key, writer);
  return writer;
}
