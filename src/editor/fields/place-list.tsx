import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { useDesk, useEditorState } from '../use-editor';
import { sayPlace } from './say-changed';

/** Places of the site, each in words and with the way to it. */
export function PlaceList({ places }: { places: readonly Pointer[] }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  return (
    <ul>
      {places.map((place) => (
        <li key={place}>
          <button type="button" className="quiet" onClick={() => editor.open(place)}>
            {sayPlace(edits.root, place)}
          </button>
        </li>
      ))}
    </ul>
  );
}
