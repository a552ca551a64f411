import { type Day, dayIn } from '../calendar/day';
import type { WrittenLanguage } from '../manifest/languages';
import { asJson, isObject, type Json, type Manifest, namedMembers } from '../manifest/manifest';
import { hasNames } from '../manifest/placeholder';
import type { Placeholder } from '../manifest/spans';
import type { WordsByLanguage } from './compose-registry';
import type { NotedFacts } from './facts';
import { fillValues } from './fill';
import { type FormatWords, formatValue, type Locale, type Unwritable } from './format-value';
import { defaultWords } from './generated/words';
import { dateIn, isOccasionGroup, readOccasion } from './occasion';
import { findField, isLeftForValues, type Scope } from './scope';
import { saysWords, translate } from './translation';
import { wordsIn } from './words';

/** What the placeholders of a site say, and how days and numbers in them are written. */
export interface Sayings {
  manifest: Manifest;
  /** The texts of names that are no field of an entry: the manifest's values, the site's name and the year. */
  values: Record<string, string>;
  /** The way in which dates and numbers are written, in English where the language of the site is none. */
  locale: Locale;
  /** The time zone of the site; undefined where it names none that exists. */
  timeZone: string | undefined;
  /** The day at the place of the site. */
  today: Day;
  /** The language in which texts are read; undefined where that is the main one of the site. */
  language?: WrittenLanguage;
  /** What placeholders say in the main language, where this is another: untranslated texts say that. */
  inMain?: Sayings;
  /** The names of the values whose words nobody has translated. */
  originalValues?: ReadonlySet<string>;
}

/** The context of filling in placeholders: what they say, and the facts that are noted. */
export interface FillContext {
  site: Sayings;
  facts: NotedFacts;
  /** Whether every placeholder must have a value: a page needs a path, and a row each of its cells. */
  isNeeded?: boolean;
  /** Whether the template is a text, which may have a translation. */
  isText?: boolean;
  /** Whether the text is an original, so that it is filled in the main language. */
  isOriginal?: boolean;
}

/**
 * Gives what the placeholders of a manifest say at a moment; `words` has the words for which the manifest has none of
 * its own. Faulty settings count as absent.
 */
export function sayingsOf(manifest: Manifest, now: Date, words: WordsByLanguage): Sayings {
  const { site } = asJson(manifest);
  const timeZone = isObject(site) && typeof site.timeZone === 'string' ? site.timeZone : undefined;
  const knownZone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  return sayingsOn(manifest, dayIn(now, knownZone), knownZone, words);
}

/** Gives the sayings of a site in another language, with the words of that language. */
export function sayingsIn(language: WrittenLanguage, inMain: Sayings, words: WordsByLanguage): Sayings {
  const { manifest, today, timeZone } = inMain;
  const say = (text: string): string => translate(text, language) ?? text;
  const { site, words: _, values, ...rest } = manifest;
  const { name, description, direction: __, ...others } = site;
  const translated: Manifest = {
    ...rest,
    site: {
      ...others,
      name: say(name),
      description: say(description),
      language: language.tag,
      ...(language.direction === 'rtl' && { direction: 'rtl' }),
    },
    ...(language.words && { words: language.words as NonNullable<Manifest['words']> }),
    ...(values && { values: Object.fromEntries(Object.entries(values).map(([key, value = '']) => [key, say(value)])) }),
  };
  const filledValues = Object.entries({ ...values, name }).filter(([, value = '']) => {
    return saysWords(String(value)) && translate(value, language) === undefined;
  });
  const originalValues = new Set(filledValues.map(([key]) => key));
  return { ...sayingsOn(translated, today, timeZone, words), language, inMain, originalValues };
}

