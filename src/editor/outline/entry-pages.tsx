import { type ReactNode, useMemo } from 'react';
import type { RouteSource } from '../../compose/routes';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { pagesOf, siteOf } from '../engine';
import { entryTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';

/** The most pages of entries that are listed at once. */
const mostListed = 200;

/** The pages that a route makes of the entries of a collection; nothing where it is a page itself. */
export function EntryPages({ route }: { route: Pointer }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits, assets, path } = useEditorState();
  const pages = useMemo((): RouteSource[] => {
    try {
      return pagesOf(siteOf(edits.root, assets, registry)).filter(({ pointer, scope }) => pointer === route && scope);
    } catch {
      return [];
    }
  }, [edits.root, assets, registry, route]);
  if (pages.length === 0) return null;
  return (
    <>
      <p className="hint">One page for each entry; its blocks are those of all of them.</p>
      <ul className="entries">
        {pages.slice(0, mostListed).map((page, index) => (
          <li key={page.path}>
            <button
              type="button"
              className="quiet open"
              aria-current={page.path === path ? 'page' : undefined}
              onClick={() => editor.openPage(page.path)}
            >
              <bdi>{entryTitle(valueAt(edits.root, page.scope?.pointer ?? ''), index)}</bdi> <small>{page.path}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
