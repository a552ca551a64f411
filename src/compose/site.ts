import type { AddressForm } from '../addresses/page-address';
import { readUrl } from '../addresses/read-url';
import { type Day, dayIn } from '../calendar/day';
import { asJson, type Manifest } from '../manifest/manifest';
import type { Assets } from './assets';
import { countryIn } from './country';
import type { ComposeRegistry } from './registry';
import { resolveTheme, type Theme } from './theme';
import type { Locale } from './write-value';

/** A manifest with what composing any part of it needs at hand. */
export interface Site extends AddressForm {
  manifest: Manifest;
  /** What it looks like: its look, with what it says instead. */
  theme: Theme;
  assets: Assets;
  registry: ComposeRegistry;
  /** What {name} may write: the manifest's values, the site's name and the year. */
  values: Record<string, string>;
  /** The language in which dates and numbers are written: English where that of the site is none. */
  locale: Locale;
  /** The two letters of the country in which it is, as far as it says. */
  country: string | undefined;
  /** The time zone of the site, where it names one of the world. */
  timeZone: string | undefined;
  /** The day for which the site is composed, in its time zone. */
  today: Day;
  /** Whether it is shown to those alone who edit it: lists take entries that are drafts, too. */
  showsDrafts: boolean;
}

/** Prepares a checked manifest for composing; `now` decides the year and the day. */
export function prepareSite(
  manifest: Manifest,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
  showsDrafts = false,
): Site {
  const { name, url, trailingSlash, language, currency, timeZone } = manifest.site;
  const knownZone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  const today = dayIn(now, knownZone);
  const year = today.slice(0, 4);
  const locale = { language: isLanguage(language) ? language : 'en', currency, year };
  const values = { ...manifest.values, name, year };
  return {
    manifest,
    theme: resolveTheme(manifest.theme),
    assets,
    registry,
    values,
    locale,
    country: countryIn(asJson(manifest)),
    timeZone: knownZone,
    today,
    showsDrafts,
    base: basePath(url),
    trailingSlash,
  };
}

/** The path of a site's address, with a slash at both ends: `/some/path/`. */
export function basePath(url: string): string {
  const path = readUrl(url)?.pathname ?? '/';
  return path.endsWith('/') ? path : `${path}/`;
}

/** Whether a name is that of a time zone: `Africa/Nairobi`. */
export function isTimeZone(name: string): boolean {
  return isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** Whether a tag of a language is one that dates and numbers can be written in, if need be as in a language like it. */
export function isLanguage(tag: string): boolean {
  return isKnown(() => Intl.getCanonicalLocales(tag));
}

/** Whether making something throws nothing: Intl has no other way to ask. */
function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
