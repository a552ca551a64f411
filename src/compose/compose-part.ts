import { asJson, type JsonObject } from '../manifest/manifest';
import { expand } from './expand';
import { finish } from './finish';
import type { Observer } from './observer';
import type { Icons } from './page';
import type { PartName } from './registry';
import type { Site } from './site';

/** How a part is composed: where its icons are collected, and who is told of the rest. */
export interface PartOptions {
  icons: Icons;
  listener: Observer | undefined;
  /** The listener, where it hears of places. */
  observer: Observer | undefined;
}

/** What is said once for the whole site, its lists written out and its values finished. */
export function composePart(part: PartName, site: Site, { icons, listener, observer }: PartOptions): unknown {
  const pointer = `/${part}`;
  const shape = site.registry.parts[part];
  const written = asJson(site.manifest)[part] ?? {};
  const expanded = expand(written, shape, { composed: pointer, source: pointer }, { site, observer }) ?? {};
  observer?.origin?.(pointer, { pointer });
  observer?.expanded?.(expanded as JsonObject, pointer);
  const finishing = finishingOf(site, { icons, listener, observer });
  // The mark stands on no page: what is published of it are icons.
  const { icon, ...shown } = expanded as JsonObject;
  if (icon) finish({ icon }, shape, { ...finishing, asset: undefined }, pointer);
  return finish(shown, shape, finishing, pointer);
}

/** How the values of a part are finished: no heading of it is that of a page, and all of it shows. */
export function finishingOf(site: Site, { icons, listener, observer }: PartOptions): Parameters<typeof finish>[2] {
  const { asset, reach } = listener ?? {};
  return { site, icons, observer, asset, reach, level: 2, itemLevel: 2, hasPriority: false, isHidden: false };
}
