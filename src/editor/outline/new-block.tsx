import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { LaterWindow } from '../frame/later-window';
import { useEditor } from '../session/use-editor';

interface NewBlockProps {
  /** The list of blocks of a page. */
  pointer: Pointer;
  /** The index in it, unless another is chosen. */
  index: number;
}

/** A button that adds a block to a page, or to all that a route makes. */
export function NewBlock({ pointer, index }: NewBlockProps): ReactNode {
  const pages = useEditor(({ drawnPage }) =>
    drawnPage && pointer.startsWith(`${drawnPage.route}/`) ? drawnPage.pagesOfRoute : 1,
  );
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add a block{pages > 1 && ` to all ${pages} pages`}
      </button>
      {isOpen && (
        <LaterWindow close={close}>
          {(windows) => <windows.block pointer={pointer} index={index} close={close} />}
        </LaterWindow>
      )}
    </>
  );
}
