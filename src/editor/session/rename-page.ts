import { set } from '../../manifest/operations';
import type { Pointer } from '../../manifest/pointer';
import { renameRouteIn } from '../../manifest/rename-route';
import { entryPagesIn, knownPathsIn, pagesIn } from '../drawing/engine';
import { keepAddresses } from '../translations/keep-addresses';
import { readPath, sayPath } from '../words/in-words';
import { sayMessage } from '../words/say-message';
import type { Desk } from './use-editor';

/**
 * Gives a page another path in one step: links and references follow, and a former path that visitors may know
 * redirects to the new one. In the path of pages for entries, `…` stands for the slug of each. Gives the reason in
 * words where it cannot be done.
 */
export function renamePage({ editor }: Desk, from: string, typedPath: string): string | undefined {
  const to = readPath(typedPath, from);
  if (to === undefined) return `Keep the “…” of ${sayPath(from)}: there stands what is each page’s own.`;
  const state = editor.state();
  const { base, edits, selectedPlace, now } = state;
  const knownPaths = knownPathsIn(base.root, now);
  const renamed = renameRouteIn(edits.root, from, to, entryPagesIn(edits.root, now), (path) => knownPaths.has(path));
  if (renamed.problem !== undefined) return sayMessage(renamed.problem);
  const pages = new Map(renamed.pages.map((one) => [one.from, one.to]));
  const links = renamed.links === 1 ? '1 link follows' : `${renamed.links} links follow`;
  // Links to a page of an entry are made of the entry, and nothing of them has to be written anew.
  const follow = renamed.links === 0 ? 'links to it follow by themselves' : links;
  editor.change({
    says: `Page ${sayPath(from)} is now ${sayPath(to)}; ${follow}`,
    place: selectedPlace,
    after: keepAddresses(state, renamed.root, (path) => pages.get(path) ?? path),
  });
  return undefined;
}

/** Gives the path that a page has once the field of its entry has another text; undefined where it would have none. */
export function addressWith({ editor }: Desk, page: string, field: Pointer, typedPath: string): string | undefined {
  const { edits, now } = editor.state();
  const before = pagesIn(edits.root, now).find(({ path }) => path === page);
  const after = pagesIn(set(edits.root, field, typedPath), now);
  return after.find(({ pointer, scope }) => pointer === before?.pointer && scope?.pointer === before.scope?.pointer)
    ?.path;
}
