import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { assetPath } from '../addresses/asset-path';
import { notFoundPath, pageAddress } from '../addresses/page-address';
import { composeShell } from '../compose/compose-shell';
import { collectIn, type Reached } from '../compose/composed-page';
import type { Page } from '../compose/page';
import type { Site } from '../compose/site';
import { hashOf } from '../pictures/hash';
import { sharePicturePath } from '../pictures/share-picture';
import { socialPicture } from '../pictures/social-picture';
import type { PageFrame, PageToDraw } from './draw-page';
import { iconAddresses, identityOf } from './identity';
import type { GatheredAssets } from './read-assets';
import type { Renderer } from './renderer';
import { composeStyles } from './site-styles';
import { fontFile } from './theme';

/** Everything around the pages of a site, ready for rendering any of them. */
export interface Frame extends PageFrame {
  site: Site;
  font: { path: string; file: string } | undefined;
  /** The files that the surroundings of every page show, within the base. */
  assets: string[];
  /** What the surroundings of every page have from elsewhere. */
  reached: Reached;
}

/** Composes what surrounds the pages of a site; `script` is the address of the first script. */
export function composeFrame(site: Site, gathered: GatheredAssets, renderer: Renderer, script: string): Frame {
  const assets: string[] = [];
  const reached: Reached = new Map();
  const shell = composeShell(site, { asset: (path) => assets.push(path), reach: collectIn(reached) });
  const file = fontFile(site.manifest.theme);
  const font = file ? { path: assetPath(basename(file), hashOf(readFileSync(file))), file } : undefined;
  const styles = composeStyles(site, renderer, font && site.base + font.path);
  const identity = identityOf(site, gathered);
  const { logo, mark } = identity;
  const { theme, site: about } = site.manifest;
  const parts = {
    // The code, the shell, the theme and the base: all that every page depends on.
    key: hashOf(JSON.stringify([site.registry.version, JSON.stringify(shell), theme, about, logo.key, mark.key])),
    icons: iconAddresses(identity, site.base),
    printStyles: styles.print,
    script,
    themeColor: theme.colors.paper,
  };
  return { site, shell, parts, styles, font, identity, assets, reached };
}

/** A page of the site with all that it takes to draw it; `source` is the page as JSON. */
export function pageToDraw({ site, identity }: Frame, page: Page, source = JSON.stringify(page)): PageToDraw {
  if (page.path === notFoundPath) return { page, source, shared: undefined };
  const picture = page.share ? sharePicturePath(page.share.picture) : socialPicture(page.title, identity).path;
  const alt = page.share?.alt;
  const shared = { url: pageUrl(site, page.path), picture: fileUrl(site, picture), ...(alt && { alt }) };
  return { page, source, shared };
}

/** The address of a page on the web. */
export function pageUrl(site: Site, path: string): string {
  return new URL(site.manifest.site.url).origin + pageAddress(path, site);
}

/** The address of a file on the web, by its path within the base. */
export function fileUrl(site: Site, path: string): string {
  return new URL(site.manifest.site.url).origin + site.base + path;
}
