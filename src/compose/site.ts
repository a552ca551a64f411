import type { AddressForm } from '../addresses/page-address';
import type { Manifest } from '../manifest/manifest';
import type { Assets } from './assets';
import { fillValues } from './fill';
import type { ComposeRegistry } from './registry';
import { today } from './today';

/** A manifest with what composing any part of it needs at hand. */
export interface Site extends AddressForm {
  manifest: Manifest;
  assets: Assets;
  registry: ComposeRegistry;
  /** What {name} may write: the manifest's values, the site's name and the year. */
  values: Record<string, string>;
  /** The day on which the site is built: `2027-03-06`. */
  today: string;
  /** The redirects, with values in where they lead. */
  redirects: { from: string; to: string }[];
}

/** Prepares a checked manifest for composing; `now` decides the year. */
export function prepareSite(manifest: Manifest, assets: Assets, registry: ComposeRegistry, now: Date): Site {
  const values = { ...manifest.values, name: manifest.site.name, year: String(now.getFullYear()) };
  return {
    manifest,
    assets,
    registry,
    values,
    today: today(now),
    redirects: (manifest.redirects ?? []).map(({ from, to }) => ({ from, to: fillValues(to, values) })),
    base: basePath(manifest.site.url),
    trailingSlash: manifest.site.trailingSlash,
  };
}

/** The path of a site's address, with a slash at both ends: `/some/path/`. */
export function basePath(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '/';
  return path.endsWith('/') ? path : `${path}/`;
}
