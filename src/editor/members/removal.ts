import type { RouteSource } from '../../compose/routes';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { placesNaming } from '../../manifest/places-naming';
import { placesUsing } from '../../manifest/places-using';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { entryTitle } from '../naming/parts';
import { sayPlace } from '../naming/say-changed';
import type { Edit } from './members';
import { linkPlaces, withoutLinks } from './without-links';

/** Gives the path of the nearest of some pages above an address; the home page where there is no other. */
export function pageAbove(path: string, paths: readonly string[]): string {
  const steps = path.split('/');
  const above = steps.map((_, count) => steps.slice(0, steps.length - 1 - count).join('/'));
  return above.find((one) => one !== '' && paths.includes(one)) ?? '/';
}

/**
 * Gives the path of the page that stands in best for a deleted one: the page above it. Where no page is at the address
 * above, it is a page that links to the deleted one.
 */
export function pageInstead(
  root: JsonObject,
  path: string,
  paths: readonly string[],
  links: readonly { place: Pointer }[],
): string {
  const above = pageAbove(path, paths);
  if (above !== '/' || path.lastIndexOf('/') === 0) return above;
  const leading = links.map(({ place }) => valueAt(root, `${/^\/routes\/\d+/.exec(place)?.[0]}/path`));
  return paths.find((one) => one !== '/' && leading.includes(one)) ?? above;
}

/** A place that leads to a page, names an entry or is made of a collection that is to be deleted. */
export interface LeadingPlace {
  place: Pointer;
  says: string;
  /** True where it names the entry or the collection, so that no other address can stand in for it. */
  isName: boolean;
}

/** Gives the places elsewhere that lead to some pages, name the entry at `part`, or are made of the collection there. */
export function placesLeadingTo(root: JsonObject, now: Date, part: Pointer, paths: readonly string[]): LeadingPlace[] {
  const [section, collection = ''] = pointerKeys(part);
  const using = isCollection(part) ? placesUsing(root, collection) : [];
  const entry = section === 'collections' ? valueAt(root, part) : undefined;
  const slug = isObject(entry) ? entry.slug : undefined;
  const naming = slug === undefined ? [] : placesNaming(collection, slug, root);
  // What stands on a page that goes along is gone with it.
  const along = [part, ...using.filter((place) => /^\/routes\/\d+$/.test(place))];
  const links = linkPlaces(root, paths).filter((place) => !along.some((one) => place.startsWith(`${one}/`)));
  const places = new Set([...using, ...links, ...naming.filter((place) => !place.startsWith(`${part}/`))]);
  return [...places].map((place) => ({
    place,
    says: sayPlace(root, now, place),
    isName: naming.includes(place) || using.includes(place),
  }));
}

/** Tells whether a place is that of a whole collection. */
export function isCollection(place: Pointer): boolean {
  const keys = pointerKeys(place);
  return keys.length === 2 && keys[0] === 'collections';
}

/**
 * Says how many places lead to a part, and what becomes of them once it is deleted, or hidden, and its address leads to
 * `target`, or nowhere; `answered` of them are taken out. `isUsed` is that of a collection.
 */
export function sayLeading(
  places: readonly LeadingPlace[],
  title: string,
  target: string | undefined,
  answered = 0,
  fate: 'deleted' | 'hidden' = 'deleted',
  isUsed = false,
): string {
  const count = places.length;
  const [one, several] = isUsed ? ['uses', 'use'] : ['leads to', 'lead to'];
  const start = count === 1 ? `1 place ${one} ${title}` : `${count} places ${several} ${title}`;
  const remaining = count - answered;
  if (remaining === 0) return `${start}:`;
  const them = answered > 0 ? 'what stays' : remaining === 1 ? 'it' : 'them';
  const unled = target === undefined ? remaining : places.filter(({ isName }) => isName).length;
  if (unled === remaining) return `${start}. Once it is ${fate}, you will find ${them} in the list of notices:`;
  const leads = `From then on ${answered > 0 ? 'what stays leads' : remaining === 1 ? 'it leads' : 'the links lead'} to ${target}`;
  return `${start}. ${leads}${unled > 0 ? `; what names ${title} you will find in the list of notices` : ''}:`;
}

