import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { pressedKey } from '../frame/pressed-key';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';

interface NativeFieldProps {
  id: string;
  of: WordsKindName;
  text: string;
  pointer: Pointer;
  /** The attributes of the field on its state and what describes it. */
  described: object;
  write: (text: string) => void;
}

/** The first and the last day with a year of four digits: without them, a fifth could be typed. */
export const days = { min: '0001-01-01', max: '9999-12-31' };

/**
 * A field for words on one line, in the input of the browser for their kind, which stays the same during typing. Of a day
 * or a time, a part that is taken out empties all of it; Escape brings back what stood there when somebody came.
 */
export function NativeField({ id, of, text, pointer, described, write }: NativeFieldProps): ReactNode {
  const [heldType, setHeldType] = useState<'date' | 'time' | 'text'>();
  const [former, setFormer] = useState(text);
  const { native, whole: wholeOf } = wordsKind(of);
  const type = heldType ?? (native?.shows.test(text) ? native.type : 'text');
  const complete = (): void => {
    const whole = wholeOf?.(text) ?? text;
    if (whole !== text) write(whole);
  };
  return (
    <input
      id={id}
      value={text}
      type={type}
      data-pointer={pointer}
      {...(type === 'date' && days)}
      {...described}
      onFocus={() => {
        setHeldType(type);
        setFormer(text);
      }}
      onBlur={() => {
        setHeldType(undefined);
        complete();
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'save') complete();
        if (event.key !== 'Escape' || type === 'text' || text === former) return;
        event.preventDefault();
        write(former);
      }}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** The day of a field in words: whoever expects the month first sees which day it is. */
export function DayInWords({ id, says }: { id: string; says: string | undefined }): ReactNode {
  return (
    says !== undefined && (
      <small className="hint" id={id}>
        {says}
      </small>
    )
  );
}
