import { asJson, type JsonObject } from '../manifest/manifest';
import { expand } from './expand';
import { countItems, mostItems, type NotedFacts, startFacts } from './facts';
import type { Business } from './generated/blocks';
import { type Finishing, finish } from './kinds';
import type { Icons, Link } from './page';
import type { PartName } from './registry';
import type { Site } from './site';

/** What is said once for the whole site, its lists written out and its values finished. */
export function composePart(part: PartName, site: Site, facts: NotedFacts = startFacts(), icons: Icons = {}): unknown {
  const pointer = `/${part}`;
  const shape = site.registry.parts[part];
  const written = asJson(site.manifest)[part] ?? {};
  countItems(facts, pointer, mostItems.part);
  const expanded = (expand(written, shape, { composed: pointer, source: pointer }, { site, facts }) ??
    {}) as JsonObject;
  facts.origins?.set(pointer, { pointer });
  facts.blocks?.push({ block: expanded, pointer });
  const finishing = finishingOf(site, facts, icons);
  // The mark stands on no page: what is published of it are icons.
  const { icon, ...shown } = expanded;
  if (icon) finish({ icon }, shape, { ...finishing, facts: { ...facts, assets: [] } }, pointer);
  return finish(shown, shape, finishing, pointer);
}

/** How the values of a part are finished: no heading of it is that of a page, and all of it shows. */
export function finishingOf(site: Site, facts: NotedFacts, icons: Icons = {}): Finishing {
  return { site, facts, icons, level: 2, itemLevel: 2, hasPriority: false, isHidden: false };
}

/** What the site says of the business, for machines; nothing where it says nothing. */
export function composeBusiness(site: Site, facts?: NotedFacts): Business | undefined {
  return site.manifest.business && (composePart('business', site, facts) as Business);
}

/** An old address of the site, and where it leads as a browser takes it. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site; they lead wherever links do: to a page, to a file of the uploads folder or elsewhere. */
export function composeRedirects(site: Site, facts: NotedFacts = startFacts()): Redirect[] {
  const finishing = finishingOf(site, facts);
  return (site.manifest.redirects ?? []).map(({ from, to }, index) => {
    const { href } = finish(to, { kind: 'link' }, finishing, `/redirects/${index}/to`) as Link;
    return { from, to: href };
  });
}
