import { type ReactNode, useCallback, useRef, useState } from 'react';
import { collectionsIn } from '../../manifest/collections';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { readCells } from '../collections/csv';
import { readPastedCells, sayNames, type Taking } from '../collections/taking';
import { LaterWindow } from '../controls/later-window';
import { useHeldFields } from '../fields/held-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { EntryRow } from './entry-row';
import { useRowsInView } from './rows-in-view';
import { TableActions } from './table-actions';
import { keyOfEntry, useColumns } from './use-columns';

/**
 * The entries of a collection as a table: plain values are written in it, others in the form of the entry. Of a long one
 * the rows in view are in the document, each with its number among all.
 */
export function EntryTable({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState('edits');
  const { editor } = useDesk();
  const [taking, setTaking] = useState<Taking>();
  const [, name = ''] = pointerKeys(pointer);
  const { list, entries } = collectionsIn(edits.root).get(name) ?? { list: pointer, entries: [] };
  const { fields: given, columns, plain, pages, groups, samples } = useColumns(name);
  const { shown, listeners } = useHeldFields(given);
  const fields = useSame(shown);
  const table = useRef<HTMLElement>(null);
  const keys = entries.map(keyOfEntry);
  const parts = useRowsInView(table, keys);
  const pasteAt = useCallback(
    async (index: number, field: string, text: string): Promise<void> => {
      const pasted = collectionsIn(editor.state().edits.root).get(name);
      if (pasted) setTaking(readPastedCells(pasted, await readCells(text), index, field));
    },
    [editor, name],
  );
  return (
    <>
      <TableActions pointer={pointer} fields={fields} columns={columns} samples={samples} take={setTaking} />
      {/* A browser leaves what has the focus under an edge where only a part of it is cut off. */}
      <section
        ref={table}
        aria-label="Table"
        className="table"
        onBlur={listeners.onBlur}
        onFocus={({ target }) => {
          listeners.onFocus();
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        <table aria-rowcount={entries.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
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
            {parts.map((part) =>
              'index' in part ? (
                <EntryRow
                  key={keys[part.index]}
                  name={keys[part.index] ?? ''}
                  pointer={memberPointer(list, part.index)}
                  entry={entries[part.index] ?? null}
                  index={part.index}
                  fields={fields}
                  plain={plain}
                  pages={pages[keys[part.index] ?? '']}
                  group={groups[part.index]}
                  paste={pasteAt}
                />
              ) : (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot have the focus.
                <tr
                  key={`from ${part.from}`}
                  aria-hidden="true"
                  data-from={part.from}
                  data-count={part.count}
                  ref={(row) => row?.style.setProperty('block-size', `${part.height}px`)}
                />
              ),
            )}
          </tbody>
        </table>
      </section>
      {entries.length > 0 && (
        <small className="hint of-table">
          Cells of a spreadsheet can be pasted here.
          {columns.others.length > 0 && ` Only in the form of each entry: ${sayNames(columns.others)}.`}
        </small>
      )}
      {taking && (
        <LaterWindow close={() => setTaking(undefined)}>
          {(windows) => <windows.take list={list} taking={taking} close={() => setTaking(undefined)} />}
        </LaterWindow>
      )}
    </>
  );
}

/** Gives the former value as long as the new one is the same, so that what depends on it is not drawn anew. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState({ given: value, same: value });
  if (kept.given === value) return kept.same;
  const same = JSON.stringify(kept.same) === JSON.stringify(value) ? kept.same : value;
  keep({ given: value, same });
  return same;
}
