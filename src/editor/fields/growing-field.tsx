import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';

interface GrowingFieldProps {
  id: string;
  text: string;
  pointer: Pointer;
  /** What stands there until something is written. */
  placeholder: string | undefined;
  /** What the field says of itself, and what describes it. */
  described: object;
  write: (text: string) => void;
}

/** Words without line breaks, in a field that is as high as they need. */
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

/** For browsers in which a field does not grow by itself. */
const lettersPerLine = 42;
