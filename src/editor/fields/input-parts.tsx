import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { Fix } from '../problems';
import { useDesk, useEditorState } from '../use-editor';
import { backInPlace, typedOver } from './back-in-place';
import type { Input } from './fields-of';
import { sayChanged } from './say-changed';
import { isOfWords, putWord } from './site-words';

/** What every input is given. */
export interface InputProps<Of extends Input = Input> {
  pointer: Pointer;
  input: Of;
  value: Json | undefined;
  label: string;
  help?: string;
}

/** Puts a value in its place as one step; what is typed into a place without a pause is one. */
export function usePut(pointer: Pointer): (value: Json) => void {
  const { editor } = useDesk();
  return (value) => {
    const { root } = editor.state().edits;
    const after = isOfWords(pointer)
      ? putWord(root, pointer, String(value))
      : backInPlace(set(root, pointer, value) as JsonObject, pointer, typedOver(editor, pointer));
    editor.change({ says: sayChanged(after, pointer), place: pointer, after, key: pointer });
  };
}

/** Empties a place that is being typed in: it says nothing for now, and is a part of the same step. */
export function useEmpty(pointer: Pointer): () => void {
  const { editor } = useDesk();
  return () => {
    const { root } = editor.state().edits;
    if (valueAt(root, pointer) === undefined) return;
    const after = remove(root, pointer) as JsonObject;
    editor.change({ says: sayChanged(root, pointer), place: pointer, after, key: pointer });
  };
}

/** Takes a value out of its place as one step. */
export function useTakeOut(): (pointer: Pointer) => void {
  const { editor } = useDesk();
  return (pointer) => {
    const { root } = editor.state().edits;
    const after = remove(root, pointer) as JsonObject;
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    editor.change({ says: sayChanged(root, pointer, 'taken out'), place: around, after });
  };
}

/** What a field says of itself where something is wrong with it. */
export function useInvalid(pointer: Pointer, id: string): object {
  const { findings } = useEditorState();
  const found = findings.filter((finding) => finding.pointer === pointer);
  if (found.length === 0) return {};
  // A hint is no mistake: what it speaks of may stay as it is.
  const isWrong = found.some(({ severity }) => severity === 'error');
  return { ...(isWrong ? { 'aria-invalid': true } : { 'data-hint': '' }), 'aria-describedby': `${id}-problem` };
}

/** What is wrong with one place, beside its field. */
export function ProblemsAt({ pointer, id }: { pointer: Pointer; id?: string }): ReactNode {
  const { findings } = useEditorState();
  const found = findings.filter((finding) => finding.pointer === pointer);
  if (found.length === 0) return null;
  return (
    <ul className="problems-here" id={id}>
      {found.map((finding) => (
        <li key={finding.message} data-severity={finding.severity}>
          {finding.message} <Fix finding={finding} />
        </li>
      ))}
    </ul>
  );
}
