import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { pressedKey } from '../frame/pressed-key';
import { type Words, wordsKind } from '../inputs/words-kinds';

interface NativeFieldProps {
  id: string;
  of: Words;
  text: string;
  pointer: Pointer;
  /** What the field says of itself, and what describes it. */
  described: object;
  write: (text: string) => void;
}

/** The days that a year of four digits can name: with others, a fifth could be typed. */
export const days = { min: '0001-01-01', max: '9999-12-31' };

/** Words on one line, in the input that the browser has for them; it stays the same while somebody writes in it. */
export function NativeField({ id, of, text, pointer, described, write }: NativeFieldProps): ReactNode {
  const [held, setHeld] = useState<'date' | 'time' | 'text'>();
  const { native, whole: meant } = wordsKind(of);
  const type = held ?? (native?.shows.test(text) ? native.type : 'text');
  const complete = (): void => {
    const whole = meant?.(text) ?? text;
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
      onFocus={() => setHeld(type)}
      onBlur={() => {
        setHeld(undefined);
        complete();
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'save') complete();
      }}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** The day that a field names, in words: whoever writes the month first in other places sees which one it is. */
export function DayInWords({ id, says }: { id: string; says: string | undefined }): ReactNode {
  return (
    says !== undefined && (
      <small className="hint" id={id}>
        {says}
      </small>
    )
  );
}
