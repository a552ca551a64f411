import { type ReactNode, useState } from 'react';
import type { Json } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { InputOf } from '../inputs/input';
import type { Edit } from '../members/members';
import { addPictureItems, addPictures, pictureOfEntries, pictureOfItems } from '../members/picture-entries';
import { useDesk, useEditorState } from '../session/use-editor';
import { FileButton, useUploads } from './add-upload';

/** A button that makes an entry of each of several pictures that are chosen together, where the entries are pictures. */
export function AddPictures({ collection }: { collection: string }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const field = pictureOfEntries(edits.root, collection);
  if (field === undefined) return null;
  return <PicturesButton edit={(paths) => addPictures(editor.state().edits.root, collection, field, paths)} />;
}

interface AddPictureItemsProps {
  pointer: Pointer;
  input: InputOf<'list'>;
  items: readonly Json[];
}

/** A button that makes an item of each of several pictures, where the items of a list are pictures. */
export function AddPictureItems({ pointer, input: { item, most }, items }: AddPictureItemsProps): ReactNode {
  const { editor } = useDesk();
  const field = pictureOfItems(item);
  if (field === undefined || most !== undefined) return null;
  return <PicturesButton edit={(paths) => addPictureItems(editor.state().edits.root, pointer, items, field, paths)} />;
}

/**
 * A button that takes pictures from this device, and adds what `edit` makes of their paths; of several, what they show is
 * asked in a row.
 */
function PicturesButton({ edit }: { edit: (paths: readonly string[]) => Edit }): ReactNode {
  const { editor } = useDesk();
  const upload = useUploads();
  const [failures, setFailures] = useState<string[]>([]);
  const add = async (files: readonly File[]): Promise<void> => {
    const paths: string[] = [];
    const refusedNames: string[] = [];
    await upload(files, (outcome) => {
      if ('path' in outcome) paths.push(outcome.path);
      else refusedNames.push(`${outcome.name}: ${outcome.failure}`);
    });
    setFailures(refusedNames);
    if (paths.length === 0) return;
    const added = edit(paths);
    editor.add(added);
    const within = added.place.slice(0, added.place.lastIndexOf('/'));
    if (paths.length > 1) editor.tell({ kind: 'show', shown: { shownWindow: { name: 'describe', within } } });
  };
  return (
    <>
      <FileButton accept="image/*" isSeveral onChoose={add} words="Add pictures from this device" />
      {failures.map((failure) => (
        <p key={failure} role="alert" className="problem">
          {failure}
        </p>
      ))}
    </>
  );
}
