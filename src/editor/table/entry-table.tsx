import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { pathPointerOf } from '../../compose/routes';
import { collectionsIn } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { FoldedActions } from '../actions/member-actions';
import { readCells } from '../collections/csv';
import { readPastedCells, type Taking } from '../collections/taking';
import { pagesIn } from '../drawing/engine';
import { useHeldFields } from '../fields/held-fields';
import { LaterWindow } from '../frame/later-window';
import { columnsOf } from '../inputs/columns';
import type { Field } from '../inputs/input';
import { entryFields } from '../naming/entry-fields';
import { entryTitle } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { Cell } from './cell';
import { TableActions } from './table-actions';

/** The entries of a collection as a table: plain values are written in it, others in the form of the entry. */
export function EntryTable({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const { registry } = useDesk();
  const [taking, setTaking] = useState<Taking>();
  const [, name = ''] = pointerKeys(pointer);
  const collection = collectionsIn(edits.root).get(name) ?? { list: pointer, entries: [] };
  const { list, entries } = collection;
  const asked = entryFields(edits.root, name, (type) => registry.blocks[type]?.schema);
  const isSaid = (field: string): boolean => entries.some((entry) => isObject(entry) && Object.hasOwn(entry, field));
  // That an entry is a sample stands beside its name.
  const given = asked.filter(
    ({ name: field, isRequired, isCommon }) => field !== 'sample' && (isRequired || isCommon || isSaid(field)),
  );
  const { shown: fields, listeners } = useHeldFields(given);
  const plain = columnsOf(collection).plain.map((column) => column.name);
  const pages = new Map(pagesIn(edits.root, now).map((page) => [pathPointerOf(page), page.path]));
  const pasteAt = async (index: number, field: string, text: string): Promise<void> => {
    setTaking(readPastedCells(collection, await readCells(text), index, field));
  };
  return (
    <>
      <TableActions pointer={pointer} collection={collection} fields={fields} take={setTaking} />
      {/* A browser leaves what has the focus under an edge where only a part of it is cut off. */}
      <section
        aria-label="Table"
        className="table"
        onBlur={listeners.onBlur}
        onFocus={({ target }) => {
          listeners.onFocus();
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              {fields.map(({ name: field, label }) => (
                <th key={field} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Row</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <Row
                key={isContainer(entry) ? identityOf(entry).number : `at ${index}`}
                pointer={memberPointer(list, index)}
                entry={entry}
                index={index}
                fields={fields}
                plain={plain}
                pages={pages}
                paste={(field, text) => pasteAt(index, field, text)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {taking && (
        <LaterWindow close={() => setTaking(undefined)}>
          {(windows) => <windows.take list={list} taking={taking} close={() => setTaking(undefined)} />}
        </LaterWindow>
      )}
    </>
  );
}

interface RowProps {
  pointer: Pointer;
  entry: Json;
  index: number;
  fields: Field[];
  /** The names of the fields that cells can hold. */
  plain: string[];
  /** The paths that end with the value of a field, by its pointer. */
  pages: ReadonlyMap<Pointer, string>;
  paste: (name: string, text: string) => void;
}

function Row({ pointer, entry, index, fields, plain, pages, paste }: RowProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const title = entryTitle(edits.root, now, entry, index);
  const pasteCells = (name: string) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is pasted as words are.
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    paste(name, text);
  };
  return (
    <tr>
      <th scope="row">
        <button type="button" className="quiet" data-row={pointer} onClick={() => editor.open(pointer)}>
          <bdi>{title}</bdi>
        </button>
        {isObject(entry) && entry.sample === true && <small className="hint">Sample</small>}
      </th>
      {fields.map(({ name, label, input }) => (
        <td key={name} onPasteCapture={plain.includes(name) ? pasteCells(name) : undefined}>
          <Cell
            pointer={memberPointer(pointer, name)}
            value={valueAt(entry, `/${name}`)}
            input={input}
            isPlain={plain.includes(name)}
            page={pages.get(memberPointer(pointer, name))}
            label={`${label} of ${title}`}
          />
        </td>
      ))}
      <td>
        <FoldedActions pointer={pointer}>
          Actions<span className="unseen"> for {title}</span>
        </FoldedActions>
      </td>
    </tr>
  );
}
