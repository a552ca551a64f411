import { pageAddress } from '../../addresses/page-address';
import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { composeShell } from '../../compose/compose-shell';
import { editionAt, editionsOf } from '../../compose/editions';
import type { Origin } from '../../compose/facts';
import type { Page, Shell } from '../../compose/page';
import { entryPages, type RouteSource, routeSources } from '../../compose/routes';
import type { Sayings } from '../../compose/sayings';
import { prepareSite, type Site } from '../../compose/site';
import type { FaceAddresses } from '../../frame/faces';
import { letterMeasures } from '../../frame/fallback-face';
import { themeAttributes, themeStyle } from '../../frame/theme';
import { asManifest, type JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { EntryPage } from '../../manifest/rename-route';
import { addresses } from '../naming/addresses';
import { sayingsIn, withoutNotes } from '../words/sayings-in';
import { type MarkedPlaces, markPage, markShell } from './mark-page';
import { placeOfAbove } from './place-of-above';

/** A page as the preview draws it, with its marks and the origins of its parts. */
export interface DrawnPage {
  path: string;
  /** Where the page is written in site.json. */
  route: Pointer;
  page: Page;
  shell: Shell;
  styles: string;
  attributes: Record<string, string>;
  /** The page and the shell without marks, as visitors have them: to be sent or compared. */
  clean: { page: Page; shell: Shell };
  /** The entry that the page is made of; undefined where it is made of none. */
  entry: Pointer | undefined;
  /** The number of pages that its route makes. */
  pagesOfRoute: number;
  /** The origins to which the marks lead, by their numbers. */
  places: MarkedPlaces;
  /** The composed places of the drawn blocks, in their order. */
  blocks: Pointer[];
  origins: ReadonlyMap<Pointer, Origin>;
}

/**
 * Prepares the value of a site for composing as of a moment, once for each value; throws, here or in composing, where
 * the value is not as its schema says.
 */
export function siteOf(root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date): Site {
  const last = prepared.get(root);
  if (last?.assets === assets && last.site.registry === registry && last.now.getTime() === now.getTime())
    return last.site;
  const site = prepareSite(asManifest(withoutNotes(root)), assets, registry, now, true);
  prepared.set(root, { assets, now, site });
  return site;
}

/** The page that is drawn and all that lists pages ask for one and the same site. */
const prepared = new WeakMap<JsonObject, { assets: Assets; now: Date; site: Site }>();

/** Gives every page of an edited site as of a moment; none where the site cannot be read that far. */
export function pagesIn(root: JsonObject, now: Date): RouteSource[] {
  try {
    return routeSources(sayingsAsOf(root, now));
  } catch {
    return [];
  }
}

/**
 * Gives the pages of an edited site that are made of entries, with what a rename needs of them; none where the site
 * cannot be read that far.
 */
export function entryPagesIn(root: JsonObject, now: Date): EntryPage[] {
  try {
    return entryPages(sayingsAsOf(root, now));
  } catch {
    return [];
  }
}

/** Gives the paths of a saved site that somebody may know: those of all its pages but of samples. */
export function knownPathsIn(saved: JsonObject, now: Date): Set<string> {
  const isSample = ({ scope }: RouteSource): boolean => scope?.entry.sample === true;
  return new Set(pagesIn(saved, now).flatMap((page) => (isSample(page) ? [] : [page.path])));
}

/** Gives those of some pages that are made of one entry. */
export function pagesMadeOf(entry: Pointer, pages: RouteSource[]): RouteSource[] {
  return pages.filter(({ scope }) => scope?.pointer === entry);
}

/** Gives the sayings of a site at a moment, from the prepared site where there is one. */
function sayingsAsOf(root: JsonObject, now: Date): Sayings {
  const last = prepared.get(root);
  return last?.now.getTime() === now.getTime() ? last.site : sayingsIn(root, now);
}

/** Gives every page of a prepared site; the one for unknown addresses is the last. */
export function pagesOf(site: Site): RouteSource[] {
  return routeSources(site);
}

/** Gives a site in one of its languages. */
function editionIn(tag: string, site: Site): Site | undefined {
  return editionsOf(site).find(({ language }) => language?.tag === tag);
}

/** Gives the page at an address of a site, by its path in the main language, and the code of the language that has it. */
export function pageAt(path: string, site: Site): { path: string; language: string | undefined } {
  const { language } = editionAt(path, site);
  const edition = language && editionIn(language.tag, site);
  const route = edition && routeSources(edition).find((one) => one.path === path);
  return route ? { path: route.original ?? path, language: language?.tag } : { path, language: undefined };
}

/** Gives the styles and attributes of a theme, worked out once for each. */
function drawnTheme({ theme, manifest }: Site): Pick<DrawnPage, 'styles' | 'attributes'> {
  const last = drawnThemes.get(manifest.theme);
  if (last) return last;
  const faces: FaceAddresses = Object.fromEntries(
    Object.keys(letterMeasures).map((name) => [name, addresses().face(name)]),
  );
  // Whoever edits sees the typeface that visitors have from their second page on, however late it comes.
  const styles = themeStyle(theme, faces).replaceAll('font-display:optional', 'font-display:swap');
  const look = { styles, attributes: themeAttributes(theme) };
  drawnThemes.set(manifest.theme, look);
  return look;
}

const drawnThemes = new WeakMap<object, Pick<DrawnPage, 'styles' | 'attributes'>>();

/**
 * Composes the page at a path and its surroundings, with marks in all that they show; the words at `typedPlace` are
 * kept whole, since somebody types there. `language` is the code of another language, in which a page is drawn also
 * while nobody has translated it. Gives undefined where no page has the path.
 */
export function drawPage(main: Site, path: string, typedPlace?: Pointer, language?: string): DrawnPage | undefined {
  const routes = routeSources(main);
  const original = routes.find((one) => one.path === path);
  if (!original) return undefined;
  const site = (language !== undefined && editionIn(language, main)) || main;
  const route = site === main ? original : (routeSources(site).find((one) => one.original === path) ?? original);
  // An unfinished page is drawn as far as possible.
  const { page, facts } = composePage(site, route, { asked: ['blocks', 'origins'] });
  const { shell, facts: around } = composeShell(site, ['origins']);
  const blocks = facts.blocks.map(({ pointer }) => pointer);
  const origins = new Map([...facts.origins, ...around.origins]);
  const places: MarkedPlaces = [];
  const marking = { registry: site.registry, origins, places, typedPlace, ownAddress: pageAddress(route.path, site) };
  return {
    path,
    route: route.pointer,
    clean: { page, shell },
    entry: route.scope?.pointer,
    pagesOfRoute: route.scope ? routes.filter(({ pointer }) => pointer === route.pointer).length : 1,
    page: markPage(page, blocks, (link) => placeOfAbove(link, site, shell, origins), marking),
    shell: markShell(shell, marking),
    ...drawnTheme(site),
    places,
    blocks,
    origins,
  };
}
