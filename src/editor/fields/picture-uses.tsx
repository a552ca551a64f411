import { type ReactNode, useState } from 'react';
import { useEditorState } from '../use-editor';
import { placesNaming } from './pictures';
import { PlaceList } from './place-list';

/** The places of a site that name an upload; looked for once somebody asks. */
export function PictureUses({ src }: { src: string }): ReactNode {
  const { edits } = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  const places = isOpen ? placesNaming(edits.root, src) : [];
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Where this picture is used</summary>
      <PlaceList places={places} />
    </details>
  );
}
