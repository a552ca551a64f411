import type { ClipboardEvent, ReactNode } from 'react';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { isInField, useCopy, usePaste } from '../actions/copy-and-paste';
import { useMembers } from '../actions/use-members';
import { Icon } from '../controls/icon';
import { WindowButton } from '../controls/later-window';
import { readBlocks } from '../members/copied-text';
import { placeOfNew } from '../members/members';
import { iconOfBlock } from '../naming/part-icon';
import { blockTitle } from '../naming/parts';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { OpenButton } from './outline';
import { useDrag } from './use-drag';

/** The blocks of a page, in an order that can be changed; Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste there. */
export function BlockList({ pointer, title }: { pointer: Pointer; title: string }): ReactNode {
  const { registry } = useDesk();
  const { edits, selectedPlace, drawnPage, now } = useEditorState('edits', 'selectedPlace', 'drawnPage', 'now');
  const { moveTo } = useMembers();
  const { drag, begin } = useDrag((from, to) => moveTo(memberPointer(pointer, from), to));
  const { answer } = useCopy();
  const { paste, ask, window } = usePaste(pointer, (text) => readBlocks(text, Object.keys(registry.blocks)));
  const blocks = valueAt(edits.root, pointer);
  if (!Array.isArray(blocks)) return null;
  /**
   * The side of a block on which a line shows where the dragged block would land: before it, or after it when dragged
   * past it.
   */
  const landingAt = (index: number): 'before' | 'after' | undefined => {
    if (drag?.over !== index || drag.from === index) return undefined;
    return index > drag.from ? 'after' : 'before';
  };
  const pasteAt = (index: number) => (event: ClipboardEvent) => {
    if (isInField(event)) return;
    event.preventDefault();
    event.stopPropagation();
    paste(event.clipboardData.getData('text/plain'), index);
  };
  const open = blocks.findIndex((_, index) => `${selectedPlace}/`.startsWith(`${memberPointer(pointer, index)}/`));
  const place = open < 0 ? placeOfNew(blocks) : open + 1;
  return (
    <section className="page-blocks" aria-label={`Blocks of ${title}`} onPaste={pasteAt(blocks.length)}>
      <ol className="blocks">
        {blocks.map((_, index) => (
          <li
            key={index}
            data-landing={landingAt(index)}
            onPointerDown={begin(index)}
            onCopy={(event) => answer(event, memberPointer(pointer, index))}
            onCut={(event) => answer(event, memberPointer(pointer, index))}
            onPaste={pasteAt(index + 1)}
          >
            <span className="handle" title="Drag to move">
              <Icon name="handle" />
            </span>
            <OpenButton
              pointer={memberPointer(pointer, index)}
              icon={iconOfBlock(edits.root, memberPointer(pointer, index))}
            >
              <bdi>{blockTitle(edits.root, now, memberPointer(pointer, index), drawnPage)}</bdi>
            </OpenButton>
          </li>
        ))}
      </ol>
      <div className="actions">
        <NewBlock pointer={pointer} index={place} />
        <button type="button" onClick={() => ask(place)}>
          Paste a block
        </button>
      </div>
      {window}
    </section>
  );
}

interface NewBlockProps {
  /** The list of blocks of a page. */
  pointer: Pointer;
  /** The index in it, unless another is chosen. */
  index: number;
}

/** A button that adds a block to a page, or to all that a route makes. */
function NewBlock({ pointer, index }: NewBlockProps): ReactNode {
  const pages = useEditor(({ drawnPage }) =>
    drawnPage && pointer.startsWith(`${drawnPage.route}/`) ? drawnPage.pagesOfRoute : 1,
  );
  return (
    <WindowButton says={`Add a block${pages > 1 ? ` to all ${pages} pages` : ''}`}>
      {(windows, close) => <windows.block pointer={pointer} index={index} close={close} />}
    </WindowButton>
  );
}
