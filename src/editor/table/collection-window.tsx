import { type ReactNode, useState } from 'react';
import { collectionsIn } from '../../manifest/collections';
import { addCollection, collectionName } from '../collections/collections';
import { AskedField } from '../controls/asked-field';
import { AskedChoice } from '../controls/select';
import { FormWindow } from '../controls/window';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { collectionTitle } from '../words/titles';

/** A form for a new collection: it asks for its name, its first entry, and the collection whose fields it has. */
export function CollectionWindow({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [called, setCalled] = useState('');
  const [first, setFirst] = useState('');
  const [like, setLike] = useState('');
  const [problems, setProblems] = useState<{ called?: string; first?: string }>({});
  const models = [...collectionsIn(edits.root).keys()];
  const add = (): void => {
    const name = collectionName(edits.root, called);
    const isFirstNamed = first.trim() !== '';
    setProblems({
      ...('problem' in name && { called: name.problem }),
      ...(!isFirstNamed && { first: 'The first entry needs a name.' }),
    });
    if ('problem' in name || !isFirstNamed) return;
    const known = entryFields(edits.root, like);
    const model = like === '' ? undefined : { collection: like, fields: known };
    close();
    editor.add(addCollection(edits.root, name.name, called, first.trim(), model));
  };
  return (
    <FormWindow
      title="New collection"
      submit="Add"
      act={add}
      hint="What you have several of, such as trips, rooms or people: each is written once, and lists and pages take it from there."
      close={close}
    >
      <AskedField label="What are they called?" value={called} problem={problems.called} write={setCalled} />
      <AskedField label="The first of them is" value={first} problem={problems.first} write={setFirst} />
      <AskedChoice
        label="With the fields of"
        value={like}
        options={[['', 'a name alone'], ...models.map((name) => [name, collectionTitle(edits.root, name)] as const)]}
        choose={setLike}
      />
    </FormWindow>
  );
}
