import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';

interface GrowingFieldProps {
  id: string;
  text: string;
  pointer: Pointer;
  /** The text that an empty field shows. */
  placeholder: string | undefined;
  /** The attributes of the field on its state and what describes it. */
  described: object;
  write: (text: string) => void;
}

/** A field for words without line breaks, as high as they need. */
export function GrowingField({ id, text, pointer, placeholder, described, write }: GrowingFieldProps): ReactNode {
  return (
    <textarea
      className="growing"
      id={id}
      data-pointer={pointer}
      {...described}
      value={text}
      placeholder={placeholder}
      rows={Math.max(1, Math.ceil((text || placeholder || '').length / lettersPerLine))}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.preventDefault()}
      onChange={({ target }) => write(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
}

/** The letters on a line, for browsers in which a field does not grow by itself. */
const lettersPerLine = 42;
