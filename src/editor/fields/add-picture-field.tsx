import type { ReactNode } from 'react';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { addPictureField, hasPicture } from '../collections/picture-field';
import type { Field } from '../inputs/input';
import { useDesk } from '../session/use-editor';
import { collectionTitle } from '../words/titles';

interface AddPictureFieldProps {
  /** The entry. */
  pointer: Pointer;
  fields: readonly Field[];
}

/** An offer of a picture to an entry of a collection whose entries have none. */
export function AddPictureField({ pointer, fields }: AddPictureFieldProps): ReactNode {
  const { editor } = useDesk();
  const [, collection = ''] = pointerKeys(pointer);
  if (hasPicture(fields)) return null;
  const add = (): void => {
    const { edits } = editor.state();
    const outcome = addPictureField(edits.root, collection, fields);
    if (!outcome) return;
    const { edit, lists } = outcome;
    const listsShowing = lists === 1 ? '1 list shows it' : `${lists} lists show it`;
    const more = lists > 0 ? `; ${listsShowing}` : '; put it where it is to show with “Insert…”';
    editor.change({ ...edit, says: `${edit.says}${more}` });
    editor.open(memberPointer(pointer, 'picture'));
  };
  return (
    <div className="actions">
      <button type="button" onClick={add}>
        Add a picture
      </button>
      <small className="hint">
        Each entry of {collectionTitle(editor.state().edits.root, collection)} can have one from then on. Lists of them
        show it, where they have a place for a picture.
      </small>
    </div>
  );
}
