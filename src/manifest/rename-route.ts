import { addressMeant, addressProblem } from './address-problem';
import { entriesIn, entryAround } from './collections';
import { isInLanguage, withKeysFollowing } from './follow-paths';
import { keepFeedNames } from './keep-feed-names';
import { type Json, type JsonObject, namedMembers } from './manifest';
import { type Message, textOf, worded } from './message';
import { insert, remove, set } from './operations';
import { parseJson } from './parse';
import { plainNamesIn, replaceNames } from './placeholder';
import { conditionsOn, placesNaming } from './places-naming';
import { listAt, memberPointer, type Pointer, pointerKeys, valueAt } from './pointer';
import { printChanges } from './print-changes';
import { followName } from './references';
import { applySplices } from './splice';
import { writtenUses } from './uses';

/**
 * A site with a renamed route, the number of changed links, the number of places that name its entry, and the pages
 * whose paths have changed; or the reason, as a sentence, why it cannot be renamed.
 */
export type Renamed =
  | { root: JsonObject; links: number; namings: number; pages: Renaming[]; problem?: undefined }
  | { problem: Message };

/** The same as a text. */
export type RenamedText =
  | { text: string; links: number; namings: number; pages: Renaming[]; problem?: undefined }
  | { problem: string };

/** A page that is made of an entry: its path, the path of its route, and the pointer of the entry. */
export interface EntryPage {
  path: string;
  template: string;
  entry: Pointer;
}

/** An address that becomes another one. */
export interface Renaming {
  from: string;
  to: string;
}

/** Renames a route in the text of a well-formed site.json, and changes no other byte of it. */
export function renameRoute(text: string, from: string, to: string, entryPages: EntryPage[] = []): RenamedText {
  const root = parseJson(text);
  const renamed = renameRouteIn(root, from, to, entryPages);
  if (renamed.problem !== undefined) return { problem: textOf(renamed.problem) };
  const { root: after, ...others } = renamed;
  return { text: applySplices(text, printChanges(text, root, after)), ...others };
}

/**
 * Renames a route in a site: its path, every link to it, in copy, collections and templates too, and the redirects to
 * it; what follows # or ? in a link stays. Adds a redirect from the old path, and removes one from the new path. For a
 * page made of an entry, it changes the entry's field, and with it other entries, conditions and forms that name the
 * entry; for the path of a route such as `/trips/{slug}`, it changes each of its pages. An address that nobody knows
 * gets no redirect.
 */
export function renameRouteIn(
  root: JsonObject,
  from: string,
  to: string,
  entryPages: EntryPage[] = [],
  isKnown: (path: string) => boolean = () => true,
): Renamed {
  const routes = listAt(root, '/routes').map((route) => (route as JsonObject).path);
  const page = entryPages.find(({ path }) => path === from);
  if (!routes.includes(from) && !page) {
    const likelyPath = addressMeant(from);
    const isKnown = routes.includes(likelyPath) || entryPages.some(({ path }) => path === likelyPath);
    return { problem: `No page has the address "${from}".${isKnown ? ` Did you mean "${likelyPath}"?` : ''}` };
  }
  if (from === '/') return { problem: 'The home page is always at "/".' };
  if (from === to) return { problem: `"${to}" is the address of the page already.` };
  const isTemplate = from.includes('{');
  const fields = fieldNames(to);
  const taken = [...routes.map(String), ...entryPages.map(({ path }) => path)];
  const language = String(valueAt(root, '/site/language') ?? '');
  const problem = taken.includes(to)
    ? addressProblem(to, taken)
    : addressProblem(isTemplate ? replaceNames(to, () => 'x') : to, [], language);
  if (problem !== undefined) return { problem };
  if (isTemplate && fields.join() !== fieldNames(from).join()) {
    return { problem: worded`${{ quoted: to }} needs the same names in braces as ${{ quoted: from }}.` };
  }
  const entryChanges = page && entryEdits(root, page, to);
  if (entryChanges?.problem !== undefined) return entryChanges;
  const own = routes.flatMap((path, index): [Pointer, string][] =>
    path === from ? [[`/routes/${index}/path`, to]] : [],
  );
  const edit = (before: JsonObject): Json =>
    (entryChanges?.edits ?? own).reduce<Json>((value, [pointer, words]) => set(value, pointer, words), before);
  const others = entryChanges ? otherRenamings(root, edit(root) as JsonObject, entryPages, from) : [];
  const pages = isTemplate ? pageRenamings(root, entryPages, from, to) : [{ from, to }, ...others];
  const pathOf = (pointer: Pointer): string | undefined => entryPages.find(({ entry }) => entry === pointer)?.path;
  const edited = edit(keepFeedNames(root, new Set(pages.map((one) => one.from)), pathOf));
  const { after: linked, links } = withLinksRenamed(
    edited as JsonObject,
    isTemplate ? [{ from, to }, ...pages] : pages,
  );
  const after = pages.reduce<Json>(
    (value, renaming) => (isKnown(renaming.from) ? withRedirect(value, renaming) : withoutRedirect(value, renaming.to)),
    linked,
  );
  // The first edit of an entry is that of its own part of the address.
  const namings = Math.max(0, (entryChanges?.edits.length ?? 0) - 1);
  return { root: after as JsonObject, links, namings, pages };
}

