import type { ReactNode } from 'react';
import type { Json } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { isTakenNumber } from '../inputs/number';
import { valuesInText } from '../only-here/only-here';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { inWords, withinWords } from '../words/in-words';
import { entriesAt, sayName, sayText } from '../words/say-text';

/** Gives how a placeholder in the place of a number reads; empty for a number. */
export function useNumberReading(pointer: Pointer, value: Json | undefined): string {
  return useEditor(({ edits: { root }, drawnPage, now }) =>
    isTakenNumber(value) ? sayText(value, root, now, entriesAt(pointer, root, drawnPage)) : '',
  );
}

interface NumberSourceProps {
  id: string;
  value: Json | undefined;
  /** A further sentence on it. */
  children?: string;
}

/** The name of the value or field that stands in the place of a number. */
export function NumberSource({ id, value, children }: NumberSourceProps): ReactNode {
  return (
    isTakenNumber(value) && (
      <small className="hint" id={id}>
        Taken from <bdi>“{sayName(value, inWords)}”</bdi>. {children}
      </small>
    )
  );
}

/** A button that opens the value in the place of a number. */
export function ChangeNumberSource({ value }: { value: Json | undefined }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [name] = isTakenNumber(value) ? valuesInText(edits.root, value) : [];
  if (name === undefined) return null;
  return (
    <div className="actions">
      <button type="button" onClick={() => editor.open(memberPointer('/values', name))}>
        Change {withinWords(name)} everywhere
      </button>
    </div>
  );
}
