import { type DragEvent, type ReactNode, useState } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import { duplicate, move, remove } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { blockTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { NewBlock } from './new-block';
import { OpenButton } from './outline';

/** The blocks of a page in their order, which can be changed. */
export function BlockList({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState();
  const [dragged, setDragged] = useState<number>();
  const moveBlock = useMoveBlock(pointer);
  const blocks = valueAt(edits.root, pointer);
  if (!Array.isArray(blocks)) return null;
  const dropAt = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) moveBlock(dragged, to);
    setDragged(undefined);
  };
  return (
    <>
      <ol className="blocks">
        {blocks.map((block, index) => (
          <li
            key={index}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropAt(index)}
          >
            <OpenButton pointer={memberPointer(pointer, index)}>{blockTitle(block)}</OpenButton>
          </li>
        ))}
      </ol>
      <NewBlock pointer={pointer} />
    </>
  );
}

/** What can be done with a block as a whole, beside its form. */
export function BlockActions({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const index = Number(pointer.slice(list.length + 1));
  const moveBlock = useMoveBlock(list);
  const blocks = valueAt(edits.root, list);
  if (!Array.isArray(blocks)) return null;
  const title = blockTitle(blocks[index]);
  const copy = (): void => {
    const after = duplicate(edits.root, pointer) as JsonObject;
    editor.change({ says: `${title} duplicated`, place: memberPointer(list, index + 1), after });
    editor.open(memberPointer(list, index + 1));
  };
  const drop = (): void => {
    editor.change({ says: `${title} deleted`, place: pointer, after: remove(edits.root, pointer) as JsonObject });
    editor.open(blocks.length > 1 ? memberPointer(list, Math.max(0, index - 1)) : list.slice(0, list.lastIndexOf('/')));
  };
  return (
    <fieldset className="actions" aria-label="This block">
      <button type="button" disabled={index === 0} onClick={() => moveBlock(index, index - 1)}>
        Move up
      </button>
      <button type="button" disabled={index === blocks.length - 1} onClick={() => moveBlock(index, index + 1)}>
        Move down
      </button>
      <label>
        <span className="unseen">Move to</span>
        <select value={index} onChange={({ target }) => moveBlock(index, Number(target.value))}>
          {blocks.map((_, place) => (
            <option key={place} value={place}>
              {place + 1} of {blocks.length}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={copy}>
        Duplicate
      </button>
      <button type="button" onClick={drop}>
        Delete
      </button>
    </fieldset>
  );
}

/** Moves a block within its list, says where it stands then, and keeps it open. */
function useMoveBlock(list: Pointer): (from: number, to: number) => void {
  const { editor } = useDesk();
  return (from, to) => {
    if (from === to) return;
    const { edits } = editor.state();
    const after = move(edits.root, memberPointer(list, from), memberPointer(list, to)) as JsonObject;
    const blocks = valueAt(after, list);
    if (!Array.isArray(blocks)) return;
    const [title, before] = [blockTitle(blocks[to]), to > 0 ? blockTitle(blocks[to - 1]) : undefined];
    const place = `${to + 1} of ${blocks.length}${before === undefined ? '' : `, after ${before}`}`;
    editor.change({ says: `${title} moved to ${place}`, place: memberPointer(list, to), after });
    editor.open(memberPointer(list, to));
  };
}
