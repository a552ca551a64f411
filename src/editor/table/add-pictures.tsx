import { type ReactNode, useState } from 'react';
import { FileButton, useUploads } from '../fields/add-upload';
import { addPictures, pictureOfEntries } from '../members/picture-entries';
import { useDesk, useEditorState } from '../session/use-editor';

/** A button that makes an entry of each of several pictures that are chosen together, where the entries are pictures. */
export function AddPictures({ collection }: { collection: string }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const upload = useUploads();
  const [failures, setFailures] = useState<string[]>([]);
  const field = pictureOfEntries(edits.root, collection);
  if (field === undefined) return null;
  const add = async (files: readonly File[]): Promise<void> => {
    const paths: string[] = [];
    const refused: string[] = [];
    await upload(files, (outcome) => {
      if ('path' in outcome) paths.push(outcome.path);
      else refused.push(`${outcome.name}: ${outcome.failure}`);
    });
    setFailures(refused);
    if (paths.length > 0) editor.add(addPictures(editor.state().edits.root, collection, field, paths));
  };
  return (
    <>
      <FileButton accept="image/*" isSeveral chosen={add} words="Add pictures from this device" />
      {failures.map((failure) => (
        <p key={failure} role="alert" className="problem">
          {failure}
        </p>
      ))}
    </>
  );
}
