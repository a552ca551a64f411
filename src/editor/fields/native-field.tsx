import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { pressedKey } from '../controls/pressed-key';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';
import { useSiteLanguages } from '../session/use-editor';

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
  const { native } = wordsKind(of);
  const type = heldType ?? (native?.shows.test(text) ? native.type : 'text');
  const complete = useComplete(of, text, write);
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
        complete.onBlur();
      }}
      onKeyDown={(event) => {
        complete.onKeyDown(event);
        if (event.key !== 'Escape' || type === 'text' || text === former) return;
        event.preventDefault();
        write(former);
      }}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** Gives the listeners of a field that write a text as the file has it once somebody is done with it. */
export function useComplete(
  of: WordsKindName,
  text: string,
  write: (text: string) => void,
): { onBlur: () => void; onKeyDown: (event: KeyboardEvent) => void } {
  const whole = useWhole(of)(text);
  const complete = (): void => {
    if (whole !== text) write(whole);
  };
  return {
    onBlur: complete,
    // Neither saving nor Enter leaves a field.
    onKeyDown: (event) => {
      const isDone = event.key === 'Enter' && !event.nativeEvent.isComposing;
      if (isDone || pressedKey(event) === 'save') complete();
    },
  };
}

/** Gives what writes a text of a kind as the file has it, where that is sure. */
export function useWhole(of: WordsKindName): (text: string) => string {
  const languages = useSiteLanguages();
  return (text) => wordsKind(of).whole?.(text, languages) ?? text;
}
