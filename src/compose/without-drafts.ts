import { pageAddress } from '../addresses/page-address';
import type { Pointer } from '../manifest/pointer';
import type { Footer, Header } from './generated/blocks';
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

/** Gives a header without the entries of its menu that lead to drafts, unless the site shows drafts. */
export function headerWithoutDrafts<Shown extends Pick<Header, 'menu'>>(header: Shown, site: Site): Shown {
  const isDraft = draftTest(site);
  return isDraft && Array.isArray(header.menu) ? { ...header, menu: remaining(header.menu, isDraft) } : header;
}

/** Gives a footer without the links in its groups that lead to drafts, unless the site shows drafts. */
export function footerWithoutDrafts(footer: Footer, site: Site): Footer {
  const isDraft = draftTest(site);
  return isDraft && Array.isArray(footer.groups) ? { ...footer, groups: remaining(footer.groups, isDraft) } : footer;
}

/** Gives what tells whether an address is that of a draft; undefined where there are none to leave out. */
function draftTest(site: Site): ((href: string) => boolean) | undefined {
  const drafts = draftPaths(site);
  if (site.showsDrafts || drafts.size === 0) return undefined;
  const addresses = new Set([...drafts].map((path) => pageAddress(path, site)));
  return (href) => addresses.has(href.replace(/#.*$/, ''));
}

/** Gives the links that lead to no draft; one that has others below it goes with the last of them. */
function remaining<Item extends object>(items: Item[], isDraft: (href: string) => boolean): Item[] {
  return items.flatMap((item) => {
    const { to, items: below } = item as ShellLink;
    if (to && isDraft(to.href)) return [];
    if (!Array.isArray(below)) return [item];
    const left = remaining(below, isDraft);
    return left.length === 0 && below.length > 0 ? [] : [{ ...item, items: left }];
  });
}
