import type { ReactNode } from 'react';
import type { Part } from '../state/parts';
import { useDesk } from '../use-editor';

/**
 * Where the form of what was just taken away stood, a way back and one on: the form of what follows would put another
 * button that deletes under the same pointer.
 */
export function AfterRemoval({ next }: { next: Part }): ReactNode {
  const { editor } = useDesk();
  return (
    <div className="actions">
      <button type="button" onClick={editor.undo}>
        Undo
      </button>
      <button type="button" onClick={() => editor.open(next.pointer)}>
        Go on with {next.title}
      </button>
    </div>
  );
}
