import { type ReactNode, useState } from 'react';
import { inTextOf } from '../inputs/inputs';
import type { InputProps } from './input-parts';
import { KindView } from './views';
import { WordsView } from './words-view';

/** A value with what asks for it, as its input says; words that stand in the place of something else are asked for as words. */
export function InputView(props: InputProps): ReactNode {
  const { input, value } = props;
  // While somebody writes words in the place of something else, they stay words.
  const [isWritten, setIsWritten] = useState(false);
  const whileWritten = { onFocus: () => setIsWritten(true), onBlur: () => setIsWritten(false) };
  const { of, takes } = inTextOf(input);
  if ((typeof value === 'string' && takes(value)) || isWritten) {
    return (
      <div {...whileWritten}>
        <WordsView {...props} input={{ kind: 'words', of }} />
      </div>
    );
  }
  return <KindView {...props} />;
}
