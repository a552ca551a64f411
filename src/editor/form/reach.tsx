import { type ReactNode, useEffect, useState } from 'react';
import { isObject } from '../../manifest/manifest';
import { placesUsing } from '../../manifest/places-using';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { ValueOnPage } from '../checking/value-visibility';
import { takeAnswer } from '../controls/take-answer';
import type { FormPart } from '../naming/parts';
import { sayVisibility } from '../session/say-visibility';
import { useDesk, useEditorState } from '../session/use-editor';

/** The number of pages that a change of a part reaches, where that is more than one, with their names. */
export function Reach({ part }: { part: FormPart }): ReactNode {
  const { editor } = useDesk();
  const { edits, selectedPlace } = useEditorState('edits', 'selectedPlace');
  const reach = useShown(part);
  const [section, name] = pointerKeys(selectedPlace);
  const value = section === 'values' ? name : undefined;
  if (reach === undefined) return null;
  if (reach === 'all') return <p className="reach">What is changed here shows on every page.</p>;
  const pages = reach.flatMap(({ path }) => path ?? []);
  if (pages.length === 0) {
    // What uses a collection is said where it is deleted.
    const isUsed =
      part.kind === 'collection' && placesUsing(edits.root, pointerKeys(part.pointer).at(-1) ?? '').length > 0;
    if (isUsed) return null;
    return <p className="reach">{value === undefined ? 'This stands on no page yet' : sayVisibility(value, reach)}.</p>;
  }
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return (
    <details className="reach">
      <summary>{value === undefined ? `What is changed here shows on ${count}` : sayVisibility(value, reach)}.</summary>
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

/** Gives the pages that show a part, once they are known; undefined for a part that its own page alone shows. */
function useShown({ pointer, kind }: FormPart): ValueOnPage[] | 'all' | undefined {
  const { checker, editor } = useDesk();
  const { selectedPlace, edits } = useEditorState('selectedPlace', 'edits');
  const [pagesOfPlace, setPagesOfPlace] = useState<{ place: Pointer; pages: ValueOnPage[] }>();
  const [section = '', name] = pointerKeys(selectedPlace);
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
    const { edits, assets } = editor.state();
    const answer = isValue
      ? checker.pagesShowingValue(name, edits.root, assets)
      : checker
          .pathsShowing(place, edits.root, assets)
          .then((paths) => paths.map((path): ValueOnPage => ({ path, visibility: 'openly' })));
    return takeAnswer(answer, (pages) => setPagesOfPlace({ place, pages }));
  }, [editor, checker, place, isAsked, isValue, name]);
  if (everywhere.has(section)) return 'all';
  return isAsked && pagesOfPlace?.place === place ? pagesOfPlace.pages : undefined;
}