function fieldNames(path: string): string[] {
  return plainNamesIn(path).sort();
}

/** Gives the paths of all pages that a route makes of entries, before and after the path of the route changes. */
function pageRenamings(root: JsonObject, pages: EntryPage[], from: string, to: string): Renaming[] {
  return pages
    .filter(({ template }) => template === from)
    .map(({ path, entry }) => ({ from: path, to: filledPath(to, entry, root) }));
}

/**
 * Gives the other pages whose paths change with a field of an entry: further pages of that entry, and pages of entries
 * that name it.
 */
function otherRenamings(root: JsonObject, edited: JsonObject, pages: EntryPage[], from: string): Renaming[] {
  return pages.flatMap(({ path, template, entry }) => {
    const to = filledPath(template, entry, edited);
    const isOther = path !== from && filledPath(template, entry, root) === path && to !== path;
    return isOther ? [{ from: path, to }] : [];
  });
}

function filledPath(template: string, entry: Pointer, root: JsonObject): string {
  return replaceNames(template, (name) => String(valueAt(root, fieldPlace(name, entry, root))));
}

/**
 * Gives the pointer of the field that a placeholder in a path names; `entry` is the pointer of the entry of the page.
 */
function fieldPlace(name: string, entry: Pointer, root: JsonObject): Pointer {
  const [, , collection = ''] = entry.split('/');
  const from = { collection, entry: valueAt(root, entry) as JsonObject, pointer: entry };
  const { entries, field } = followName(name, from, root);
  return memberPointer(entries.at(-1)?.pointer ?? entry, field);
}

/** Gives the edits that give the page of an entry another path: of its field, and of entries that name it. */
function entryEdits(
  root: JsonObject,
  { path, template, entry }: EntryPage,
  to: string,
): { edits: [Pointer, string][]; problem?: undefined } | { problem: Message } {
  const name = plainNamesIn(template).at(-1) ?? '';
  const before = `{${name}}`;
  const start = template.lastIndexOf(before);
  const begin = filledPath(template.slice(0, start), entry, root);
  const end = filledPath(template.slice(start + before.length), entry, root);
  const said = to.slice(begin.length, to.length - end.length);
  if (!to.startsWith(begin) || !to.endsWith(end) || said === '') {
    const [page, entryChanges] = [{ quoted: path }, { quoted: template }];
    return {
      problem: worded`${page} is made of an entry, at ${entryChanges}. Its new address has to look like that, too.`,
    };
  }
  const field = fieldPlace(name, entry, root);
  const old = valueAt(root, field) ?? null;
  const parts = listAt(root, '/routes').flatMap((route, index) =>
    (route as JsonObject).path === template ? [`/routes/${index}`, ...sharedBlocksOf(`/routes/${index}`, root)] : [],
  );
  const naming = writtenUses(root, 'collection')
    .filter(({ pointer }) => parts.some((part) => isWithin(pointer, part)))
    .flatMap(({ selection: { from, where } }) =>
      namedMembers(where)
        .filter(([, wanted]) => wanted === before)
        .flatMap(([key]) =>
          entriesIn(from, root).flatMap((one) => (one.entry[key] === old ? [memberPointer(one.pointer, key)] : [])),
        ),
    );
  const [, collection = ''] = pointerKeys(field);
  const key = pointerKeys(field).at(-1);
  const asking = conditionsOn({ collection, template: before, value: old }, root);
  const declared = key === 'slug' ? placesNaming(collection, old, root) : [];
  return { edits: [field, ...naming, ...asking, ...declared].map((pointer) => [pointer, said]) };
}

