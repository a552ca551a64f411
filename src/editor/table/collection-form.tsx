import type { ReactNode } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { hasPages, makePages } from '../collections/pages-for-each';
import { pagesIn } from '../drawing/engine';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { CollectionFields } from './collection-fields';
import { DeleteCollection } from './delete-collection';
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
    const known = entryFields(edits.root, collection, schemaOf);
    const edit = makePages(edits.root, collection, known, schemaOf);
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
