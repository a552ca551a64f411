import { notFoundPath, notFoundPathIn, withoutSlash } from '../addresses/page-address';
import { isUnpublished, type PlacedEntry } from '../manifest/collections';
import type { WrittenLanguage } from '../manifest/languages';
import { type AuthoredBlock, asJson, type Json, type Manifest, ownMember, wordsOf } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import { plainNamesIn } from '../manifest/placeholder';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import type { EntryPage } from '../manifest/rename-route';
import { type Selection, selectEntries } from './entries';
import { startFacts, type Use } from './facts';
import { fillValues } from './fill';
import { fillTemplate, fillWhere } from './fill-template';
import { noteSelection } from './note-selection';
import type { Share } from './page-head';
import type { FillContext, Sayings } from './sayings';
import { entryPlace, findField, firstName, type Scope } from './scope';
import type { Site } from './site';
import type { Tone } from './surfaces';
import { saysWords, translate } from './translation';

/** A route as it is written. */
export type WrittenRoute = Manifest['routes'][number];

/** A page as it is written, and where; for a page that is made of an entry, the template of all its pages. */
export interface RouteSource {
  /** The path, with the entry's fields filled in. */
  path: string;
  /** The path in the main language, where the site is in another one. */
  original?: string;
  title: string;
  description: string;
  share?: Share;
  /** The hue of the page. */
  tone?: Tone;
  /** Whether only editors of the site see the page. */
  draft?: boolean;
  blocks: AuthoredBlock[];
  pointer: Pointer;
  /** The entry of which the page is made. */
  scope?: Scope;
  /** The field of the entry that ends the path of a page made of it. */
  pathPointer?: Pointer | undefined;
}

/** Gives the pointer in site.json of a page's path, or of the field of its entry that ends the path. */
export function pathPointerOf({ pointer, pathPointer }: RouteSource): Pointer {
  return pathPointer ?? `${pointer}/path`;
}

/**
 * Gives the path of a page as its route has it, with names in braces where it is made of an entry; undefined for the page
 * of unknown addresses.
 */
export function writtenPathOf(
  { pointer }: Pick<RouteSource, 'pointer'>,
  { manifest }: Pick<Sayings, 'manifest'>,
): string | undefined {
  const path = valueAt(asJson(manifest), `${pointer}/path`);
  return typeof path === 'string' ? path : undefined;
}

/** Gives every page of a site, the one for unknown addresses last. */
export const routeSources = rememberEach((site: Sayings): RouteSource[] => {
  const { routes, notFound } = site.manifest;
  const { title, description = '', blocks } = notFound;
  const pointer = '/notFound';
  const written: RouteSource[] = [
    ...routes.flatMap((route, index) => sourcesOf(route, `/routes/${index}`, site)),
    { path: notFoundPath, title, description, blocks, pointer },
  ];
  const { language } = site;
  return language ? written.flatMap((source) => inLanguage(source, language, site)) : written;
});

/** Gives a page in another language than the main one; none where its title is not translated. */
function inLanguage(source: RouteSource, language: WrittenLanguage, site: Sayings): RouteSource[] {
  if (!isTranslated(source, language, site)) return [];
  return [{ ...source, original: source.path, path: pathInLanguage(source, language, site) }];
}

/**
 * Gives the path in another language of a page of the main one; of an untranslated page, the path that it would have.
 */
export function pathInLanguage(source: RouteSource, language: WrittenLanguage, site: Sayings): string {
  const { path: original, pointer, scope } = source;
  if (original === notFoundPath) return notFoundPathIn(language.prefix);
  const own = ownMember(language.paths, writtenPathOf(source, site) ?? '');
  const path = typeof own === 'string' ? filledPath(own, pointer, scope, site) : original;
  return withoutSlash(language.prefix + (path ?? original));
}

/**
 * Tells whether the title of a page is translated: its template, or for a template without words of its own, the fields
 * in it.
 */
function isTranslated(source: RouteSource, language: WrittenLanguage, site: Sayings): boolean {
  const { title, scope } = source;
  if (translate(title, language, writtenPathOf(source, site)) !== undefined) return true;
  if (saysWords(title)) return false;
  if (!scope) return true;
  const texts = plainNamesIn(title).map((name) => wordsOf(findField(name, scope, site)?.value));
  return texts.every((text) => !saysWords(text) || translate(text, language) !== undefined);
}

/** Gives the pages that are made of entries, as a rename asks for them. */
export function entryPages(site: Sayings): EntryPage[] {
  return routeSources(site).flatMap(({ path, pointer, scope }) => {
    const template = valueAt(asJson(site.manifest), `${pointer}/path`);
    return scope ? [{ path, template: String(template), entry: scope.pointer }] : [];
  });
}

/** Gives the entries of which a route makes pages; none where it is a page itself. */
export function entriesOfRoute(route: WrittenRoute, site: Sayings): PlacedEntry[] {
  const entriesOf = entriesBySite(site);
  const before = entriesOf.get(route);
  if (before) return before;
  const selection = selectionOf(route, '', { site, facts: startFacts() });
  const entries = selection ? selectEntries(selection, site, true) : [];
  entriesOf.set(route, entries);
  return entries;
}

