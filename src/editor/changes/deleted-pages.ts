import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { redirectsWithout } from '../members/removal';
import { linkPlaces, withoutLinks } from '../members/without-links';
import { matchParts } from './match-parts';
import { entryPagesIn, listOf } from './renamed-pages';

/** Pages that are gone with the page or entry that they were made of, and the page to which their addresses lead since, or none. */
export interface DeletedPages {
  /** Where that stood in the earlier version. */
  former: Pointer;
  paths: string[];
  to: string | undefined;
  /** Whether what led to them was taken out with them. */
  takesLinks: boolean;
}

/** The pages that are deleted in the later of two versions, with all that may follow from that, in the order of their old addresses. */
export function deletedPages(before: JsonObject, after: JsonObject): DeletedPages[] {
  const made = entryPagesIn(before);
  const leading = redirectsIn(after).map(fromOf);
  const routes = goneFrom('/routes').map((former) => {
    const path = String(valueAt(before, `${former}/path`));
    const paths = made.filter(({ template }) => template === path).map((page) => page.path);
    return { former, paths: path.includes('{') ? paths : [path] };
  });
  const lists = new Set(made.map(({ entry }) => entry.slice(0, entry.lastIndexOf('/'))));
  const entries = [...lists].flatMap(goneFrom).map((former) => {
    return { former, paths: made.filter(({ entry }) => entry === former).map(({ path }) => path) };
  });
  return [...routes, ...entries]
    .flatMap(({ former, paths }) => {
      const [to, ...others] = new Set(paths.map((path) => targetOf(after, path)));
      const isKnown = paths.some((path) => redirectsIn(before).some((one) => fromOf(one) === path));
      return paths.length === 0 || others.length > 0 || isKnown
        ? []
        : [{ former, paths, to, takesLinks: areLinksTaken(before, after, paths) }];
    })
    .sort((one, other) => leading.indexOf(one.paths[0]) - leading.indexOf(other.paths[0]));

  function goneFrom(list: Pointer): Pointer[] {
    const [were, are] = [listOf(before, list), listOf(after, list)];
    if (were === are) return [];
    const matches = matchParts(were, are);
    return were.flatMap((_, index) => (matches.includes(index) ? [] : [memberPointer(list, index)]));
  }
}

/** Whether nothing leads to some pages any more but what must lead somewhere, and something else did. */
function areLinksTaken(before: JsonObject, after: JsonObject, paths: readonly string[]): boolean {
  const left = linkPlaces(after, paths).length;
  const outcomes = [...withoutLinks(before, paths).outcomes.values()];
  const kept = outcomes.filter(({ becomes }) => becomes === 'kept').length;
  return left <= kept && outcomes.length > kept;
}

/** A version whose old addresses, and what led to them, are as they are once some pages are deleted; the pages stand there still. */
export function withPagesDeleted(root: JsonObject, pages: readonly DeletedPages[]): JsonObject {
  const redirects = pages.reduce((all, { paths, to }) => redirectsWithout(all, paths, to), redirectsIn(root));
  return withRedirects(withoutLinks(root, pages.flatMap(linksGoneWith)).root, redirects);
}

/** The pages to which nothing leads any more since they are deleted. */
function linksGoneWith({ paths, takesLinks }: DeletedPages): string[] {
  return takesLinks ? paths : [];
}

/** A version with other old addresses. */
export function withRedirects(root: JsonObject, redirects: Json[]): JsonObject {
  if (redirects.length > 0) return set(root, '/redirects', redirects) as JsonObject;
  return root.redirects === undefined ? root : (remove(root, '/redirects') as JsonObject);
}

function redirectsIn(root: JsonObject): Json[] {
  return listOf(root, '/redirects');
}

/** From where a redirect leads. */
export function fromOf(redirect: Json): Json | undefined {
  return valueAt(redirect, '/from');
}

/** Where an address leads that is none of a page any more. */
function targetOf(root: JsonObject, path: string): string | undefined {
  const to = valueAt(
    redirectsIn(root).find((one) => fromOf(one) === path),
    '/to',
  );
  return typeof to === 'string' ? to : undefined;
}
