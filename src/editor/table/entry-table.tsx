import { type ReactNode, useCallback, useRef, useState } from 'react';
import { pathPointerOf } from '../../compose/routes';
import { collectionsIn } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { readCells } from '../collections/csv';
import { readPastedCells, sayNames, type Taking } from '../collections/taking';
import { pagesIn } from '../drawing/engine';
import { useHeldFields } from '../fields/held-fields';
import { LaterWindow } from '../frame/later-window';
import { columnsOf } from '../inputs/columns';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { groupOfHours } from '../words/say-hours';
import { EntryRow } from './entry-row';
import { useRowsInView } from './rows-in-view';
import { TableActions } from './table-actions';

/**
 * The entries of a collection as a table: plain values are written in it, others in the form of the entry. Of a long one
 * the rows in view are in the document, each with its number among all.
 */
export function EntryTable({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const { editor, registry } = useDesk();
  const [taking, setTaking] = useState<Taking>();
  const [, name = ''] = pointerKeys(pointer);
  const collection = collectionsIn(edits.root).get(name) ?? { list: pointer, entries: [] };
  const { list, entries } = collection;
  const columnsOfAll = entryFields(edits.root, name, (type) => registry.blocks[type]?.schema);
  const isSaid = (field: string): boolean => entries.some((entry) => isObject(entry) && Object.hasOwn(entry, field));
  // That an entry is a sample stands beside its name.
  const columnsGiven = columnsOfAll.filter(
    ({ name: field, isRequired, isCommon }) => field !== 'sample' && (isRequired || isCommon || isSaid(field)),
  );
  const { shown, listeners } = useHeldFields(columnsGiven);
  const fields = useSame(shown);
  const { others, plain: columns } = columnsOf(collection);
  const plain = useSame(columns.map((column) => column.name));
  const pages = useSame(Object.fromEntries(pagesIn(edits.root, now).map((page) => [pathPointerOf(page), page.path])));
  const groups = groupNames(entries);
  const table = useRef<HTMLElement>(null);
  const keys = entries.map((entry, index) => (isContainer(entry) ? String(identityOf(entry).number) : `at ${index}`));
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
      <TableActions pointer={pointer} collection={collection} fields={fields} take={setTaking} />
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
                  pages={pages}
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
          {others.length > 0 && ` Only in the form of each entry: ${sayNames(others)}.`}
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

/** Gives the name of the group of opening hours that begins with each line; undefined for the others of a group. */
function groupNames(entries: readonly Json[]): (string | undefined)[] {
  const groups = entries.map(groupOfHours);
  if (new Set(groups).size < 2) return [];
  return groups.map((group, index) => (group === groups[index - 1] ? undefined : group));
}

/** Gives the former value as long as the new one is the same, so that what depends on it is not drawn anew. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
