import { asJson, type JsonObject } from '../manifest/manifest';
import type { PartName } from './compose-registry';
import { redirectsInLanguages } from './editions';
import { expand } from './expand';
import { countItems, mostItems, type NotedFacts, startFacts } from './facts';
import type { Business } from './generated/blocks';
import { type FinishContext, finish } from './kinds';
import type { Icons, Link } from './page';
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

/** A former address of the site, and the address to which a browser goes from it. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Composes the redirects of a site, which lead to pages, to files of the uploads folder or elsewhere, as links do. In
 * further languages the same old addresses lead to the pages there.
 */
export function composeRedirects(site: Site, facts: NotedFacts = startFacts()): Redirect[] {
  const finishContext = finishingOf(site, facts);
  const { redirects = [] } = site.manifest;
  const written = redirects.map(({ from, to }, index) => {
    const { href } = finish(to, { kind: 'link' }, finishContext, `/redirects/${index}/to`) as Link;
    return { from, to: href };
  });
  return [...written, ...redirectsInLanguages(site)];
}
