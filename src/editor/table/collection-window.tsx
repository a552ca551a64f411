import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { collectionsIn } from '../../manifest/collections';
import { addCollection, collectionName } from '../collections/collections';
import { AskedField } from '../frame/asked-field';
import { Window } from '../frame/window';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { collectionTitle } from '../words/titles';

/** A form for a new collection: it asks for its name, its first entry, and the collection whose fields it has. */
export function CollectionWindow({ close }: { close: () => void }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits } = useEditorState('edits');
  const id = useId();
  const [called, setCalled] = useState('');
  const [first, setFirst] = useState('');
  const [like, setLike] = useState('');
  const [problems, setProblems] = useState<{ called?: string; first?: string }>({});
  const models = [...collectionsIn(edits.root).keys()];
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = collectionName(edits.root, called);
    const isFirstNamed = first.trim() !== '';
    setProblems({
      ...('problem' in name && { called: name.problem }),
      ...(!isFirstNamed && { first: 'The first entry needs a name.' }),
    });
    if ('problem' in name || !isFirstNamed) return;
    const known = entryFields(edits.root, like, (type) => registry.blocks[type]?.schema);
    const model = like === '' ? undefined : { collection: like, fields: known };
    close();
    editor.add(addCollection(edits.root, name.name, called, first.trim(), model));
  };
  return (
    <Window title="New collection" close={close}>
      <p className="hint">
        What you have several of, such as trips, rooms or people: each is written once, and lists and pages take it from
        there.
      </p>
      <form className="new-page" onSubmit={add} noValidate>
        <AskedField label="What are they called?" value={called} problem={problems.called} write={setCalled} />
        <AskedField label="The first of them is" value={first} problem={problems.first} write={setFirst} />
        <label htmlFor={`${id}-like`}>With the fields of</label>
        <select id={`${id}-like`} value={like} onChange={({ target }) => setLike(target.value)}>
          <option value="">a name alone</option>
          {models.map((name) => (
            <option key={name} value={name}>
              {collectionTitle(edits.root, name)}
            </option>
          ))}
        </select>
        <button type="submit" className="main">
          Add
        </button>
      </form>
    </Window>
  );
}
