import { type ReactNode, useState } from 'react';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { pagesIn } from '../entry-pages';
import { likelyModel } from '../members/entry-like';
import { LikeWindow } from '../members/like-window';
import { entryTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';

interface EntryPagesProps {
  route: Pointer;
  /** The collection of whose entries the pages are made. */
  from: string;
  isOpen: boolean;
}

/** The most pages of entries that are listed at once. */
const mostListed = 200;

/** The pages that a route makes of the entries of a collection, folded while another page is open, and the way to one more. */
export function EntryPages({ route, from, isOpen }: EntryPagesProps): ReactNode {
  const { editor, registry } = useDesk();
  const { edits, assets, path, drawn } = useEditorState();
  const [isShown, setShown] = useState(isOpen);
  const [isAsked, setAsked] = useState(false);
  const pages = pagesIn(edits.root, assets, registry).filter(({ pointer, scope }) => pointer === route && scope);
  const list = memberPointer('/collections', from);
  const model = likelyModel(edits.root, list, drawn?.entry);
  // Whoever picks one page means what it alone says: its entry, and not the template of all.
  const open = ({ path: opened, scope }: (typeof pages)[number]): void => {
    editor.openPage(opened);
    if (scope) editor.open(scope.pointer);
  };
  return (
    <details className="entries" open={isOpen} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{pages.length === 1 ? '1 page' : `${pages.length} pages`}</summary>
      {isShown && (
        <ul>
          {pages.slice(0, mostListed).map((page, index) => (
            <li key={page.path}>
              <button
                type="button"
                className="quiet open"
                aria-current={page.path === path ? 'page' : undefined}
                onClick={() => open(page)}
              >
                <bdi>{entryTitle(edits.root, valueAt(edits.root, page.scope?.pointer ?? ''), index)}</bdi>{' '}
                <small>{page.path}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isShown && pages.length > mostListed && (
        <p className="hint">{pages.length - mostListed} more: write a part of what an entry is called above.</p>
      )}
      {model !== undefined && (
        <button type="button" onClick={() => setAsked(true)}>
          Add one like…
        </button>
      )}
      {isAsked && model !== undefined && <LikeWindow like={model} close={() => setAsked(false)} />}
    </details>
  );
}
