import type { ReactNode } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { gridAt } from '../inputs/grid';
import type { Input } from '../inputs/input';
import { emptyValue } from '../inputs/inputs';
import { writeOut } from '../members/write-out';
import { sayChanged } from '../naming/say-changed';
import { useDesk, useEditorState } from '../session/use-editor';
import { AddPictures } from './add-pictures';

interface SelectionActionsProps {
  pointer: Pointer;
  item: Input;
}

/** The actions that lead from items made of a collection to written ones: some beside them, or these written out. */
export function SelectionActions({ pointer, item }: SelectionActionsProps): ReactNode {
  const { editor, registry } = useDesk();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  const { root } = edits;
  const selection = valueAt(root, pointer) ?? null;
  const isWhole = !Array.isArray(valueAt(root, parentPointer(pointer)));
  const emptyItem = item.kind === 'list' ? gridAt(root, pointer).headings.map(() => '') : emptyValue(item);
  const add = (items: Json[]): void => {
    const place = memberPointer(pointer, items.indexOf(emptyItem));
    const after = set(root, pointer, items);
    editor.add({ says: sayChanged(after, now, place, 'added'), place, after });
  };
  const writtenOut = writeOut(root, pointer, assets, registry, now);
  return (
    <div className="actions">
      {isObject(selection) && <AddPictures collection={String(selection.from)} />}
      {isWhole && (
        <>
          <button type="button" onClick={() => add([emptyItem, selection])}>
            Add one before these
          </button>
          <button type="button" onClick={() => add([selection, emptyItem])}>
            Add one after these
          </button>
        </>
      )}
      {writtenOut && (
        <button
          type="button"
          title="They no longer follow the collection then"
          onClick={() => {
            editor.change(writtenOut);
            editor.open(writtenOut.place);
          }}
        >
          Only here: write these out as items of this list
        </button>
      )}
    </div>
  );
}
