import { pageAddress } from '../addresses/page-address';
import type { Pointer } from '../manifest/pointer';
import { draftPaths } from './routes';
import type { Site } from './site';

/** Tells whether a link at a place of a manifest is left out while it leads to a draft: in the menu and the footer. */
export function leavesDraftsOut(place: Pointer): boolean {
  return /^\/(header\/menu|footer\/groups)\/.*\/to$/.test(place);
}

/** A link of the menu or the footer, which may have further ones below it. */
interface ShellLink {
  to?: { href: string } | undefined;
  items?: ShellLink[] | undefined;
}

/**
 * Gives the links of a menu, or the groups of links of a footer, without those that lead to drafts, unless the site
 * shows drafts. One that has others below it goes with the last of them.
 */
export function withoutDrafts<Links extends object[]>(links: Links, site: Site): Links {
  const drafts = [...draftPaths(site)].map((path) => pageAddress(path, site));
  const leftOf = (links: ShellLink[]): ShellLink[] =>
    links.flatMap((item) => {
      if (item.to && drafts.includes(item.to.href.replace(/#.*/, ''))) return [];
      if (!Array.isArray(item.items)) return item;
      const items = leftOf(item.items);
      return items.length === 0 && item.items.length > 0 ? [] : { ...item, items };
    });
  return site.showsDrafts || drafts.length === 0 || !Array.isArray(links) ? links : (leftOf(links) as Links);
}
