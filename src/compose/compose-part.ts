import { asJson, type JsonObject } from '../manifest/manifest';
import type { PartName } from './compose-registry';
import { expand } from './expand';
import { countItems, mostItems, type NotedFacts, startFacts } from './facts';
import type { Business } from './generated/blocks';
import { type FinishContext, finish } from './kinds';
import type { Icons } from './page';
import type { Site } from './site';

/** Composes a section: its lists written out and its values finished. */
export function composePart(part: PartName, site: Site, facts: NotedFacts = startFacts(), icons: Icons = {}): unknown {
  const pointer = `/${part}`;
  const shape = site.registry.parts[part];
  const written = asJson(site.manifest)[part] ?? {};
  countItems(facts, pointer, mostItems.part);
  const expanded = (expand(written, shape, { composed: pointer, source: pointer }, { site, facts }) ??
    {}) as JsonObject;
  facts.origins?.set(pointer, { pointer });
  facts.blocks?.push({ block: expanded, pointer });
  const finishContext = finishingOf(site, facts, icons);
  // The mark stands on no page: what is published of it are icons.
  const { icon, ...shown } = expanded;
  if (icon) finish({ icon }, shape, { ...finishContext, facts: { ...facts, assets: [] } }, pointer);
  return finish(shown, shape, finishContext, pointer);
}

/** Gives the context for finishing a section: it has no page heading, and all of it shows. */
export function finishingOf(site: Site, facts: NotedFacts, icons: Icons = {}): FinishContext {
  return { site, facts, icons, level: 2, itemLevel: 2, hasPriority: false, isHidden: false };
}

/** Composes what the site says of the business, for machines; undefined where it says nothing. */
export function composeBusiness(site: Site, facts?: NotedFacts): Business | undefined {
  return site.manifest.business && (composePart('business', site, facts) as Business);
}
