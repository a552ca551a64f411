import type { AddressForm } from '../addresses/page-address';
import { readUrl } from '../addresses/read-url';
import { asJson, type Manifest } from '../manifest/manifest';
import type { Assets } from './assets';
import { countryIn } from './country';
import type { ComposeRegistry } from './registry';
import { type Sayings, sayingsOf } from './sayings';
import { resolveTheme, type Theme } from './theme';

/** A manifest with what composing any part of it needs at hand. */
export interface Site extends AddressForm, Sayings {
  /** What it looks like: its look, with what it says instead. */
  theme: Theme;
  assets: Assets;
  registry: ComposeRegistry;
  /** The two letters of the country in which it is, as far as it says. */
  country: string | undefined;
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
  const { url, trailingSlash } = manifest.site;
  return {
    ...sayingsOf(manifest, now),
    theme: resolveTheme(manifest.theme),
    assets,
    registry,
    country: countryIn(asJson(manifest)),
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
