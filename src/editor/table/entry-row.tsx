import { type ClipboardEvent, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { FoldedActions } from '../actions/member-actions';
import { pagesIn, pagesMadeOf } from '../drawing/engine';
import { Thumbnail } from '../fields/thumbnail';
import type { Field } from '../inputs/input';
import { entryTitle } from '../naming/parts';
import { useDesk, useEditor } from '../session/use-editor';
import { Cell, srcOf } from './cell';
import { factsOf } from './facts-of-entry';

interface RowProps {
  /** The identity of the entry, which it keeps wherever it stands. */
  name: string;
  pointer: Pointer;
  entry: Json;
  index: number;
  fields: Field[];
  /** The names of the fields that cells can hold. */
  plain: string[];
  /** The paths that end with the value of a field, by its name. */
  pages: Readonly<Record<string, string>> | undefined;
  /** The words above it, where it is the first of several that belong together. */
  group: string | undefined;
  paste: (index: number, name: string, text: string) => void;
}

/** An entry as a row of a table, drawn anew only where something of it has changed. */
export const EntryRow = memo(function EntryRow({ name, ...props }: RowProps): ReactNode {
  const { index } = props;
  return (
    <tr aria-rowindex={index + 2} data-from={index} data-key={name}>
      <Cells {...props} />
    </tr>
  );
});

function Cells({ pointer, entry, index, fields, plain, pages, group, paste }: Omit<RowProps, 'name'>): ReactNode {
  // What a row is called is as wide as it is long, and the whole table with it: whoever types need not wait for that.
  const named = useDeferredValue(entry);
  const title = useTitle(named, index);
  const pasteCells = (name: string) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is pasted as words are, and so are paragraphs.
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, '')) || /^[^\t]+\r?\n\s*\r?\n[^\t]+$/.test(text)) return;
    event.preventDefault();
    paste(index, name, text);
  };
  return (
    <>
      <RowHead pointer={pointer} entry={named} title={title} fields={fields} group={group} />
      {fields.map(({ name, label, input }) => (
        <td key={name} onPasteCapture={plain.includes(name) ? pasteCells(name) : undefined}>
          <Cell
            pointer={memberPointer(pointer, name)}
            value={valueAt(entry, `/${name}`)}
            input={input}
            isPlain={plain.includes(name)}
            page={pages?.[name]}
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

/** Gives the title of an entry: another one where the entry is, or a value that it may say. */
function useTitle(entry: Json, index: number): string {
  const { editor } = useDesk();
  const { site, values, words, now } = useEditor(({ edits: { root }, now }) => {
    return { site: root.site, values: root.values, words: root.words, now };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all of the site that the title of an entry says.
  return useMemo(
    () => entryTitle(editor.state().edits.root, now, entry, index),
    [editor, entry, index, site, values, words, now],
  );
}

interface RowHeadProps extends Pick<RowProps, 'pointer' | 'entry' | 'fields' | 'group'> {
  title: string;
}

const RowHead = memo(function RowHead({ pointer, entry, title, fields, group }: RowHeadProps): ReactNode {
  const { editor } = useDesk();
  const picture = fields.find(({ input }) => input.kind === 'picture');
  const facts = useEditor(({ edits, now }) => factsOf(entry, title, fields, edits.root, now).join(' · '));
  /** Opens the form of the entry, beside its own page where it has one. */
  const open = (): void => {
    const { edits, now, path } = editor.state();
    const own = pagesMadeOf(pointer, pagesIn(edits.root, now));
    const [page] = own.some((one) => one.path === path) ? [] : own;
    if (page) editor.openPage(page.path);
    editor.open(pointer);
  };
  return (
    <th scope="row">
      {group !== undefined && <small className="group">{group}</small>}
      <button type="button" className="quiet" data-row={pointer} onClick={open}>
        <bdi>{title}</bdi>
        <small className="facts">
          {picture && <Thumbnail of={srcOf(valueAt(entry, `/${picture.name}`))} />}
          {facts}
        </small>
      </button>
      {isObject(entry) && entry.sample === true && <small className="hint">Sample</small>}
    </th>
  );
});
