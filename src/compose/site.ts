import type { AddressForm } from '../addresses/page-address';
import { readUrl } from '../addresses/read-url';
import { asJson, type Manifest } from '../manifest/manifest';
import type { Assets } from './assets';
import type { ComposeRegistry } from './compose-registry';
import { countryIn } from './country';
import { type Sayings, sayingsOf } from './sayings';
import { resolveTheme, type Theme } from './theme';

/** A manifest with all that composing any part of it needs. */
export interface Site extends AddressForm, Sayings {
  /** The theme: the look, with what the site sets itself. */
  theme: Theme;
  assets: Assets;
  registry: ComposeRegistry;
  /** The two letters of the country of the site; undefined where it names none. */
  country: string | undefined;
  /** Whether those who edit the site see it: lists take entries that are drafts, too. */
  showsDrafts: boolean;
  /** The site in its main language, of a site in another. */
  main?: Site;
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
    ...sayingsOf(manifest, now, registry.words),
    theme: resolveTheme(manifest.theme),
    assets,
    registry,
    country: countryIn(asJson(manifest)),
    showsDrafts,
    base: basePath(url),
    trailingSlash,
  };
}

/** Gives the path of a site's address, with a slash at both ends: `/some/path/`. */
export function basePath(url: string): string {
  const path = readUrl(url)?.pathname ?? '/';
  return path.endsWith('/') ? path : `${path}/`;
}