function sayingsOn(manifest: Manifest, today: Day, timeZone: string | undefined, words: WordsByLanguage): Sayings {
  const { site: settings, values: filledValues, words: own } = asJson(manifest);
  const site = isObject(settings) ? settings : {};
  const { name, language, currency } = site;
  const year = today.slice(0, 4);
  const written = namedMembers(filledValues);
  const values = {
    ...Object.fromEntries(written.map(([key, value]) => [key, String(value)])),
    name: String(name ?? ''),
    year,
  };
  const locale = {
    language: typeof language === 'string' && isLanguage(language) ? language : 'en',
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    year,
    words: formatWordsIn({ ...wordsIn(words, String(language)), ...(isObject(own) && own) }, values),
  };
  return { manifest, values, locale, timeZone, today };
}

/** Gives the words of a site that formats write. */
function formatWordsIn(words: Readonly<Record<string, Json>>, values: Sayings['values']): FormatWords {
  const say = (name: keyof FormatWords): string => {
    const word = words[name];
    // The names that are filled in later are those of no value.
    return fillValues(
      typeof word === 'string' ? word : defaultWords[name],
      values,
      undefined,
      (value) => value === 'day',
    );
  };
  return {
    cancelled: say('cancelled'),
    soldOut: say('soldOut'),
    movedFrom: say('movedFrom'),
    newTime: say('newTime'),
    free: say('free'),
  };
}

/** The words of a field in a text; where its format cannot write the value, the value as it is and the fault. */
export interface FieldWords {
  text: string;
  /** The fault, and the value that was to be written. */
  fault?: Unwritable;
  value?: Json;
}

/**
 * Gives the words of a field in a text; `fill` fills in the values that an entry names. Gives undefined where the field
 * has no words.
 */
export function sayField(
  value: Json | undefined,
  format: string | undefined,
  locale: Locale,
  fill: (text: string) => string,
): FieldWords | undefined {
  if (value !== undefined && format !== undefined) {
    // An entry may name a value as its day or its price.
    const fieldValue = withValues(value, fill);
    const { text, fault } = formatValue(fieldValue, format, locale);
    if (!fault) return { text };
    // A name that stands for nothing is told of.
    if (typeof fieldValue === 'string' && hasNames(fieldValue)) return { text: fieldValue };
    return { text: typeof value === 'object' ? '' : String(value), fault, value: fieldValue };
  }
  if (isOccasionGroup(value)) return { text: dateIn(value) };
  const isWords = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isWords ? { text: String(value) } : undefined;
}

/** Fills the values of the site into a text or an occasion of an entry. */
function withValues(value: Json, fill: (text: string) => string): Json {
  if (typeof value === 'string') return fill(value);
  return isOccasionGroup(value) ? { ...readOccasion(value, fill) } : value;
}

/**
 * Gives what a page says for a placeholder: a field of the scope, read by `read`, else a value. A field that its entry
 * lacks is empty; an unknown name gives undefined.
 */
export function sayPlaceholder(
  { name, format }: Pick<Placeholder, 'name' | 'format'>,
  scope: Scope | undefined,
  sayings: Sayings,
  read: (text: string) => string = (text) => text,
): string | undefined {
  const { values, locale } = sayings;
  const fill = (text: string): string => {
    return fillValues(
      text,
      values,
      undefined,
      undefined,
      (value, found) => formatValue(value, found.format ?? '', locale).text,
    );
  };
  const field = scope && findField(name, scope, sayings);
  const words = sayField(field?.value, format, locale, fill);
  if (words) return fill(read(words.text));
  const isValue = field === undefined ? Object.hasOwn(values, name) : isLeftForValues(name, field, sayings);
  if (isValue) return format === undefined ? values[name] : formatValue(values[name], format, locale).text;
  return field && '';
}

/** Tells whether a name is that of a time zone: `Africa/Nairobi`. */
export function isTimeZone(name: string): boolean {
  return isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** Tells whether a language tag is one in which dates and numbers can be written, if need be in a language like it. */
export function isLanguage(tag: string): boolean {
  return isKnown(() => Intl.getCanonicalLocales(tag));
}

/** Tells whether Intl accepts a name: it has no other way to ask than to catch what it throws. */
function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
