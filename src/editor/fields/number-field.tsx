import { type ReactNode, useState } from 'react';
import type { Json } from '../../manifest/manifest';
import { type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import type { NumberManner } from '../../numbers/typed-numbers';
import { readCell } from '../inputs/read-cell';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { useCurrency } from './currency';
import { useEmpty, usePut } from './input-parts';
import { useNumberReading } from './number-source';

interface NumberFieldProps {
  pointer: Pointer;
  value: Json | undefined;
  /** Its name, for what is wrong with it. */
  label: string;
  /** The attributes of the field. */
  field: object;
}

/**
 * A field for a number as people write it on this site. A text that is no number, or could be two, stays as it was
 * typed. A placeholder shows as its number until somebody types another one.
 */
export function NumberField({ pointer, value, label, field }: NumberFieldProps): ReactNode {
  const { editor } = useDesk();
  const { refusals } = useEditorState('refusals');
  const put = usePut(pointer);
  const empty = useEmpty(pointer);
  const reading = useNumberReading(pointer, value);
  const [typedText, setTypedText] = useState<string>();
  const refusedText = refusals.find((one) => one.pointer === pointer)?.text;
  const manner = useNumberManner();
  const isTyped = typedText !== undefined && readNumber(typedText, label, manner).value === value;
  const take = (text: string): void => {
    setTypedText(text);
    const { value: number, fault } = readNumber(text, label, manner);
    const isItem = Array.isArray(valueAt(editor.state().edits.root, parentPointer(pointer)));
    const why = isItem && text.trim() === '' ? `${label}: write a number here, or delete it from the list.` : fault;
    editor.tell({ kind: 'refuse', place: pointer, ...(why !== undefined && { one: { text, why } }) });
    if (why !== undefined || number === value) return;
    if (number === undefined) empty();
    else put(number);
  };
  return (
    <input
      {...field}
      // Turning the wheel over an input for numbers would change it, and a browser reads only its own comma.
      inputMode="decimal"
      autoComplete="off"
      value={refusedText ?? (isTyped ? typedText : typeof value === 'number' ? String(value) : reading)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTypedText(undefined)}
      onChange={({ target }) => take(target.value)}
    />
  );
}

/** Reads a typed number; a comma or point at its end awaits further digits. */
function readNumber(
  text: string,
  label: string,
  manner: NumberManner,
): { value?: Json | undefined; fault?: string | undefined } {
  return readCell(text.replace(/(?<=\d)[.,]$/, ''), { name: '', label, kind: 'number' }, undefined, manner);
}

function useNumberManner(): NumberManner {
  return { language: useSiteLanguage() ?? 'en', currency: useCurrency() };
}
