import { type ReactNode, useState } from 'react';
import { collectionsIn } from '../../manifest/collections';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { removeCollection } from '../collections/collections';
import { hasPages, makePages } from '../collections/pages-for-each';
import { LaterWindow } from '../controls/later-window';
import { pagesIn } from '../drawing/engine';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { type PageRemoval, placesLeadingTo, withoutPages } from '../members/removal';
import { entryFields } from '../naming/entry-fields';
import type { EditorState } from '../session/editor-state';
import { askForOutline } from '../session/panes';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { keepAddresses } from '../translations/keep-addresses';
import { CollectionFields } from './collection-fields';
import { EntryTable } from './entry-table';

/** The form of a collection: its entries as a table, and below it the texts among them to look at, which the table marks, too. */
export function CollectionForm({ pointer }: { pointer: Pointer }): ReactNode {
  const [, name = ''] = pointerKeys(pointer);
  const list = useEditor(({ edits }) => collectionsIn(edits.root).get(name)?.list ?? pointer);
  return (
    <>
      <EntryTable pointer={pointer} />
      <TextsToLookAt within={list} />
      <PagesForEach collection={name} />
      <CollectionFields pointer={pointer} />
      <DeleteCollection pointer={pointer} />
    </>
  );
}

/** Makes a page for each entry, where there is none yet. */
function PagesForEach({ collection }: { collection: string }): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  if (hasPages(edits.root, collection)) return null;
  const make = (): void => {
    const fields = entryFields(edits.root, collection);
    const edit = makePages(edits.root, collection, fields);
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

/** A button that deletes a collection; where something uses it, or leads to its pages, a window says what becomes of that. */
function DeleteCollection({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const [asked, setAsked] = useState<string[]>();
  const pathsOf = ({ edits, now }: EditorState): string[] =>
    pagesIn(edits.root, now).flatMap(({ path, scope }) => (scope?.pointer?.startsWith(`${pointer}/`) ? path : []));
  const drop = (leaving: PageRemoval): void => {
    const state = editor.state();
    const paths = pathsOf(state);
    const edit = withoutPages(removeCollection(state.edits.root, pointer, leaving.takesLinks), paths, leaving);
    const leadOn = (path: string): string | undefined => (paths.includes(path) ? leaving.to : path);
    editor.change({ ...edit, after: keepAddresses(state, edit.after, leadOn) });
    editor.openPage(leaving.to ?? editor.state().path);
    askForOutline();
  };
  const ask = (): void => {
    const state = editor.state();
    const paths = pathsOf(state);
    if (placesLeadingTo(state.edits.root, state.now, pointer, paths).length > 0) setAsked(paths);
    else drop({});
  };
  const close = (): void => setAsked(undefined);
  return (
    <>
      <button type="button" onClick={ask}>
        Delete this collection
      </button>
      {asked && (
        <LaterWindow close={close}>
          {(windows) => <windows.delete pointer={pointer} paths={asked} drop={drop} close={close} />}
        </LaterWindow>
      )}
    </>
  );
}
