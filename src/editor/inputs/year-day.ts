/** The English names of the months, in small letters. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase(),
);
const dayPattern =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s+)?([a-z]{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?(?:,?\s+(\d{4}))?$/;

/**
 * Writes a day that is typed in words as the file has it: `12-25` for `25 December`, `2027-12-25` for
 * `December 25, 2027`; gives any other text as it is.
 */
export function wholeYearDay(text: string): string {
  const [, before, name = '', after, year] = dayPattern.exec(text.trim().toLowerCase()) ?? [];
  const month = name === '' ? -1 : months.findIndex((one) => one.startsWith(name));
  const day = before ?? after;
  if (month < 0 || day === undefined || (before !== undefined && after !== undefined)) return text;
  return [...(year === undefined ? [] : [year]), ...[month + 1, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
