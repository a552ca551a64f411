import { readUrl } from '../addresses/read-url';
import { dayMeant } from '../calendar/day-meant';
import { type Json, ownMember } from '../manifest/manifest';
import { currencyMeant } from './currencies';
import { timeMeant } from './dates';
import { canonicalTag, codeNamed } from './names-of-codes';

/** The pattern of the code of a currency. */
const currencyPattern = '^[A-Z]{3}$';

/** What finds the code that somebody meant by some words, by the pattern that the schema has for such a code. */
const codesByPattern: Record<string, (text: string, language?: string) => string | undefined> = {
  '^[A-Z]{2}$': (text) => regionOf(text) ?? codeNamed('region', text),
  [currencyPattern]: currencyMeant,
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': (text) => codeNamed('language', text),
  '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$': domainIn,
};

/** The patterns of those codes. */
export const codePatterns = Object.keys(codesByPattern);

/**
 * Guesses what was meant by a text that breaks the pattern of its place: `Ireland` gives `IE`. Gives undefined where no
 * guess fits the pattern. `language` is that of the site.
 */
export function fittingText(text: string, pattern: string, language?: string): string | undefined {
  const fits = new RegExp(pattern);
  const written = text.trim();
  // An address (`https:`, `mailto:`) is not written in kebab-case.
  const kebab = written.includes(':') ? written : written.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const code = codesByPattern[pattern]?.(written, language);
  if (code !== undefined && fits.test(code)) return code;
  // Any three letters would fit the pattern, but they are no currency.
  if (pattern === currencyPattern) return undefined;
  return [
    timeMeant(written) ?? written,
    dayMeant(written, language === undefined ? [] : [language]) ?? written,
    written,
    // The pattern of a redirect takes /Old%20Page: its letters stay as they are written.
    fits.test('/Old%20Page') ? oldAddressIn(written) : written,
    written.toLowerCase(),
    written.toUpperCase(),
    kebab,
    `/${kebab.replace(/^\/+|\/+$/g, '')}`,
    `https://${written}`,
    `#${written}`,
    written.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3'),
  ].find((candidate) => candidate !== text && fits.test(candidate));
}

/** Gives the code of a country from two letters of any case: GB for uk. */
function regionOf(text: string): string | undefined {
  return /^[a-z]{2}$/i.test(text) ? canonicalTag(`und-${text}`)?.split('-')[1] : undefined;
}

/**
 * Gives the path of an address, escaped as a browser asks for it: `/old%20page` for `example.org/old page`. A text with
 * a query or an anchor stays as it is.
 */
function oldAddressIn(text: string): string {
  if (/[?#]/.test(text)) return text;
  const [, path = text] = domainBefore.exec(text) ?? [];
  return `/${path.replace(/^\/+/, '')}`.replaceAll(/\s/g, '%20').replaceAll(/%(?![\da-f]{2})/gi, '%25');
}

/** A domain with or without https:// and what stands behind it; index.php/about has none. */
const domainBefore = /^(?:https?:\/\/[^/]*|(?:[a-z\d-]+\.)+(?!(?:html?|php\d?|aspx?|jsp|cgi|cfm)\/)[a-z]{2,})(\/.*)$/i;

function domainIn(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return readUrl(address)?.hostname.replace(/^www\./, '');
}

/** Says how to write a value as one of another type, where quotes alone make the difference. */
export function remedyOfType(type: string, value: Json | undefined): string {
  if (typeof value === 'number' && type === 'string') return ` Write "${value}".`;
  const written = { number: /^-?(0|[1-9]\d*)(\.\d+)?$/, integer: /^-?(0|[1-9]\d*)$/, boolean: /^(true|false)$/ };
  const isMeant = typeof value === 'string' && ownMember(written, type)?.test(value);
  return isMeant ? ` Write ${value} without quotes.` : '';
}

/**
 * Words the message about a name: what it must look like by the pattern that it breaks, and the name that was probably
 * meant.
 */
export function nameMessage(name: string, pattern: string): string {
  if (isOfLanguages(pattern)) {
    const tag = name.replaceAll('_', '-');
    const remedy = new RegExp(pattern).test(tag) ? `"${tag}"` : 'its short name, such as en, en-KE or de';
    return `"${name}" is no language. Write ${remedy}.`;
  }
  const isCamel = pattern.includes('A-Z');
  const letters = isCamel ? 'letters and digits, no hyphens or spaces' : 'small letters, digits and hyphens';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).match(/[A-Za-z0-9]+/g) ?? [];
  const kebab = words.join('-').toLowerCase();
  const fitting = isCamel ? kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) : kebab;
  const hint = new RegExp(pattern).test(fitting) ? ` Write "${fitting}".` : '';
  return `"${name}" cannot be a name here. Begin with a small letter and use only ${letters}.${hint}`;
}

/** Tells whether the names that fit a pattern are those of languages: with hyphens, and capitals behind them. */
function isOfLanguages(pattern: string): boolean {
  const fits = new RegExp(pattern);
  return fits.test('en-KE') && !fits.test('enKE');
}
