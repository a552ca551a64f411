import { pageAddress, withoutSlash } from '../addresses/page-address';
import { languagesIn } from '../manifest/languages';
import { asJson } from '../manifest/manifest';
import { createMemo, rememberEach } from '../manifest/memo';
import type { NotedFacts } from './facts';
import type { LanguageLink, LanguageName, Link, Originals } from './page';
import { draftPaths, type RouteSource, routeSources } from './routes';
import { sayingsIn } from './sayings';
import type { Site } from './site';

/** Gives the editions of a site in all its languages, also in those that are drafts; the main language comes first. */
export function allEditionsOf(site: Site): readonly Site[] {
  return editionsByMain(site.main ?? site);
}

const editionsByMain = rememberEach((main: Site): readonly Site[] => [
  main,
  ...languagesIn(asJson(main.manifest)).map(
    (language): Site => ({ ...main, ...sayingsIn(language, main, main.registry.words), main }),
  ),
]);

/** Gives the editions of a site in the languages that are shown, the main one first. */
export function editionsOf(site: Site): readonly Site[] {
  return allEditionsOf(site).filter(isShown);
}

/** Tells whether an edition is shown: not while its language is a draft, but to editors of the site. */
export function isShown({ showsDrafts, language }: Site): boolean {
  return showsDrafts || !language?.isDraft;
}

/** Gives the edition of a site to which a path belongs, by the beginning of the path. */
export function editionAt(path: string, site: Site): Site {
  const [main = site, ...others] = editionsOf(site);
  return others.find(({ language }) => language && `${path}/`.startsWith(`${language.prefix}/`)) ?? main;
}

/**
 * Gives the edition of a further language to which an address belongs or once belonged, by the beginning of the path;
 * it may be one that is hidden again. Undefined where it is one of the main language.
 */
export function editionOfAddress(path: string, site: Site): Site | undefined {
  const isBelow = (prefix: string): boolean => `${path}/`.startsWith(`${prefix}/`);
  const [[, ...shown], [, ...all]] = [editionsOf(site), allEditionsOf(site)];
  return (
    shown.find(({ language }) => language && isBelow(language.prefix)) ??
    all.find(({ language }) => language?.formerly.some(isBelow))
  );
}

/** Gives the path of a page in the language of a site, by its path in the main language; undefined where it has none. */
export function pathIn(site: Site, original: string): string | undefined {
  if (!site.main) return routesByPath(site).has(original) ? original : undefined;
  return routesByPath(site).get(original)?.path;
}

/** Gives the pages of a site by their paths in the main language. */
const routesByPath = rememberEach(
  (site: Site): ReadonlyMap<string, RouteSource> =>
    new Map(routeSources(site).map((route) => [route.original ?? route.path, route])),
);

/**
 * Translates a link within a site: gives it with the path of the page in the language of the site. A link to an
 * untranslated page stays as it is.
 */
export function linkWithin(target: string, site: Site): { path: string; link: Link } {
  const { main, language } = site;
  const toTarget = { path: target, link: { href: pageAddress(target, site) } };
  if (!main || !language) return toTarget;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const path = withoutSlash(written);
  const own = pathIn(site, path) ?? (isFeed(path, site) ? language.prefix + path : undefined);
  if (own !== undefined) return { path: own + rest, link: { href: pageAddress(own + rest, site) } };
  if (pathIn(main, path) === undefined) return toTarget;
  return { path: target, link: { ...toTarget.link, language: nameOf(main) } };
}

function isFeed(path: string, { manifest }: Site): boolean {
  return manifest.feeds?.some((feed) => feed.path === path) === true;
}

/** Gives the links to a page in all languages that have it, the main one first; none where only one has it. */
export function languageLinks(route: RouteSource, site: Site): LanguageLink[] {
  const editions = editionsOf(site);
  if (editions.length < 2) return [];
  const original = route.original ?? route.path;
  const find = (): LanguageLink[] => {
    const links = editions.flatMap((edition): LanguageLink[] => {
      const path = pathIn(edition, original);
      if (path === undefined || (path !== route.path && draftPaths(edition).has(path))) return [];
      return [{ ...nameOf(edition), href: pageAddress(path, site) }];
    });
    return links.length < 2 ? [] : links;
  };
  // A draft is linked on its own page alone; all other pages have their links in common.
  return draftPaths(site).has(route.path) ? find() : linksByOriginal(site.main ?? site, original, find);
}

const linksByOriginal = createMemo<Site, LanguageLink[]>();

/** Gives the name of the language of a site: its code, and what it calls itself. */
export const nameOf = rememberEach(({ language, manifest, locale }: Site): LanguageName => {
  const { language: tag } = manifest.site;
  if (language?.label !== undefined) return { tag, label: language.label };
  const [code = 'en'] = tag.split('-');
  const name = new Intl.DisplayNames([locale.language], { type: 'language' }).of(code) ?? tag;
  return { tag, label: name.charAt(0).toLocaleUpperCase(locale.language) + name.slice(1) };
});

/** Gives the originals in a composed part of a site in a further language; undefined where everything is translated. */
export function originalsOf({ main }: Site, facts: NotedFacts): { originals?: Originals } {
  const [texts, parts] = [[...(facts.originals ?? [])], [...(facts.originalParts ?? [])]];
  if (!main || texts.length + parts.length === 0) return {};
  const { language, direction = 'ltr' } = main.manifest.site;
  return { originals: { language, direction, texts, ...(parts.length > 0 && { parts }) } };
}

/** Gives the path of the home page in the language of a site, or that of the main one where it has none. */
export function homeOf(site: Site): string {
  return site.main ? (pathIn(site, '/') ?? '/') : '/';
}
