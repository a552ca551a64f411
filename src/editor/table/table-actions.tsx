import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import type { Collection } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { usePaste } from '../actions/copy-and-paste';
import { readCsv, writeCsv } from '../collections/csv';
import type { NewField } from '../collections/declare';
import { proposeFields } from '../collections/new-columns';
import { leftOutWords, readNamed, sayTwice, type Taking } from '../collections/taking';
import { AddPictures } from '../fields/add-pictures';
import { LaterWindow } from '../frame/later-window';
import { columnsOf } from '../inputs/columns';
import type { Field } from '../inputs/input';
import { emptyValue } from '../inputs/inputs';
import { readItems } from '../members/copied-text';
import { likelyModel } from '../members/entry-like';
import { samplesLeft, withoutSamples } from '../members/samples';
import { useDesk, useEditorState } from '../session/use-editor';
import { sayAddOne } from '../words/titles';
import { AddField } from './add-field';
import { ChangeAmounts } from './change-amounts';
import { NewColumns } from './new-columns';

interface TableActionsProps {
  pointer: Pointer;
  collection: Pick<Collection, 'list' | 'entries' | 'fields'>;
  fields: Field[];
  take: (taking: Taking) => void;
}

/** The actions on a collection as a whole: adding entries, and taking them from and to spreadsheets. */
export function TableActions({ pointer, collection, fields, take }: TableActionsProps): ReactNode {
  const { editor } = useDesk();
  const id = useId();
  const [, name = ''] = pointerKeys(pointer);
  const { list, entries } = collection;
  const { edits, drawnPage } = useEditorState('edits', 'drawnPage');
  const [like, setLike] = useState<Pointer>();
  const [failure, setFailure] = useState<string>();
  const [columns, setColumns] = useState<{ table: string[][]; proposed: NewField[] }>();
  const { ask, window } = usePaste(list, (text) => readItems(text, { kind: 'group', fields }, 'entry'));
  const { plain, others } = columnsOf(collection);
  const samples = samplesLeft(edits.root, name);
  const model = likelyModel(edits.root, list, drawnPage?.entry);
  const add = (): void => {
    const { root } = editor.state().edits;
    const requiredFields = fields.filter(({ isRequired }) => isRequired);
    const entry = Object.fromEntries(requiredFields.map(({ name, input }) => [name, emptyValue(input)]));
    const place = memberPointer(list, entries.length);
    editor.add({ says: 'Entry added', place, after: insert(root, place, entry) as JsonObject });
  };
  const send = async (): Promise<void> => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([await writeCsv(collection)], { type: 'text/csv' }));
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
    editor.announce(
      `${link.download} saved, with ${entries.length} entries. ${others.length > 0 ? leftOutWords(others) : ''}`,
    );
  };
  const receive = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    const rows = file && (await readCsv(await file.text()));
    target.value = '';
    if (!rows) return;
    const refusal = 'failure' in rows ? rows.failure : sayTwice(collection, rows);
    setFailure(refusal);
    if ('failure' in rows || refusal !== undefined) return;
    const proposed = proposeFields(collection, rows);
    if (proposed.length > 0) setColumns({ table: rows, proposed });
    else take(readNamed(collection, rows));
  };
  return (
    <div className="plain">
      <div className="actions">
        <button type="button" className="main" onClick={() => (model === undefined ? add() : setLike(model))}>
          {sayAddOne(edits.root, name)}
        </button>
        <AddPictures collection={name} />
        {samples > 0 && (
          <button type="button" onClick={() => editor.change(withoutSamples(edits.root, name))}>
            Delete the {samples === 1 ? 'sample' : `${samples} samples`}
          </button>
        )}
      </div>
      <details>
        <summary>More</summary>
        <div className="actions">
          <button type="button" onClick={() => ask(entries.length)}>
            Paste an entry
          </button>
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
          <button type="button" disabled={entries.length === 0} aria-describedby={`${id}-csv`} onClick={send}>
            Save as a spreadsheet
          </button>
        </div>
        <small className="hint" id={`${id}-csv`}>
          As a CSV file, which every program for spreadsheets opens and saves.
        </small>
      </details>
      {failure && (
        <p role="alert" className="problem">
          {failure}
        </p>
      )}
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
}
