import { type ReactNode, useState } from 'react';
import { useDesk, useEditorState } from '../use-editor';
import { placesNaming } from './pictures';
import { sayPlace } from './say-changed';

/** The places of a site that name an upload; looked for once somebody asks. */
export function PictureUses({ src }: { src: string }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  const places = isOpen ? placesNaming(edits.root, src) : [];
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Where this picture is used</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <button type="button" className="quiet" onClick={() => editor.open(place)}>
              {sayPlace(edits.root, place)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
