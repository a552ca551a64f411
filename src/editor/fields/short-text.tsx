import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { timeBetweenClicks } from '../double-clicks';
import { useEditorState } from '../use-editor';
import type { Words } from './fields-of';
import { PutValue } from './put-value';
import { Reads, useReading } from './reads';
import { entriesAt, sayText } from './say-text';

/** A short text with no room for a line below it: what stands in its field, and what is to be done around that. */
export interface ShortText {
  /** The text as it reads, and while somebody is at it as it is written. */
  shown: string;
  /** The text as it reads. */
  reads: string;
  /** How it reads, in a line below the field, while it does not stand there so. */
  says: string | undefined;
  isAt: boolean;
  /** What the element around the field listens to. */
  listeners: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
}

/**
 * Has a text stand in its field as it reads on the page, until somebody is at it: then it is written as in a form. It
 * stays so until a click that leaves it has found what it was meant for, since less room is needed then.
 */
export function useShortText(pointer: Pointer, text: string, of: Words): ShortText {
  const { edits, drawn } = useEditorState();
  const [isAt, setIsAt] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const reading = useReading(pointer, text, of);
  const isPlain = reading === undefined && of !== 'copy';
  const reads = isPlain ? text : sayText(text, edits.root, entriesAt(pointer, edits.root, drawn), of === 'copy');
  return {
    shown: isAt ? text : reads,
    reads,
    says: isAt ? reading : undefined,
    isAt,
    listeners: {
      onFocus: ({ target }) => {
        clearTimeout(leaving.current);
        setIsAt(true);
        // What was pressed has gone from there, and the caret would stand within a name.
        if (!isAt && reading !== undefined) requestAnimationFrame(() => putCaret(target, text.length));
      },
      onBlur: ({ currentTarget, target, relatedTarget: goesTo }) => {
        // Whoever chooses a value in its window comes back, and what happens in there comes by here, too.
        const isWithin = (one: Element): boolean => currentTarget.contains(one) || one.closest('dialog') !== null;
        const isLeft = currentTarget.contains(target) && !(goesTo instanceof Element && isWithin(goesTo));
        if (isLeft) leaving.current = setTimeout(() => setIsAt(false), timeBetweenClicks);
      },
    },
  };
}

function putCaret(field: Element, at: number): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.setSelectionRange(at, at);
}

interface ShortTextToolsProps {
  short: ShortText;
  /** Its place; the field is called by its id. */
  pointer: Pointer;
  field: string;
  label: string;
  /** Whether a value can be put into it. */
  canTakeValues: boolean;
  write: (text: string) => void;
}

/** What a short text has while somebody is at it: a value to put in, and how it reads. */
export function ShortTextTools({ short, pointer, field, label, canTakeValues, write }: ShortTextToolsProps): ReactNode {
  return (
    <>
      {short.isAt && canTakeValues && <PutValue pointer={pointer} field={field} label={label} write={write} />}
      <Reads id={`${field}-reads`} says={short.says} />
    </>
  );
}
