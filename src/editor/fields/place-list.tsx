import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { sayPlace } from '../naming/say-changed';
import { useDesk, useEditorState } from '../session/use-editor';

interface PlaceListProps {
  places: readonly Pointer[];
  /** Draws what stands beside a place. */
  beside?: (place: Pointer) => ReactNode;
  /** Called once one is opened, to close a window that lists them. */
  onOpen?: () => void;
}

/** A list of places of the site, each in words and with the way to it. */
export function PlaceList({ places, beside, onOpen }: PlaceListProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  return (
    <ul className={onOpen && 'hits'}>
      {places.map((place) => (
        <li key={place}>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              editor.open(place);
              onOpen?.();
            }}
          >
            {sayPlace(edits.root, now, place)}
          </button>
          {beside?.(place)}
        </li>
      ))}
    </ul>
  );
}
