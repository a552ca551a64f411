import { type Json, ownMember } from '../manifest/manifest';
import { moneyFormat } from '../numbers/money';
import type { defaultWords } from './generated/words';
import { readOccasion } from './occasion';
import { sayOccasion } from './say-occasion';
import { dayFormats } from './write-day';

/**
 * The words of the site that formats write: for what has changed about something that takes place, where `{day}` is the
 * former day, and for an amount of nothing.
 */
export type FormatWords = Pick<typeof defaultWords, 'cancelled' | 'soldOut' | 'movedFrom' | 'newTime' | 'free'>;

/** The language, the currency and the year in which values are written. */
export interface Locale {
  language: string;
  currency?: string | undefined;
  /** The present year: a day of another is written with its year. */
  year?: string | undefined;
  /** English ones where there are none; an amount of nothing is then a number like any other. */
  words?: FormatWords | undefined;
}

/** The reason why a value cannot be written in a format. */
export type Unwritable = 'format' | 'date' | 'number' | 'currency';

/** A value in words, or the reason why there are none. */
export type FormattedValue = { text: string; fault?: undefined } | { text?: undefined; fault: Unwritable };

/** The formats of placeholders: `{date:long}`. */
export const formats = [...Object.keys(dayFormats), 'number', 'money'];

/**
 * Writes a value in a format and a language: a day, or when something takes place, `long`, `short`, as `month` or with
 * its `weekday`, a `number`, or `money` in the site's currency, of which none is free of charge.
 */
export function formatValue(value: Json | undefined, format: string, locale: Locale): FormattedValue {
  const dayFormat = ownMember(dayFormats, format);
  if (dayFormat) {
    const occasion = readOccasion(value);
    const text = occasion && sayOccasion(occasion, dayFormat, locale);
    return text === undefined ? { fault: 'date' } : { text };
  }
  if (!formats.includes(format)) return { fault: 'format' };
  const number = numberOf(value);
  if (number === undefined) return { fault: 'number' };
  if (format === 'number') return { text: numberWriter(locale.language).format(number) };
  const { language, currency, words } = locale;
  if (number === 0 && words) return { text: words.free };
  return currency === undefined
    ? { fault: 'currency' }
    : { text: moneyWriter(language, currency, Number.isInteger(number)).format(number) };
}

function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

const numberWriter = keepResults((language: string) => new Intl.NumberFormat(language));

const moneyWriter = keepResults(moneyFormat);

/** Makes a function that remembers its results: Intl formats take long to make, and few are needed. */
function keepResults<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const results = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = results.get(key) ?? make(...given);
    results.set(key, result);
    return result;
  };
}
