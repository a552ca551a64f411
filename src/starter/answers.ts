import { currencyMeant, currencyOf } from '../checks/currencies';
import { canonicalTag, codeNamed, namesOf } from '../checks/names-of-codes';
import { nearestName, suggestion } from '../checks/spelling';
import { looks } from '../compose/looks';
import { type BusinessKind, businessKinds } from './kinds';
import type { SiteAnswers } from './starter-site';

/** An answer as it is used, or the reason, as a sentence, why it cannot be. */
export type AnswerReading<T = string> = { value: T; problem?: undefined } | { problem: string };

/** Accents that have a name; each is dark enough for words on paper. */
const namedColors: Record<string, string> = {
  red: '#b3261e',
  orange: '#b8470b',
  brown: '#7a4a24',
  green: '#2f6b3a',
  teal: '#0f6e78',
  blue: '#2560a8',
  purple: '#6a3fb5',
  pink: '#b0305c',
  grey: '#4b5563',
};

/** The names of colours that an answer can have. */
export const colorNames: readonly string[] = Object.keys(namedColors);

/** Reads the name of a business. */
export function readName(text: string): AnswerReading {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (name === '') return { problem: 'Say what the business is called.' };
  if (/[{}<>\p{Cc}]/u.test(name)) return { problem: `"${name}" cannot be a name: leave out { } < and >.` };
  return name.length <= 80 ? { value: name } : { problem: 'This name has more than 80 characters. Shorten it.' };
}

/** Reads a language by its code (en, en-KE) or its name: "German" is de. */
export function readLanguage(text: string): AnswerReading {
  const written = text.trim().toLowerCase();
  const tag = canonicalTag(written.replaceAll('_', '-'));
  if (tag !== undefined && nameOf(tag) !== undefined) return { value: tag };
  const namesByLanguage = namesOf('language');
  const languageTag = namesByLanguage.get(written);
  if (languageTag) return { value: languageTag };
  const hint = nearHint(written, [...namesByLanguage.keys()]);
  return { problem: `"${text}" is no language. Write its short name, such as en, en-KE or de. ${hint}`.trim() };
}

/** Reads further languages with commas between them; an empty answer or the word “none” means none. */
export function readLanguages(text: string): AnswerReading<string[]> {
  const tags: string[] = [];
  for (const written of text.split(',').filter((one) => !/^\s*(none)?\s*$/i.test(one))) {
    const reading = readLanguage(written);
    if (reading.problem !== undefined) return reading;
    if (!tags.includes(reading.value)) tags.push(reading.value);
  }
  return { value: tags };
}

/** Asks about the one of many names that was probably meant; nothing where none is near. */
function nearHint(written: string, names: readonly string[]): string {
  const nearest = written.length > 3 ? nearestName(written.toLowerCase(), names) : undefined;
  return nearest === undefined ? '' : `Did you mean "${nearest}"?`;
}

/** What people say of a country besides its name in the list of all, some of them the names of its parts. */
const otherCountryNames: ReadonlyMap<string, string> = new Map([
  ...['england', 'scotland', 'wales', 'northern ireland', 'great britain', 'britain', 'uk'].map((name) => [name, 'GB']),
  ['usa', 'US'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
  ['ivory coast', 'CI'],
] as [name: string, code: string][]);

/**
 * Reads a country by its name or its two letters, and gives the language of a site there: `en` in Kenya becomes
 * `en-KE`. A language that is spoken most in the country stays as it is, and so does one that names a country.
 */
export function readCountry(text: string, language: string): AnswerReading {
  const written = text.trim();
  if (written === '') return { problem: 'Say in which country the business is.' };
  const names = namesOf('region');
  const code = written.toUpperCase();
  const named = codeNamed('region', written) ?? otherCountryNames.get(written.toLowerCase());
  const region = named ?? ([...names.values()].includes(code) ? code : undefined);
  if (region === undefined) {
    const hint = nearHint(written, [...names.keys(), ...otherCountryNames.keys()]);
    const form = 'Write its name or its two letters, such as Kenya or KE.';
    return { problem: `"${text}" is no country. ${form} ${hint}`.trim() };
  }
  const locale = new Intl.Locale(language);
  const isUnderstood = locale.region !== undefined || locale.maximize().region === region;
  return { value: isUnderstood ? language : `${new Intl.Locale(language, { region })}` };
}

/**
 * Gives the English name of the country of a language: the one that its tag names, else the one where it is spoken
 * most.
 */
export function countryOf(language: string): string {
  const { region = 'US' } = new Intl.Locale(language).maximize();
  return new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region;
}

/** Gives the names of all countries, each with the name of its currency. */
export function countriesOffered(): Record<string, string> {
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const codes = [...namesOf('region').values()].map((code) => [regions.of(code) ?? code, code] as const);
  const parts = ['England', 'Scotland', 'Wales', 'Northern Ireland'].map((name) => [name, 'GB'] as const);
  return Object.fromEntries(
    [...codes, ...parts].map(([name, code]) => [name, currencyName(currencyOf(`und-${code}`))]),
  );
}

/** Gives the names of all currencies. */
export function currencyNames(): string[] {
  return Intl.supportedValuesOf('currency').map(currencyName);
}

function currencyName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;
}

/** Reads a currency by its three letters, its English name or its sign, as a language means it. */
export function readCurrency(text: string, language: string): AnswerReading {
  const currency = currencyMeant(text, language);
  const form = `Write its name or its three letters, such as ${currencyOf(language)}.`;
  return currency === undefined ? { problem: `"${text}" is no currency. ${form}` } : { value: currency };
}

/** Reads a colour as #rrggbb: from six digits or three, with or without #, or from one of a few names. */
export function readColor(text: string): AnswerReading {
  const written = text.trim().toLowerCase();
  const namedColor = Object.hasOwn(namedColors, written) ? namedColors[written] : undefined;
  if (namedColor) return { value: namedColor };
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(written) ?? [];
  if (digits) return { value: `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}` };
  const form = 'Write six digits from 0 to 9 and a to f, such as 0f6e78, or a name.';
  return { problem: `"${text}" is no colour. ${form} ${suggestion(written, Object.keys(namedColors), '')}` };
}

/** Reads a kind of business. */
export function readKind(text: string): AnswerReading<BusinessKind> {
  return readOne(text, 'kind', Object.keys(businessKinds) as BusinessKind[]);
}

/** Reads the name of a look. */
export function readLook(text: string): AnswerReading<SiteAnswers['look']> {
  return readOne(text, 'look', Object.keys(looks) as SiteAnswers['look'][]);
}

function readOne<Name extends string>(text: string, what: string, names: Name[]): AnswerReading<Name> {
  const written = text.trim().toLowerCase();
  const name = names.find((one) => one === written);
  return name ? { value: name } : { problem: `There is no ${what} "${text}". ${suggestion(written, names, '')}` };
}

/** Gives the English name of a language by its code; undefined where there is no such language. */
function nameOf(tag: string): string | undefined {
  const [language = ''] = tag.split('-');
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
}
