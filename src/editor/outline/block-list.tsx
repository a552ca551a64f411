import { type DragEvent, type ReactNode, useState } from 'react';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { useMoveMember } from '../members/member-actions';
import { blockTitle } from '../state/parts';
import { useEditorState } from '../use-editor';
import { NewBlock } from './new-block';
import { OpenButton } from './outline';

/** The blocks of a page in their order, which can be changed. */
export function BlockList({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState();
  const [dragged, setDragged] = useState<number>();
  const moveTo = useMoveMember();
  const blocks = valueAt(edits.root, pointer);
  if (!Array.isArray(blocks)) return null;
  const dropAt = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) moveTo(memberPointer(pointer, dragged), to);
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