/** The entries of each route, which pages, rules and limits ask for. */
const entriesBySite = rememberEach((_: Sayings) => new WeakMap<WrittenRoute, PlacedEntry[]>());

/** Gives the pages that a route would make if it took all entries of its collection. */
export function sourcesOfAll({ where, limit, ...route }: WrittenRoute, pointer: Pointer, site: Sayings): RouteSource[] {
  return sourcesOf(route, pointer, site);
}

/** Gives the selection of a route, values filled in. */
function selectionOf(
  { from, where, sort, limit }: WrittenRoute,
  pointer: Pointer,
  fillContext: FillContext,
): Selection | undefined {
  if (from === undefined) return undefined;
  const place = { composed: `${pointer}/where`, source: `${pointer}/where` };
  return { from, where: fillWhere(where as Json | undefined, place, fillContext, undefined), sort, limit };
}

/** Gives the uses of the routes themselves: collections whose entries make pages, and the fields in their paths. */
export function usesOfRoutes(site: Site): Use[] {
  return site.manifest.routes.flatMap((route, index) => {
    const { from } = route;
    if (from === undefined) return [];
    const pointer = `/routes/${index}`;
    const facts = startFacts(['uses']);
    const fillContext = { site, facts, isNeeded: true };
    const selection = { ...selectionOf(route, pointer, fillContext), from };
    const whole = { composed: pointer, source: pointer, list: pointer };
    noteSelection(route.where as Json | undefined, selection, whole, fillContext);
    const inPaths = entriesOfRoute(route, site).flatMap((placedEntry) =>
      asDraft(isUnpublished(placedEntry, asJson(site.manifest)), usesInPath(route, pointer, placedEntry, site)),
    );
    return asDraft(route.draft, [...facts.uses, ...inPaths]);
  });
}

/** Marks uses as those of a draft, where their source is one. */
function asDraft(draft: Json | undefined, uses: Use[]): Use[] {
  return draft === true ? uses.map((use) => ({ ...use, inDraft: true })) : uses;
}

/** Gives the uses in the path of a page that is made of an entry. */
function usesInPath({ path }: WrittenRoute, pointer: Pointer, placedEntry: PlacedEntry, site: Site): Use[] {
  const facts = startFacts(['uses']);
  const scope = { ...placedEntry, item: placedEntry.pointer };
  const place = { composed: `${pointer}/path`, source: `${pointer}/path` };
  const filled = fillTemplate(path, place, { site, facts, isNeeded: true }, scope)?.value;
  const isWhole = typeof filled !== 'object' && !fillValues(String(filled), site.values).includes('{');
  if (isWhole) return facts.uses;
  // The value is no text, or has placeholders that nothing fills in.
  const field = plainNamesIn(path)
    .map((name) => findField(name, scope, site))
    .find((one) => one?.value !== undefined && /^$|\{/.test(wordsOf(one.value)));
  // What the entry lacks is noted already.
  if (!field) return facts.uses;
  const { name, value, entry } = field;
  return [...facts.uses, { kind: 'unfit-address', name, collection: entry.collection, value, pointer: field.pointer }];
}

function sourcesOf(route: WrittenRoute, pointer: Pointer, site: Sayings): RouteSource[] {
  const { from, where, sort, limit, ...written } = route;
  if (from === undefined) return [{ pointer, ...written }];
  const names = plainNamesIn(written.path).map(firstName);
  return entriesOfRoute(route, site).flatMap((placedEntry) => {
    const scope: Scope = { ...placedEntry, item: entryPlace('') };
    const path = filledPath(written.path, pointer, scope, site);
    // Without a part of its address there is no page; `usesOfRoutes` notes it.
    if (path === undefined) return [];
    // Node 20 takes ten times as long for a member that is added after others were spread.
    const source = { pointer, pathPointer: lastFieldOf(names, scope), scope, ...written, path };
    return [isUnpublished(placedEntry, asJson(site.manifest)) ? { ...source, draft: true } : source];
  });
}

/** Fills a path with the fields of an entry and with values; undefined where it lacks a part. */
function filledPath(template: string, pointer: Pointer, scope: Scope | undefined, site: Sayings): string | undefined {
  const place = { composed: '/path', source: `${pointer}/path` };
  const filled = scope ? fillTemplate(template, place, { site, facts: startFacts() }, scope)?.value : template;
  if (filled === undefined || typeof filled === 'object') return undefined;
  const path = fillValues(String(filled), site.values);
  return path.includes('{') ? undefined : path;
}

/** Gives the field of an entry that ends a path, of the names in its template. */
function lastFieldOf(names: string[], { entry, pointer }: Scope): Pointer | undefined {
  const name = names.findLast((one) => Object.hasOwn(entry, one));
  return name === undefined ? undefined : memberPointer(pointer, name);
}

/** Gives the paths of the pages that are drafts. */
export const draftPaths = rememberEach(
  (site: Site): ReadonlySet<string> => new Set(routeSources(site).flatMap(({ path, draft }) => (draft ? [path] : []))),
);

/** Tells whether the page at a path is a draft, which this site does not show. */
export function isHidden(path: string, site: Site): boolean {
  return !site.showsDrafts && draftPaths(site).has(path);
}
