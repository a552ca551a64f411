import type { ReactNode } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { placesUsing, removeCollection } from '../collections/collections';
import { PlaceList } from '../fields/place-list';
import { askForPane } from '../session/panes';
import { useDesk, useEditorState } from '../session/use-editor';

/** A button that deletes a collection, or, where something uses that, the list of its uses. */
export function DeleteCollection({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const uses = placesUsing(edits.root, pointerKeys(pointer).at(-1) ?? '');
  const drop = (): void => {
    editor.change(removeCollection(edits.root, pointer));
    editor.openPage(editor.state().path);
    askForPane('outline');
  };
  if (uses.length === 0) {
    return (
      <button type="button" onClick={drop}>
        Delete this collection
      </button>
    );
  }
  return (
    <details>
      <summary>Delete this whole collection</summary>
      <p>
        That can be done once nothing is made of it any more, as{' '}
        {uses.length === 1 ? 'this still is' : 'these still are'}:
      </p>
      <PlaceList places={uses} />
    </details>
  );
}
