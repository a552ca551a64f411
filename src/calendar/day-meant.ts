import { dateWriter } from './date-writer';
import { type Day, isDay } from './day';

/**
 * Gives a day as site.json writes it, from other ways to write one: `2027-03-31` for 31 March 2027, 31.3.2027 and
 * 2027/3/31. Months are read in English and in other languages. Gives undefined for what could be two days: 3/4/2027.
 */
export function dayMeant(text: string, languages: readonly string[] = []): Day | undefined {
  const written = text.trim();
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(written) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first = '', mark, second = '', last] = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})$/.exec(written) ?? [];
  if (last) return inNumbers(first, second, last, mark === '.');
  const named = dayNamedIn(written, languages);
  return named?.year === undefined ? undefined : dayOf(named.year, named.month, named.day);
}

/** Gives a day of every year as site.json writes it, from one in words: `12-25` for 25 December. */
export function yearDayMeant(text: string, languages: readonly string[] = []): string | undefined {
  const named = dayNamedIn(text, languages);
  if (named?.year !== undefined || named === undefined) return undefined;
  // 2024 has all days that any year has.
  return dayOf('2024', named.month, named.day)?.slice('2024-'.length);
}

/** Reads a day in numbers with its year last. With points, the day of the month is first everywhere. */
function inNumbers(first: string, second: string, year: string, isDayFirst: boolean): Day | undefined {
  const [dayFirst, monthFirst] = [dayOf(year, second, first), isDayFirst ? undefined : dayOf(year, first, second)];
  return dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst
    ? undefined
    : (dayFirst ?? monthFirst);
}

/** Reads the day in a text that names one month, and has one day of it. */
function dayNamedIn(
  text: string,
  languages: readonly string[],
): { year?: string; month: string; day: string } | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const months = words.flatMap((word) => monthsCalled(word, languages));
  const [month] = months;
  const numbers = words.filter((word) => /^\d/.test(word));
  const years = numbers.filter((number) => number.length === 4);
  const [day, ...others] = numbers.filter((number) => number.length <= 2);
  const isOne = months.length === 1 && years.length + 1 === numbers.length && years.length <= 1 && others.length === 0;
  if (!isOne || month === undefined || day === undefined) return undefined;
  return { ...(years[0] !== undefined && { year: years[0] }), month: String(month), day };
}

/** Gives the months that a word may mean, by three or more letters with which their names begin; January is 1. */
function monthsCalled(word: string, languages: readonly string[]): number[] {
  if (word.length < 3) return [];
  const allNames = ['en', ...languages].map(monthNames);
  const months = allNames.flatMap((names) =>
    names.flatMap((name, index) => (name.startsWith(word) ? [(index % 12) + 1] : [])),
  );
  return [...new Set(months)];
}

/** Gives the names of the months in a language, by themselves and then as they stand in a date. */
function monthNames(language: string): string[] {
  const names = namesByLanguage.get(language) ?? namesIn(language);
  namesByLanguage.set(language, names);
  return names;
}

const namesByLanguage = new Map<string, string[]>();

function namesIn(language: string): string[] {
  const options = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  try {
    return options.flatMap((one) =>
      Array.from({ length: 12 }, (_, month) => {
        const parts = dateWriter(language, one).formatToParts(Date.UTC(2024, month));
        return (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase();
      }),
    );
  } catch {
    // What is no code of a language has no names of months.
    return [];
  }
}

function dayOf(year: string, month: string, day: string): Day | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}
