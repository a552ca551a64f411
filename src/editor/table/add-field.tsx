import { type ReactNode, useId, useState } from 'react';
import { collectionsIn } from '../../manifest/collections';
import { pointerKeys } from '../../manifest/pointer';
import { addField } from '../collections/declare';
import { canShow, withFieldOnPages } from '../collections/pages-for-each';
import { AskedField } from '../controls/asked-field';
import { ProblemNote } from '../controls/field-note';
import { WindowButton } from '../controls/later-window';
import { AskedChoice } from '../controls/select';
import { Tick } from '../controls/tick';
import { FormWindow } from '../controls/window';
import { fieldKinds } from '../inputs/declarations';
import type { FieldKind } from '../inputs/known-fields';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { collectionTitle } from '../words/titles';

/** Adds a field to what every entry of a collection can say: asks what it is called, what it holds and what that needs. */
export function AddField({ collection }: { collection: string }): ReactNode {
  return (
    <WindowButton says="Add a field">
      {(windows, close) => <windows.addField collection={collection} close={close} />}
    </WindowButton>
  );
}

interface AddFieldWindowProps {
  collection: string;
  /** What the field holds, until something else is chosen. */
  holds?: FieldKind;
  close: () => void;
  /** Takes the name of the field once it is there. */
  onAdd?: (name: string) => void;
}

/** The questions about a new field of a collection, which the pages of its entries show if that is wanted. */
export function AddFieldWindow({ collection, holds = 'text', close, onAdd }: AddFieldWindowProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const id = useId();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<FieldKind>(holds);
  const [isShown, setShown] = useState(true);
  const [lines, setLines] = useState('');
  const others = [...collectionsIn(edits.root).keys()].filter((name) => name !== collection);
  const [of, setOf] = useState(others[0] ?? '');
  const [problems, setProblems] = useState<{ label?: string; lines?: string }>({});
  // A field that names an entry needs another collection to choose it from.
  const kinds = fieldKinds.filter((one) => one.kind !== 'entry' || others.length > 0);
  const add = (): void => {
    const choices = [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
    const fields = entryFields(edits.root, collection);
    const edit = addField(edits.root, collection, fields, {
      label,
      kind,
      ...(kind === 'choice' && { choices }),
      ...(kind === 'entry' && { of }),
    });
    const isLacking = kind === 'choice' && choices.length === 0;
    setProblems({
      ...('problem' in edit && { label: edit.problem }),
      ...(isLacking && { lines: 'Write what there is to choose from.' }),
    });
    if ('problem' in edit || isLacking) return;
    close();
    const name = pointerKeys(edit.place).at(-1) ?? '';
    const showing = isShown && canShow(edit.after, collection, kind);
    editor.change(showing ? { ...edit, after: withFieldOnPages(edit.after, collection, name) } : edit);
    onAdd?.(name);
  };
  return (
    <FormWindow
      title={`A new field of ${collectionTitle(edits.root, collection)}`}
      submit="Add"
      act={add}
      close={close}
    >
      <AskedField label="What is it called?" value={label} problem={problems.label} write={setLabel} />
      <AskedChoice
        label="What does it hold?"
        value={kind}
        options={kinds.map((one) => [one.kind, one.title])}
        help={kinds.find((one) => one.kind === kind)?.says}
        choose={setKind}
      />
      {kind === 'choice' && (
        <div className="plain">
          <label htmlFor={`${id}-lines`}>What can be chosen, one a line</label>
          <textarea
            id={`${id}-lines`}
            rows={4}
            dir="auto"
            value={lines}
            aria-invalid={problems.lines !== undefined}
            onChange={({ target }) => setLines(target.value)}
          />
          <ProblemNote says={problems.lines} />
        </div>
      )}
      {kind === 'entry' && (
        <AskedChoice
          label="Of which collection?"
          value={of}
          options={others.map((name) => [name, collectionTitle(edits.root, name)])}
          choose={setOf}
        />
      )}
      {canShow(edits.root, collection, kind) && (
        <Tick label="Show it on the page of each" isOn={isShown} set={setShown} />
      )}
    </FormWindow>
  );
}
