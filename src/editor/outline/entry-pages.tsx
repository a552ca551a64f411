import { type ReactNode, useState } from 'react';
import type { RouteSource } from '../../compose/routes';
import { listOf } from '../../manifest/collections';
import type { Pointer } from '../../manifest/pointer';
import { WindowButton } from '../controls/later-window';
import { pagesIn } from '../drawing/engine';
import { likelyModel } from '../members/entry-like';
import { madePageTitle } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { sayAddOne } from '../words/titles';

interface EntryPagesProps {
  route: Pointer;
  /** The collection for whose entries the pages are. */
  from: string;
  isOpen: boolean;
}

/** The most pages of entries that are listed at once. */
const mostListed = 200;

/** The pages that a route makes for entries, folded while another page is open, and a button for one more. */
export function EntryPages({ route, from, isOpen }: EntryPagesProps): ReactNode {
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const [isShown, setShown] = useState(isOpen);
  const pages = pagesIn(edits.root, now).filter(({ pointer, scope }) => pointer === route && scope);
  const list = listOf(from, edits.root);
  const model = likelyModel(edits.root, list, drawnPage?.entry);
  return (
    <details className="entries" open={isOpen} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{pages.length === 1 ? '1 page' : `${pages.length} pages`}</summary>
      {isShown && (
        <ul>
          {pages.slice(0, mostListed).map((page) => (
            <li key={page.path}>
              <PageOfEntry of={page} />
            </li>
          ))}
        </ul>
      )}
      {isShown && pages.length > mostListed && (
        <p className="hint">{pages.length - mostListed} more: “Find” above has all of them.</p>
      )}
      {model !== undefined && (
        <WindowButton says={sayAddOne(edits.root, from)}>
          {(windows, close) => <windows.like like={model} close={close} />}
        </WindowButton>
      )}
    </details>
  );
}

/**
 * A button that opens the page of an entry, and the form of that entry: whoever picks one page does not mean the
 * template of all.
 */
function PageOfEntry({ of }: { of: RouteSource }): ReactNode {
  const { editor } = useDesk();
  const { edits, path, now } = useEditorState('edits', 'path', 'now');
  const open = (): void => {
    editor.openPage(of.path);
    if (of.scope) editor.open(of.scope.pointer);
  };
  return (
    <button type="button" className="quiet open" aria-current={of.path === path ? 'page' : undefined} onClick={open}>
      <bdi>{madePageTitle(edits.root, now, of)}</bdi> <small>{of.path}</small>
    </button>
  );
}
