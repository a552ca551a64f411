import type { ReactNode } from 'react';
import { composePage } from '../compose/compose-page';
import type { Origin } from '../compose/observer';
import { type Pointer, pointerKeys } from '../manifest/pointer';
import { pagesOf, siteOf } from './engine';
import type { Part } from './state/parts';
import { useDesk, useEditorState } from './use-editor';

/** Says how far a change of a part reaches that stands on more than one page, and names the pages. */
export function Reach({ part }: { part: Part }): ReactNode {
  const { editor } = useDesk();
  const pages = usePagesWith(part);
  if (pages === undefined) return null;
  if (pages === 'all') return <p className="reach">What is changed here shows on every page.</p>;
  if (pages.length === 0) return <p className="reach">This stands on no page yet.</p>;
  return (
    <details className="reach">
      <summary>
        {pages.length === 1
          ? 'What is changed here shows on 1 page.'
          : `What is changed here shows on ${pages.length} pages.`}
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

/** The paths of the pages on which a part shows: nothing to say of one that is on its own page alone. */
function usePagesWith({ pointer, kind }: Part): string[] | 'all' | undefined {
  const { edits, assets } = useEditorState();
  const { registry } = useDesk();
  const [section = ''] = pointerKeys(pointer);
  if (everywhere.has(section)) return 'all';
  if (kind !== 'entry' && kind !== 'collection' && section !== 'shared') return undefined;
  try {
    const site = siteOf(edits.root, assets, registry);
    return pagesOf(site)
      .filter((route) => {
        let isShown = false;
        const origin = (_: Pointer, told: Origin): void => {
          isShown ||= [told.pointer, told.related].some(
            (place) => place === pointer || place?.startsWith(`${pointer}/`),
          );
        };
        composePage(site, route, { origin });
        return isShown;
      })
      .map(({ path }) => path);
  } catch {
    return undefined;
  }
}
