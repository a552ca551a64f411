import { type ReactNode, useState } from 'react';
import { pathOfLink } from '../../manifest/links-in';
import { writtenUses } from '../../manifest/uses';
import { useEditorState } from '../session/use-editor';
import { PlaceList } from './place-list';

/** The places of the site that use an upload, searched once somebody asks. */
export function PictureUses({ src }: { src: string }): ReactNode {
  const { edits } = useEditorState('edits');
  const [isOpen, setIsOpen] = useState(false);
  const uses = isOpen ? writtenUses(edits.root, 'upload', pathOfLink(src)) : [];
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Where this picture is used</summary>
      <PlaceList places={uses.map(({ pointer }) => pointer)} />
    </details>
  );
}
