import { isDay } from '../calendar/day';
import type { Json } from '../manifest/manifest';

/** The language, the currency and the year in which values are written. */
export interface Locale {
  language: string;
  currency?: string | undefined;
  /** The present year: a day of another is written with its year. */
  year?: string | undefined;
}

/** The reason why a value cannot be written in a format. */
export type Unwritable = 'format' | 'date' | 'number' | 'currency';

/** A value in words, or the reason why there are none. */
export type FormattedValue = { text: string; fault?: undefined } | { text?: undefined; fault: Unwritable };

const dateFormats: Record<string, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** The formats of placeholders: `{date:long}`. */
export const formats = [...Object.keys(dateFormats), 'number', 'money'];

/**
 * Writes a value in a format and a language: a date `long`, `short`, as `month` or with its `weekday`, a
 * `number`, or `money` in the site's currency.
 */
export function formatValue(value: Json | undefined, format: string, locale: Locale): FormattedValue {
  const dateFormat = Object.hasOwn(dateFormats, format) ? dateFormats[format] : undefined;
  if (dateFormat) {
    if (typeof value !== 'string' || !isDay(value)) return { fault: 'date' };
    const isOfAnotherYear = locale.year !== undefined && !value.startsWith(locale.year);
    const options: Intl.DateTimeFormatOptions =
      isOfAnotherYear && dateFormat.day ? { ...dateFormat, year: 'numeric' } : dateFormat;
    return { text: dateWriter(locale.language, options).format(new Date(`${value.slice(0, 10)}T00:00:00Z`)) };
  }
  if (!formats.includes(format)) return { fault: 'format' };
  const number = numberOf(value);
  if (number === undefined) return { fault: 'number' };
  if (format === 'number') return { text: numberWriter(locale.language).format(number) };
  const { language, currency } = locale;
  return currency === undefined
    ? { fault: 'currency' }
    : { text: moneyWriter(language, currency, Number.isInteger(number)).format(number) };
}

function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

const dateWriter = keepResults((language: string, options: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
});

const numberWriter = keepResults((language: string) => new Intl.NumberFormat(language));

/** Makes the writer of amounts; whole ones have no cents. */
const moneyWriter = keepResults((language: string, currency: string, isWhole: boolean) => {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits });
});

/** Makes a function that keeps its results: writers of dates and numbers take long to make, and few are needed. */
function keepResults<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const results = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = results.get(key) ?? make(...given);
    results.set(key, result);
    return result;
  };
}