/** The consequences of deleting pages, for their addresses and for the links to them. */
export interface PageRemoval {
  /** The path of the page to which their addresses lead from then on; without it, they lead nowhere. */
  to?: string | undefined;
  /** Whether the links to them are taken out. */
  takesLinks?: boolean;
}

/** Adds to an edit that deletes pages what becomes of their addresses and of the links to them. */
export function withoutPages(edit: Edit, paths: readonly string[], { to, takesLinks = false }: PageRemoval): Edit {
  if (paths.length === 0) return edit;
  const { root, outcomes } = takesLinks ? withoutLinks(edit.after, paths) : { root: edit.after, outcomes: new Map() };
  const { redirects } = root;
  const all = redirectsWithout(Array.isArray(redirects) ? redirects : [], paths, to);
  const isUnchanged = all.length === 0 && redirects === undefined;
  const after = isUnchanged ? root : withRedirects(root, all);
  const leads = paths.length === 1 ? 'leads' : 'lead';
  const goes =
    to === undefined ? 'its address leads nowhere now' : `${sayPaths(paths)} ${leads} to ${pathInSentence(to)} now`;
  const says = `${edit.says}; ${goes}${outcomes.size > 0 ? '; what led there is taken out' : ''}`;
  return { ...edit, after, says };
}

/**
 * Gives the redirects once pages are deleted: their addresses lead to another page, or nowhere, and so do those that
 * led there.
 */
function redirectsWithout(redirects: readonly Json[], paths: readonly string[], to: string | undefined): Json[] {
  const former = redirects.flatMap((redirect) => follow(redirect, paths, to));
  return [...former, ...(to === undefined ? [] : paths.map((from) => ({ from, to })))];
}

/** Gives a site without the redirects that led away from addresses at which pages stand now. */
export function withAddressesTaken(root: JsonObject, paths: readonly string[]): JsonObject {
  const { redirects } = root;
  if (!Array.isArray(redirects)) return root;
  const isTaken = (one: Json): boolean => isObject(one) && paths.includes(String(one.from).replace(/(.)\/$/, '$1'));
  const remaining = redirects.filter((one) => !isTaken(one));
  return remaining.length === redirects.length ? root : withRedirects(root, remaining);
}

/** Writes the path of a page for the middle of a sentence: `the home page` for `/`. */
export function pathInSentence(path: string): string {
  return path === '/' ? 'the home page' : path;
}

/**
 * Gives the pages to which addresses can lead once some are deleted: their titles, with addresses, since two may have
 * one title, by their paths.
 */
export function targetsOf(
  pages: readonly RouteSource[],
  gone: readonly string[],
  root: JsonObject,
  now: Date,
): Map<string, string> {
  const remaining = pages.filter(({ path, pointer }) => !gone.includes(path) && pointer !== '/notFound');
  return new Map(
    remaining.map(({ path, title, scope }) => {
      const called =
        scope?.pointer === undefined
          ? title
          : entryTitle(root, now, valueAt(root, scope.pointer), indexIn(scope.pointer));
      return [path, path === '/' ? pathInSentence(path) : `${called} (${path})`];
    }),
  );
}

function indexIn(pointer: Pointer): number {
  return Number(pointerKeys(pointer).at(-1));
}

function withRedirects(root: JsonObject, redirects: Json[]): JsonObject {
  return (redirects.length === 0 ? remove(root, '/redirects') : set(root, '/redirects', redirects)) as JsonObject;
}

/** Gives a redirect after pages were deleted: one that led to them leads on, or is removed. */
function follow(redirect: Json, paths: readonly string[], to: string | undefined): Json[] {
  if (!isObject(redirect) || !paths.includes(String(redirect.to))) return [redirect];
  return to === undefined ? [] : [set(redirect, '/to', to)];
}

function sayPaths(paths: readonly string[]): string {
  return paths.length > 3 ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more` : paths.join(', ');
}
