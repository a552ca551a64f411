import type { ReactNode } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { placesUsing, removeCollection } from '../collections/collections';
import { hasPages, makePages } from '../collections/pages-for-each';
import { pagesIn } from '../drawing/engine';
import { PlaceList } from '../fields/place-list';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { entryFields } from '../naming/entry-fields';
import { askForOutline } from '../session/panes';
import { useDesk, useEditorState } from '../session/use-editor';
import { CollectionFields } from './collection-fields';
import { EntryTable } from './entry-table';

/** The form of a collection: its entries as a table, and below it the texts among them to look at, which the table marks, too. */
export function CollectionForm({ pointer }: { pointer: Pointer }): ReactNode {
  const [, name = ''] = pointerKeys(pointer);
  return (
    <>
      <EntryTable pointer={pointer} />
      <TextsToLookAt within={pointer} />
      <PagesForEach collection={name} />
      <CollectionFields pointer={pointer} />
      <DeleteCollection pointer={pointer} />
    </>
  );
}

/** Makes a page for each entry, where there is none yet. */
function PagesForEach({ collection }: { collection: string }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  if (hasPages(edits.root, collection)) return null;
  const schemaOf = (type: string): Schema | undefined => registry.blocks[type]?.schema;
  const make = (): void => {
    const fields = entryFields(edits.root, collection, schemaOf);
    const edit = makePages(edits.root, collection, fields, schemaOf);
    editor.change(edit);
    const page = pagesIn(edit.after, now).find(({ pointer }) => pointer === edit.place);
    if (page) editor.openPage(page.path);
    editor.open(edit.place);
  };
  return (
    <div className="plain">
      <button type="button" onClick={make}>
        Make a page for each
      </button>
      <small className="hint">
        Each entry gets a page of what it says, with an address of its own. Cards that show them lead there; where
        nothing lists them yet, a page does, which stands in the menu.
      </small>
    </div>
  );
}

/** A button that deletes a collection, or, where something uses that, the list of its uses. */
function DeleteCollection({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const uses = placesUsing(edits.root, pointerKeys(pointer).at(-1) ?? '');
  const drop = (): void => {
    editor.change(removeCollection(edits.root, pointer));
    editor.openPage(editor.state().path);
    askForOutline();
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
