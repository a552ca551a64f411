import { type ChangeEvent, memo, type ReactNode, useId, useState } from 'react';
import { type Collection, collectionsIn } from '../../manifest/collections';
import { insert } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { usePaste } from '../actions/copy-and-paste';
import { readCsv, writeCsv } from '../collections/csv';
import type { NewField } from '../collections/declare';
import { proposeFields } from '../collections/new-columns';
import { leftOutWords, readNamed, sayTwice, type Taking } from '../collections/taking';
import { ProblemNote } from '../controls/field-note';
import { LaterWindow } from '../controls/later-window';
import { AddPictures } from '../fields/add-pictures';
import type { Columns } from '../inputs/columns';
import type { Field } from '../inputs/input';
import { emptyValue } from '../inputs/inputs';
import { readItems } from '../members/copied-text';
import { likelyModel } from '../members/entry-like';
import { withoutSamples } from '../members/samples';
import { useDesk, useEditor } from '../session/use-editor';
import { sayAddOne } from '../words/titles';
import { AddField } from './add-field';
import { ChangeAmounts } from './change-amounts';
import { NewColumns } from './new-columns';

interface TableActionsProps {
  pointer: Pointer;
  fields: Field[];
  columns: Columns;
  /** The number of samples that visitors see no more. */
  samples: number;
  take: (taking: Taking) => void;
}

/** The actions on a collection as a whole: adding entries, and taking them from and to spreadsheets. */
export const TableActions = memo(function TableActions({
  pointer,
  fields,
  columns: { plain, others },
  samples,
  take,
}: TableActionsProps): ReactNode {
  const { editor } = useDesk();
  const id = useId();
  const [, name = ''] = pointerKeys(pointer);
  // A press does what it says to the entries as they are by then.
  const collection = (): Collection => collectionsIn(editor.state().edits.root).get(name) ?? emptyAt(name, pointer);
  const { list, isEmpty, addOne, hasTitle } = useEditor(({ edits: { root } }) => {
    const { list: place, entries, fields: declared } = collectionsIn(root).get(name) ?? emptyAt(name, pointer);
    const hasTitle = declared !== undefined;
    return { list: place, isEmpty: entries.length === 0, addOne: sayAddOne(root, name), hasTitle };
  });
  const [like, setLike] = useState<Pointer>();
  const [failure, setFailure] = useState<string>();
  const [columns, setColumns] = useState<{ table: string[][]; proposed: NewField[] }>();
  const { ask, window } = usePaste(list, (text) => readItems(text, { kind: 'group', fields }, 'entry'));
  const add = (): void => {
    const { edits, drawnPage } = editor.state();
    const model = likelyModel(edits.root, list, drawnPage?.entry);
    if (model !== undefined) {
      setLike(model);
      return;
    }
    const requiredFields = fields.filter(({ isRequired }) => isRequired);
    const entry = Object.fromEntries(requiredFields.map(({ name, input }) => [name, emptyValue(input)]));
    const place = memberPointer(list, collection().entries.length);
    editor.add({ says: 'Entry added', place, after: insert(edits.root, place, entry) });
  };
  const send = async (): Promise<void> => {
    const link = document.createElement('a');
    const sent = collection();
    link.href = URL.createObjectURL(new Blob([await writeCsv(sent)], { type: 'text/csv' }));
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
    editor.announce(
      `${link.download} saved, with ${sent.entries.length} entries. ${others.length > 0 ? leftOutWords(others) : ''}`,
    );
  };
  const receive = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    const rows = file && (await readCsv(await file.text()));
    target.value = '';
    if (!rows) return;
    const refusal = 'failure' in rows ? rows.failure : sayTwice(collection(), rows);
    setFailure(refusal);
    if ('failure' in rows || refusal !== undefined) return;
    const proposed = proposeFields(collection(), rows);
    if (proposed.length > 0) setColumns({ table: rows, proposed });
    else take(readNamed(collection(), rows));
  };
  return (
    <div className="plain">
      <div className="actions">
        <button type="button" className="main" onClick={add}>
          {addOne}
        </button>
        <AddPictures collection={name} />
        {samples > 0 && (
          <button type="button" onClick={() => editor.change(withoutSamples(editor.state().edits.root, name))}>
            Delete the {samples === 1 ? 'sample' : `${samples} samples`}
          </button>
        )}
      </div>
      <details>
        <summary>More</summary>
        <div className="actions">
          <button type="button" onClick={() => ask(collection().entries.length)}>
            Paste an entry
          </button>
          {hasTitle && (
            <button type="button" onClick={() => editor.open(memberPointer(pointer, 'label'))}>
              Rename this collection
            </button>
          )}
          <AddField collection={name} />
          <ChangeAmounts collection={name} columns={plain.filter(({ kind }) => kind === 'number')} />
          <label className="upload">
            Import a spreadsheet
            <input
              type="file"
              accept=".csv,text/csv,text/tab-separated-values"
              aria-describedby={`${id}-csv`}
              onChange={receive}
            />
          </label>
          <button type="button" disabled={isEmpty} aria-describedby={`${id}-csv`} onClick={send}>
            Save as a spreadsheet
          </button>
        </div>
        <small className="hint" id={`${id}-csv`}>
          As a CSV file, which every program for spreadsheets opens and saves.
        </small>
      </details>
      <ProblemNote says={failure} />
      {window}
      {columns && (
        <NewColumns
          collection={name}
          proposed={columns.proposed}
          close={() => setColumns(undefined)}
          goOn={(known) => take(readNamed(known, columns.table))}
        />
      )}
      {like !== undefined && (
        <LaterWindow close={() => setLike(undefined)}>
          {(windows) => <windows.like like={like} close={() => setLike(undefined)} />}
        </LaterWindow>
      )}
    </div>
  );
});

function emptyAt(name: string, pointer: Pointer): Collection {
  return { name, pointer, list: pointer, entries: [] };
}
