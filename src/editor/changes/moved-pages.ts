import type { Json, JsonObject } from '../../manifest/manifest';
import { mergeChanges } from '../../manifest/merge';
import { renameRouteIn } from '../../manifest/rename-route';
import { type DeletedPages, deletedPages, fromOf, withPagesDeleted, withRedirects } from './deleted-pages';
import { entryPagesIn, isAlike, listOf, type RenamedPage, renamedPages, withPagesRenamed } from './renamed-pages';

/** The pages of an earlier version that are no longer at their addresses: those that have another one, and those that are deleted. */
export interface MovedPages {
  renamed: RenamedPage[];
  deleted: DeletedPages[];
}

/** The pages that are no longer at their addresses in the later of two versions. */
export function movedPages(before: JsonObject, after: JsonObject): MovedPages {
  return { renamed: renamedPages(before, after), deleted: deletedPages(before, after) };
}

/**
 * An earlier version with all that follows from its pages having moved; the deleted ones stand there still. The old
 * addresses that come of it stand in the order of the later version, whatever was done first.
 */
export function withPagesMoved(before: JsonObject, after: JsonObject, { renamed, deleted }: MovedPages): JsonObject {
  const moved = withPagesDeleted(withPagesRenamed(before, renamed), deleted);
  const known = new Set(listOf(before, '/redirects').map(fromOf));
  const leading = listOf(after, '/redirects').map(fromOf);
  const redirects = listOf(moved, '/redirects');
  const isNew = (redirect: Json): boolean => !known.has(fromOf(redirect)) && leading.includes(fromOf(redirect));
  const inOrder = redirects
    .filter(isNew)
    .sort((one, other) => leading.indexOf(fromOf(one)) - leading.indexOf(fromOf(other)));
  return withRedirects(
    moved,
    redirects.map((redirect) => (isNew(redirect) ? (inOrder.shift() ?? redirect) : redirect)),
  );
}

/** The later of two versions with one page at its old address, as if it had never had another one. */
export function atOldAddress(before: JsonObject, after: JsonObject, { from, to }: RenamedPage): JsonObject {
  const back = renameRouteIn(after, to, from, entryPagesIn(after));
  if (back.problem !== undefined) return after;
  const moved = movedPages(before, after);
  const others = {
    renamed: moved.renamed.filter((page) => page.from !== from),
    // One that leads to the page leads to its old address again.
    deleted: deletedPages(before, back.root),
  };
  const known = new Set(listOf(after, '/redirects').map(fromOf));
  const kept = listOf(back.root, '/redirects').filter((redirect) => known.has(fromOf(redirect)));
  return withRedirects(back.root, withoutSome(before, after, moved, others) ?? kept);
}

/** A version in which deleted pages are back, with their addresses and what was taken out leading to them; `after` is the one in which they are not. */
export function atFormerAddresses(
  before: JsonObject,
  after: JsonObject,
  reverted: JsonObject,
  { former, paths }: DeletedPages,
): JsonObject {
  const moved = movedPages(before, after);
  const others = { ...moved, deleted: moved.deleted.filter((page) => page.former !== former) };
  const kept = listOf(reverted, '/redirects').filter((redirect) => !paths.includes(String(fromOf(redirect))));
  const linked = mergeChanges(withPagesMoved(before, after, moved), reverted, withPagesMoved(before, after, others));
  return withRedirects(linked.root as JsonObject, withoutSome(before, after, moved, others) ?? kept);
}

/** The old addresses had only some pages moved; nothing where they are not what follows from all that did. */
function withoutSome(before: JsonObject, after: JsonObject, all: MovedPages, some: MovedPages): Json[] | undefined {
  const isAsMoved = isAlike(after.redirects, withPagesMoved(before, after, all).redirects);
  return isAsMoved ? listOf(withPagesMoved(before, after, some), '/redirects') : undefined;
}
