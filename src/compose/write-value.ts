import { isDay } from '../calendar/day';
import type { Json } from '../manifest/manifest';

/** In which language, currency and year values are written. */
export interface Locale {
  language: string;
  currency?: string | undefined;
  /** The year of today: a day of another year is not written without it. */
  year?: string | undefined;
}

/** Why a value cannot be written as a format says. */
export type Unwritable = 'format' | 'date' | 'number' | 'currency';

/** A value in words, or why there are none. */
export type Written = { text: string; fault?: undefined } | { text?: undefined; fault: Unwritable };

const dateFormats: Record<string, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** The formats in which values may be written: `{date:long}`. */
export const formats = [...Object.keys(dateFormats), 'number', 'money'];

/** A value as a format says, after the language: a date `long`, `short`, as `month` or with its `weekday`, a `number`, or `money` in the site's currency. */
export function writeValue(value: Json | undefined, format: string, locale: Locale): Written {
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

const dateWriter = kept((language: string, options: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
});

const numberWriter = kept((language: string) => new Intl.NumberFormat(language));

/** Whole amounts go without the cents that nobody asks for. */
const moneyWriter = kept((language: string, currency: string, isWhole: boolean) => {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits });
});

/** Keeps what a function has made: what writes dates and numbers takes long to make, and few different ones are needed. */
function kept<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const made = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}