/** Gives the shared blocks that a route places: the placeholders in them may be fields of its entries. */
function sharedBlocksOf(route: Pointer, root: JsonObject): Pointer[] {
  const placed = writtenUses(root, 'shared').filter(({ pointer }) => isWithin(pointer, route));
  return placed.map(({ name }) => memberPointer('/shared', name));
}

function isWithin(place: Pointer, part: Pointer): boolean {
  return place === part || place.startsWith(`${part}/`);
}

/** Tells whether a place is the `id` of an entry, which never changes, though it may look like a link. */
function isName(pointer: Pointer): boolean {
  const { entry } = entryAround(pointer) ?? {};
  return entry !== undefined && pointer === `${entry}/id`;
}

/**
 * Renames links wherever they stand, and counts those outside of further languages, which follow by themselves; the
 * paths of routes are no links.
 */
export function withLinksRenamed(root: JsonObject, renamings: Renaming[]): { after: JsonObject; links: number } {
  const outdated = renamings.flatMap(({ to }) => outdatedRedirect(root, to));
  const paths = new Map(renamings.map(({ from, to }) => [from, to]));
  let links = 0;
  let after = root;
  // From the end, so that what changes moves nothing in its text that is still to come.
  for (const { name, pointer, start, end } of writtenUses(root, 'link').toReversed()) {
    const to = paths.get(name);
    if (to === undefined || pathPlaces.test(pointer) || isName(pointer)) continue;
    if (outdated.some((index) => index >= 0 && pointer.startsWith(`/redirects/${index}/`))) continue;
    // Translations have the links of their texts.
    if (!isInLanguage(pointer)) links++;
    const text = String(valueAt(after, pointer));
    after = set(after, pointer, text.slice(0, start) + to + text.slice(end));
  }
  return { after: withKeysFollowing(after, paths), links };
}

/** The pattern of the places of paths that are no links: those of pages, languages and redirects. */
const pathPlaces = /^\/(routes\/\d+\/path|redirects\/\d+\/from|languages\/[^/]+\/(path|paths\/.*))$/;

/** Gives the index of the redirect from a path that a page has from now on; -1 where there is none. */
function outdatedRedirect(root: Json, to: string): number {
  const redirects = valueAt(root, '/redirects');
  if (!Array.isArray(redirects)) return -1;
  return redirects.findIndex((redirect) => String((redirect as JsonObject).from).replace(/\/$/, '') === to);
}

/** Adds a redirect from the old path, in the place of one from the new path, where there is one. */
function withRedirect(root: Json, { from, to }: Renaming): Json {
  const redirects = valueAt(root, '/redirects');
  if (!Array.isArray(redirects)) return set(root, '/redirects', [{ from, to }]);
  const outdated = outdatedRedirect(root, to);
  return outdated >= 0
    ? set(root, `/redirects/${outdated}`, { from, to })
    : insert(root, `/redirects/${redirects.length}`, { from, to });
}

/** Removes the redirect from a path that a page has from now on. */
function withoutRedirect(root: Json, to: string): Json {
  const outdated = outdatedRedirect(root, to);
  if (outdated < 0) return root;
  return remove(root, listAt(root as JsonObject, '/redirects').length === 1 ? '/redirects' : `/redirects/${outdated}`);
}
