import { type ClipboardEvent, type ReactNode, useId } from 'react';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { FoldedActions } from '../actions/member-actions';
import { readCells } from '../collections/csv';
import { addColumn, fillCells, gridAt, moveColumn, removeColumn } from '../inputs/grid';
import { sayChanged } from '../naming/say-changed';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { inWords } from '../words/in-words';
import { entriesAt, sayText } from '../words/say-text';
import { ProblemsAt, useDescribed, usePut } from './input-parts';
import { ReadingLine, useReading } from './reading-line';
import { TakeItems } from './take-items';
import { useAtField, ValueText } from './value-text';

/** The rows of a table, with cells to write in, and rows and columns to add, move and delete. */
export function GridView({ pointer, value }: { pointer: Pointer; value: Json | undefined }): ReactNode {
  const { editor } = useDesk();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const around = entriesAt(pointer, edits.root, drawnPage);
  const headings = gridAt(edits.root, pointer).headings.map((heading) => sayText(heading, edits.root, now, around));
  const rows = Array.isArray(value) ? value : [];
  const change = (says: string, after: JsonObject): void => editor.change({ says, place: pointer, after });
  const addRow = (): void => {
    const place = memberPointer(pointer, rows.length);
    const row = headings.map(() => '');
    const after = insert(edits.root, place, row);
    editor.add({ says: sayChanged(edits.root, now, place, 'added'), place, after });
  };
  const pasteAt = async (row: number, column: number, text: string): Promise<void> => {
    const cells = await readCells(text);
    change(sayChanged(edits.root, now, pointer, 'pasted'), fillCells(edits.root, pointer, row, column, cells));
  };
  return (
    <>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {headings.map((heading, column) => (
                <th key={column} scope="col">
                  <ColumnHead pointer={pointer} headings={headings} column={column} change={change}>
                    {heading || `Column ${column + 1}`}
                  </ColumnHead>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={isContainer(row) ? identityOf(row).number : `at ${index}`}>
                <th scope="row">
                  <FoldedActions pointer={memberPointer(pointer, index)}>Row {index + 1}</FoldedActions>
                </th>
                {isObject(row) ? (
                  <td colSpan={headings.length}>
                    <CollectionRows from={String(row.from)} />
                  </td>
                ) : (
                  headings.map((heading, column) => (
                    <td key={column}>
                      <GridCell
                        pointer={memberPointer(memberPointer(pointer, index), column)}
                        label={`${heading || `Column ${column + 1}`}, row ${index + 1}`}
                        paste={(text) => pasteAt(index, column, text)}
                      />
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="actions">
        <button type="button" onClick={addRow}>
          Add a row
        </button>
        <button type="button" onClick={() => change('Column added', addColumn(edits.root, pointer))}>
          Add a whole column
        </button>
        <TakeItems
          pointer={pointer}
          item={{ kind: 'list', item: { kind: 'words', of: 'inlineCopy' }, itemName: 'cell' }}
        />
      </div>
    </>
  );
}

interface ColumnHeadProps {
  pointer: Pointer;
  headings: string[];
  column: number;
  change: (says: string, after: JsonObject) => void;
  children: string;
}

function ColumnHead({ pointer, headings, column, change, children }: ColumnHeadProps): ReactNode {
  const { edits } = useEditorState('edits');
  const moveTo = (to: number): void => {
    const says = `Column ${children} moved to ${to + 1} of ${headings.length}`;
    change(says, moveColumn(edits.root, pointer, column, to));
  };
  return (
    <details>
      <summary>{children}</summary>
      <fieldset className="actions" aria-label={`Column ${children}`}>
        <button type="button" disabled={column === 0} onClick={() => moveTo(column - 1)}>
          Move left
        </button>
        <button type="button" disabled={column === headings.length - 1} onClick={() => moveTo(column + 1)}>
          Move right
        </button>
        <button
          type="button"
          disabled={headings.length === 1}
          onClick={() => change(`Column ${children} deleted`, removeColumn(edits.root, pointer, column))}
        >
          Delete the column
        </button>
      </fieldset>
    </details>
  );
}

function CollectionRows({ from }: { from: string }): ReactNode {
  const { editor } = useDesk();
  return (
    <button type="button" className="quiet" onClick={() => editor.open(memberPointer('/collections', from))}>
      Rows made of the collection {inWords(from)}
    </button>
  );
}

function GridCell({
  pointer,
  label,
  paste,
}: {
  pointer: Pointer;
  label: string;
  paste: (text: string) => void;
}): ReactNode {
  const { edits } = useEditorState('edits');
  const put = usePut(pointer);
  const value = valueAt(edits.root, pointer);
  const pasteCells = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    paste(text);
  };
  const language = useSiteLanguage();
  const id = useId();
  const words = Array.isArray(value) ? value.map(String).join('\n\n') : String(value ?? '');
  const { listeners, ...at } = useAtField();
  const reading = useReading(pointer, words, 'inlineCopy');
  const described = {
    'aria-label': label,
    'data-pointer': pointer,
    dir: 'auto',
    ...(language !== undefined && { lang: language }),
    ...useDescribed(pointer, id, [reading !== undefined && `${id}-reads`]),
  };
  const write = (text: string): void => put(Array.isArray(value) ? text.split(/\n{2,}/) : text);
  return (
    <div className="short" {...listeners} onPasteCapture={pasteCells}>
      <ValueText
        sort="inlineCopy"
        pointer={pointer}
        id={id}
        text={words}
        described={described}
        at={at}
        takesValues={at.isAt && label}
        write={write}
      >
        <textarea
          className="growing"
          id={id}
          {...described}
          rows={Math.min(6, 1 + Math.floor(words.length / 24))}
          value={words}
          onChange={({ target }) => write(target.value)}
        />
      </ValueText>
      <ReadingLine id={`${id}-reads`} says={reading} />
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
    </div>
  );
}
