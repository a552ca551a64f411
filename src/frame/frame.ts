import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { assetPath, assetsFolder } from '../addresses/asset-path';
import { notFoundPath, pageAddress } from '../addresses/page-address';
import { composeShell } from '../compose/compose-shell';
import { collectIn, type Reached } from '../compose/composed-page';
import type { Page, Shell } from '../compose/page';
import type { DocumentParts } from '../compose/rendering';
import type { Site } from '../compose/site';
import { hashOf } from '../pictures/hash';
import type { Identity } from '../pictures/identity';
import { socialPicture } from '../pictures/social-picture';
import { iconAddresses, identityOf } from './identity';
import type { GatheredAssets } from './read-assets';
import type { Code, Renderer } from './renderer';
import { composeStyles, type SiteStyles } from './site-styles';
import { fontFile } from './theme';

/** Everything around the pages of a site, ready for rendering any of them. */
export interface Frame {
  site: Site;
  shell: Shell;
  /** The shell as JSON. */
  shellSource: string;
  styles: SiteStyles;
  /** Changes with the code, the shell, the theme and the base: with all that every page depends on. */
  key: string;
  script: string;
  font: { path: string; file: string } | undefined;
  identity: Identity;
  /** The files that the surroundings of every page show, within the base. */
  assets: string[];
  /** What the surroundings of every page have from elsewhere. */
  reached: Reached;
}

/** Composes what surrounds the pages of a site. */
export function composeFrame(
  site: Site,
  gathered: GatheredAssets,
  code: Code,
  script = `${site.base}${assetsFolder}/${code.bootScript}`,
): Frame {
  const assets: string[] = [];
  const reached: Reached = new Map();
  const shell = composeShell(site, { asset: (path) => assets.push(path), reach: collectIn(reached) });
  const file = fontFile(site.manifest.theme);
  const font = file ? { path: assetPath(basename(file), hashOf(readFileSync(file))), file } : undefined;
  const styles = composeStyles(site, code.renderer, font && site.base + font.path);
  const shellSource = JSON.stringify(shell);
  const identity = identityOf(site, gathered);
  const { logo, mark } = identity;
  const key = hashOf(
    JSON.stringify([site.registry.version, shellSource, site.manifest.theme, site.manifest.site, logo.key, mark.key]),
  );
  return { site, shell, shellSource, styles, key, script, font, identity, assets, reached };
}

/** The document of one page, or the failure in words; `source` is the page as JSON. */
export function renderDocumentOf(
  frame: Frame,
  page: Page,
  renderer: Renderer,
  source = JSON.stringify(page),
): ReturnType<Renderer['renderPage']> {
  const { site, shell, shellSource, styles, key, script, identity } = frame;
  return renderer.renderPage(shell, page, {
    ...(page.path === notFoundPath ? {} : { shared: sharedParts(frame, page) }),
    icons: iconAddresses(identity, site.base),
    styles: styles.ofPage(page),
    printStyles: styles.print,
    script,
    data: `{"key":${JSON.stringify(key)},"shell":${shellSource},"page":${source}}`,
    themeColor: site.manifest.theme.colors.paper,
  });
}

/** How a page is told of where it is shared. */
function sharedParts({ site, identity }: Frame, { path, title }: Page): NonNullable<DocumentParts['shared']> {
  const { path: picture } = socialPicture(title, identity);
  return { url: pageUrl(site, path), picture: fileUrl(site, picture) };
}

/** What the browser fetches when a link to the page is followed; `source` is the page as JSON. */
export function sliceOf({ key, styles }: Frame, page: Page, source = JSON.stringify(page)): string {
  return `{"key":${JSON.stringify(key)},"page":${source},"styles":${JSON.stringify(styles.addresses(page))}}`;
}

/** The address of a page on the web. */
export function pageUrl(site: Site, path: string): string {
  return new URL(site.manifest.site.url).origin + pageAddress(path, site);
}

/** The address of a file on the web, by its path within the base. */
export function fileUrl(site: Site, path: string): string {
  return new URL(site.manifest.site.url).origin + site.base + path;
}
