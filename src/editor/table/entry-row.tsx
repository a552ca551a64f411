import { type ClipboardEvent, memo, type ReactNode, useRef } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { FoldedActions } from '../actions/member-actions';
import type { Field } from '../inputs/input';
import { cellText } from '../inputs/read-cell';
import { entryTitle } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { Cell } from './cell';
import { useNear } from './use-near';

interface RowProps {
  pointer: Pointer;
  entry: Json;
  index: number;
  fields: Field[];
  /** The names of the fields that cells can hold. */
  plain: string[];
  /** The paths that end with the value of a field, by its pointer. */
  pages: Readonly<Record<Pointer, string>>;
  /** Whether it can be written in wherever it is; otherwise only near what is visible, and elsewhere it is read. */
  isAlways: boolean;
  paste: (index: number, name: string, text: string) => void;
}

/** An entry as a row of a table, drawn anew only where something of it has changed: there may be thousands. */
export const EntryRow = memo(function EntryRow({ isAlways, ...props }: RowProps): ReactNode {
  const row = useRef<HTMLTableRowElement>(null);
  const isNear = useNear(row, isAlways);
  const { pointer, entry, index, fields } = props;
  return (
    <tr ref={row} className={isNear ? undefined : 'far'}>
      {isNear ? (
        <Cells {...props} />
      ) : (
        <Words pointer={pointer} entry={entry} index={index} names={fields.map(({ name }) => name).join(' ')} />
      )}
    </tr>
  );
});

function Cells({ pointer, entry, index, fields, plain, pages, paste }: Omit<RowProps, 'isAlways'>): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const title = entryTitle(edits.root, now, entry, index);
  const pasteCells = (name: string) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is pasted as words are.
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    paste(index, name, text);
  };
  return (
    <>
      <RowHead pointer={pointer} entry={entry} title={title} names={fields.map(({ name }) => name)} />
      {fields.map(({ name, label, input }) => (
        <td key={name} onPasteCapture={plain.includes(name) ? pasteCells(name) : undefined}>
          <Cell
            pointer={memberPointer(pointer, name)}
            value={valueAt(entry, `/${name}`)}
            input={input}
            isPlain={plain.includes(name)}
            page={pages[memberPointer(pointer, name)]}
            label={`${label} of ${title}`}
          />
        </td>
      ))}
      <td>
        <FoldedActions pointer={pointer}>
          Actions<span className="unseen"> for {title}</span>
        </FoldedActions>
      </td>
    </>
  );
}

interface WordsProps extends Pick<RowProps, 'pointer' | 'entry' | 'index'> {
  /** The names of its fields, with blanks between. */
  names: string;
}

/** What a row says that is far from what is visible: drawn once, whatever is written elsewhere. */
const Words = memo(function Words({ pointer, entry, index, names }: WordsProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = editor.state();
  return (
    <>
      <RowHead
        pointer={pointer}
        entry={entry}
        title={entryTitle(edits.root, now, entry, index)}
        names={names.split(' ')}
      />
      {names.split(' ').map((name) => (
        <td key={name}>{cellText(valueAt(entry, `/${name}`))}</td>
      ))}
      <td />
    </>
  );
});

interface RowHeadProps extends Pick<RowProps, 'pointer' | 'entry'> {
  title: string;
  /** The names of its fields, in their order. */
  names: readonly string[];
}

function RowHead({ pointer, entry, title, names }: RowHeadProps): ReactNode {
  const { editor } = useDesk();
  return (
    <th scope="row">
      <button type="button" className="quiet" data-row={pointer} onClick={() => editor.open(pointer)}>
        <bdi>{title}</bdi>
        <small className="facts">{factsOf(entry, title, names).join(' · ')}</small>
      </button>
      {isObject(entry) && entry.sample === true && <small className="hint">Sample</small>}
    </th>
  );
}

/** The most letters of a fact beside the title of an entry, and the most facts. */
const [longestFact, mostFacts] = [30, 2];

/** Gives the first short things that an entry says besides its title, for a window too narrow for a table. */
function factsOf(entry: Json, title: string, names: readonly string[]): string[] {
  const values = names.map((name) => (name === 'slug' ? undefined : valueAt(entry, `/${name}`)));
  const said = values.map((value) => (typeof value === 'boolean' ? '' : cellText(value)));
  return said.filter((words) => words !== '' && words !== title && words.length <= longestFact).slice(0, mostFacts);
}
