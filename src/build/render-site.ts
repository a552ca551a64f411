import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { composePage, notFoundPath, routeSources } from '../compose/compose-page';
import { composeShell } from '../compose/compose-shell';
import type { Page, Shell } from '../compose/page';
import type { DocumentParts } from '../compose/rendering';
import type { Site } from '../compose/site';
import { hashedName, hashOf } from '../pictures/hash';
import type { Identity } from '../pictures/identity';
import { socialPicture } from '../pictures/social-picture';
import { iconAddresses, identityOf } from './identity';
import { assetsFolder, type GatheredAssets } from './read-assets';
import type { Code } from './renderer';
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
}

/** Composes what surrounds the pages of a site. */
export function composeFrame(
  site: Site,
  gathered: GatheredAssets,
  code: Code,
  script = `${site.base}${assetsFolder}/${code.bootScript}`,
): Frame {
  const shell = composeShell(site);
  const file = fontFile(site.manifest.theme);
  const font = file ? { path: `${assetsFolder}/${hashedName(basename(file), readFileSync(file))}`, file } : undefined;
  const styles = composeStyles(site, code.renderer, font && site.base + font.path);
  const shellSource = JSON.stringify(shell);
  const identity = identityOf(site, gathered);
  const key = hashOf(JSON.stringify([code.key, shellSource, site.manifest.theme, site.manifest.site, identity]));
  return { site, shell, shellSource, styles, key, script, font, identity };
}

/** The pages of a site, composed. */
export function composePages(site: Site): Page[] {
  return routeSources(site.manifest).map((route) => composePage(site, route));
}

/** The document of one page, or the failure in words; `source` is the page as JSON. */
export function renderDocumentOf(
  frame: Frame,
  page: Page,
  code: Code,
  source = JSON.stringify(page),
): ReturnType<Code['renderer']['renderPage']> {
  const { site, shell, shellSource, styles, key, script, identity } = frame;
  return code.renderer.renderPage(shell, page, {
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
  const { path: picture } = socialPicture(title, identity, assetsFolder);
  return { url: pageUrl(site, path), picture: pageUrl(site, `/${picture}`) };
}

/** What the browser fetches when a link to the page is followed; `source` is the page as JSON. */
export function sliceOf({ key, styles }: Frame, page: Page, source = JSON.stringify(page)): string {
  return `{"key":${JSON.stringify(key)},"page":${source},"styles":${JSON.stringify(styles.addresses(page))}}`;
}

/** The address of a page on the web. */
export function pageUrl(site: Site, path: string): string {
  const { origin } = new URL(site.manifest.site.url);
  return origin + site.base + path.slice(1);
}

/** The addresses of assets in a composed part, written as JSON. */
export function assetAddresses(composed: string): string[] {
  return composed.match(addressPattern) ?? [];
}

const addressPattern = new RegExp(`${assetsFolder}/[\\w.-]+`, 'g');
