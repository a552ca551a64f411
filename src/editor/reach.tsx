import { type ReactNode, useEffect, useState } from 'react';
import { isObject } from '../manifest/is-object';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../manifest/pointer';
import { inWords } from './in-words';
import type { Part } from './state/parts';
import { usesOf } from './table/collections';
import { useDesk, useEditorState } from './use-editor';

/** Says how far a change of a part reaches that stands on more than one page, and names the pages. */
export function Reach({ part }: { part: Part }): ReactNode {
  const { editor } = useDesk();
  const { edits, selected } = useEditorState();
  const pages = usePagesWith(part);
  const [section, name] = pointerKeys(selected);
  const what = section === 'values' && name !== undefined ? `“${inWords(name)}”` : 'What is changed here';
  if (pages === undefined) return null;
  if (pages === 'all') return <p className="reach">What is changed here shows on every page.</p>;
  if (pages.length === 0) {
    // What uses a collection is said where it is deleted.
    const isUsed = part.kind === 'collection' && usesOf(edits.root, pointerKeys(part.pointer).at(-1) ?? '').length > 0;
    return isUsed ? null : (
      <p className="reach">{name !== undefined && section === 'values' ? what : 'This'} stands on no page yet.</p>
    );
  }
  return (
    <details className="reach">
      <summary>
        {what} shows on {pages.length === 1 ? '1 page' : `${pages.length} pages`}.
      </summary>
      <ul>
        {pages.map((path) => (
          <li key={path}>
            <button type="button" className="quiet" onClick={() => editor.openPage(path)}>
              {path}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const everywhere = new Set(['header', 'footer', 'theme', 'site', 'words', 'flags']);

/** The paths of the pages on which a part shows, once they are known: nothing to say of one that is on its own page alone. */
function usePagesWith({ pointer, kind }: Part): string[] | 'all' | undefined {
  const { checker, editor } = useDesk();
  const { selected, edits } = useEditorState();
  const [found, setFound] = useState<{ place: Pointer; paths: string[] }>();
  const [section = '', name] = pointerKeys(selected);
  // Each value reaches as far as its own name does.
  const isValue = section === 'values' && name !== undefined;
  const route = section === 'routes' && name !== undefined ? memberPointer('/routes', name) : '';
  const page = route === '' ? undefined : valueAt(edits.root, route);
  // What is made of a page that stands for several shows on each of them.
  const isTemplate = isObject(page) && page.from !== undefined;
  const place = isValue ? memberPointer('/values', name) : isTemplate ? route : pointer;
  const isAsked = isValue || isTemplate || kind === 'entry' || kind === 'collection' || section === 'shared';
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    const { edits, assets } = editor.state();
    checker.pathsShowing(place, edits.root, assets).then((paths) => {
      if (!isLeft) setFound({ place, paths });
    });
    return () => {
      isLeft = true;
    };
  }, [editor, checker, place, isAsked]);
  if (everywhere.has(section)) return 'all';
  return isAsked && found?.place === place ? found.paths : undefined;
}
