import { assetPath } from '../addresses/asset-path';
import { isNotFound } from '../addresses/page-address';
import { composeShell } from '../compose/compose-shell';
import type { Facts } from '../compose/facts';
import { composeFeeds } from '../compose/feeds';
import type { Page } from '../compose/page';
import { inAlphabeticalOrder } from '../compose/shape';
import type { Site } from '../compose/site';
import { hashOf } from '../pictures/hash';
import { sharePicturePath } from '../pictures/share-picture';
import { socialPicture } from '../pictures/social-picture';
import { brandOf, iconAddresses } from './brand-of-site';
import type { PageFrame, PageToDraw, Renderer } from './draw-page';
import { type Face, facesOf } from './face-files';
import { type LinkedSite, linkedDataOf, linkSite } from './linked-data/linked-data';
import { addressOnWeb, fileUrl, pageUrl } from './page-url';
import type { GatheredAssets } from './read-assets';
import { speculationRules } from './security';
import { composeStyles } from './site-styles';
import { frameColors, themeAttributes } from './theme';

/** The frame of a site, ready for rendering any of its pages. */
export interface Frame extends PageFrame {
  site: Site;
  /** The files of its typefaces. */
  faces: Face[];
  /** The file of what pages share, which a followed link needs. */
  siteData: { path: string; text: string };
  /** The facts of the shell. */
  facts: Facts;
  /** The data of the site in the terms of schema.org; undefined where it names no business. */
  linked: LinkedSite | undefined;
}

/** Composes the frame of a site; `script` is the address of the first script. */
export function composeFrame(site: Site, gathered: GatheredAssets, renderer: Renderer, script: string): Frame {
  const { shell, facts } = composeShell(site);
  const { theme } = site;
  const faces = facesOf(theme);
  const addresses = Object.fromEntries(faces.map(({ name, path }) => [name, site.base + path]));
  const styles = composeStyles(site, shell, renderer, addresses);
  const brand = brandOf(site, gathered);
  const { logo, mark } = brand;
  const { site: about } = site.manifest;
  const feeds = composeFeeds(site).map(({ title, path: feed }) => ({ title, address: fileUrl(site, feed.slice(1)) }));
  const { foundation, theme: ofTheme, blocks, live, site: own } = styles;
  // The code, the shell, the theme, the base and the styles, which are those that some page needs: all that every page
  // depends on, in whatever order it is written.
  const key = hashOf(
    JSON.stringify([
      site.registry.version,
      JSON.stringify(shell),
      inAlphabeticalOrder(JSON.parse(JSON.stringify(theme))),
      inAlphabeticalOrder(JSON.parse(JSON.stringify(about))),
      logo.key,
      mark.key,
      feeds,
      [foundation, ofTheme, blocks, live, own],
    ]),
  );
  const text = JSON.stringify({ key, shell });
  const siteData = { path: assetPath('site.json', hashOf(text)), text };
  const parts = {
    key,
    site: site.base + siteData.path,
    icons: iconAddresses(brand, site.base),
    printStyles: styles.print,
    textFace: addresses[theme.textFont],
    script,
    speculationRules,
    attributes: themeAttributes(theme),
    frameColors: frameColors(theme),
    ...(feeds.length > 0 && { feeds }),
  };
  return { site, shell, parts, styles, faces, brand, siteData, facts, linked: linkSite(site, shell.logo) };
}

/**
 * Gives a page with all that drawing it needs; `source` is the page as JSON, `linkedData` its description in the terms
 * of schema.org.
 */
export function pageToDraw(
  { site, brand, linked }: Frame,
  page: Page,
  source = JSON.stringify(page),
  linkedData = linked && linkedDataOf(linked, page),
): PageToDraw {
  if (isNotFound(page.path)) return { page, source, shared: undefined };
  const picture = page.share ? sharePicturePath(page.share.picture) : socialPicture(page.title, brand).path;
  const alt = page.share?.alt;
  const shared = { url: pageUrl(site, page.path), picture: fileUrl(site, picture), ...(alt && { alt }) };
  const alternates = page.languages?.map(({ tag, href }) => ({ language: tag, url: addressOnWeb(site, href) }));
  return { page, source, shared, ...(alternates && { alternates }), ...(linkedData !== undefined && { linkedData }) };
}

/**
 * Gives the paths of the files that every page names: those that its shell shows, its icons, styles, script, data and
 * typefaces.
 */
export function assetsOfFrame({ facts, parts, faces, site }: Frame): string[] {
  const addresses = [...Object.values(parts.icons), parts.printStyles, parts.script, parts.site];
  const paths = addresses.map((address) => address.slice(site.base.length));
  return [...facts.assets, ...paths, ...faces.map(({ path }) => path)];
}
