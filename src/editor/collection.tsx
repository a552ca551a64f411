import type { ReactNode } from 'react';
import { isObject } from '../manifest/is-object';
import type { Json, JsonObject } from '../manifest/manifest';
import { insert, set } from '../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import { emptyValue, fieldsOfEntries } from './fields/fields-of';
import { entryTitle } from './state/parts';
import { useDesk, useEditorState } from './use-editor';

/** The entries of a collection as a table; a cell with one value can be edited in it, the others in the entry's form. */
export function EntryList({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const entries = valueAt(edits.root, pointer);
  if (!Array.isArray(entries)) return null;
  const fields = fieldsOfEntries(entries);
  const add = (): void => {
    const entry = Object.fromEntries(fields.map(({ name, input }) => [name, emptyValue(input)]));
    const place = memberPointer(pointer, entries.length);
    editor.change({ says: 'Entry added', place, after: insert(edits.root, place, entry) as JsonObject });
    editor.open(place);
  };
  return (
    <>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              {fields.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <Row
                key={index}
                pointer={memberPointer(pointer, index)}
                entry={entry}
                index={index}
                names={fields.map(({ name }) => name)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" onClick={add}>
        Add an entry
      </button>
    </>
  );
}

interface RowProps {
  pointer: Pointer;
  entry: Json;
  index: number;
  names: string[];
}

function Row({ pointer, entry, index, names }: RowProps): ReactNode {
  const { editor } = useDesk();
  const title = entryTitle(entry, index);
  return (
    <tr>
      <th scope="row">
        <button type="button" className="quiet" onClick={() => editor.open(pointer)}>
          {title}
        </button>
      </th>
      {names.map((name) => (
        <td key={name}>
          <Cell
            pointer={memberPointer(pointer, name)}
            value={isObject(entry) ? entry[name] : undefined}
            label={`${name} of ${title}`}
          />
        </td>
      ))}
    </tr>
  );
}

function Cell({ pointer, value, label }: { pointer: Pointer; value: Json | undefined; label: string }): ReactNode {
  const { editor } = useDesk();
  if (typeof value === 'string') return <CellInput pointer={pointer} value={value} label={label} />;
  if (value === undefined) return null;
  const words = typeof value === 'object' ? countOf(value) : String(value);
  return (
    <button type="button" className="quiet" aria-label={`Open ${label}`} onClick={() => editor.open(pointer)}>
      {words}
    </button>
  );
}

function CellInput({ pointer, value, label }: { pointer: Pointer; value: string; label: string }): ReactNode {
  const { editor } = useDesk();
  const write = (words: string): void => {
    const after = set(editor.state().edits.root, pointer, words) as JsonObject;
    editor.change({ says: `${label} changed`, place: pointer, after, key: pointer });
  };
  return <input aria-label={label} value={value} onChange={({ target }) => write(target.value)} />;
}

function countOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  return isObject(value) ? String(value.src ?? value.label ?? 'a group') : '';
}
