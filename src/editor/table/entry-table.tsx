import { type ReactNode, useCallback, useState } from 'react';
import { pathPointerOf } from '../../compose/routes';
import { collectionsIn } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { readCells } from '../collections/csv';
import { readPastedCells, type Taking } from '../collections/taking';
import { pagesIn } from '../drawing/engine';
import { useHeldFields } from '../fields/held-fields';
import { LaterWindow } from '../frame/later-window';
import { columnsOf } from '../inputs/columns';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { EntryRow } from './entry-row';
import { TableActions } from './table-actions';

/** The most entries of which all can be written in at once; of more, those near what is visible can. */
const mostAlive = 60;

/** The entries of a collection as a table: plain values are written in it, others in the form of the entry. */
export function EntryTable({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const { editor, registry } = useDesk();
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
  const { shown, listeners } = useHeldFields(given);
  const fields = useSame(shown);
  const plain = useSame(columnsOf(collection).plain.map((column) => column.name));
  const pages = useSame(Object.fromEntries(pagesIn(edits.root, now).map((page) => [pathPointerOf(page), page.path])));
  const pasteAt = useCallback(
    async (index: number, field: string, text: string): Promise<void> => {
      const pasted = collectionsIn(editor.state().edits.root).get(name);
      if (pasted) setTaking(readPastedCells(pasted, await readCells(text), index, field));
    },
    [editor, name],
  );
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
              <EntryRow
                key={isContainer(entry) ? identityOf(entry).number : `at ${index}`}
                pointer={memberPointer(list, index)}
                entry={entry}
                index={index}
                fields={fields}
                plain={plain}
                pages={pages}
                isAlways={entries.length <= mostAlive}
                paste={pasteAt}
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

/** Gives the former value as long as the new one is the same, so that what depends on it is not drawn anew. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
