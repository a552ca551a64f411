import type { ReactNode } from 'react';
import type { Json } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { isTakenNumber } from '../inputs/number';
import { valuesNamed } from '../only-here/only-here';
import { useDesk, useEditorState } from '../session/use-editor';
import { inWords, withinWords } from '../words/in-words';
import { entriesAt, sayName, sayText } from '../words/say-text';

/** What a number that is taken from elsewhere reads as; nothing where it is none. */
export function useTakenNumber(pointer: Pointer, value: Json | undefined): string {
  const { edits, drawn, now } = useEditorState('edits', 'drawn', 'now');
  return isTakenNumber(value) ? sayText(value, edits.root, now, entriesAt(pointer, edits.root, drawn)) : '';
}

interface TakenFromProps {
  id: string;
  value: Json | undefined;
  /** What else is said of it. */
  children?: string;
}

/** Where a number is taken from. */
export function TakenFrom({ id, value, children }: TakenFromProps): ReactNode {
  return (
    isTakenNumber(value) && (
      <small className="hint" id={id}>
        Taken from <bdi>“{sayName(value, inWords)}”</bdi>. {children}
      </small>
    )
  );
}

/** The way to a value of the site from which a number is taken. */
export function ChangeTaken({ value }: { value: Json | undefined }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [name] = isTakenNumber(value) ? valuesNamed(edits.root, value) : [];
  if (name === undefined) return null;
  return (
    <div className="actions">
      <button type="button" onClick={() => editor.open(memberPointer('/values', name))}>
        Change {withinWords(name)} everywhere
      </button>
    </div>
  );
}
