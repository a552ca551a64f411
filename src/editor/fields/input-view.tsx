import { type ReactNode, useState } from 'react';
import { inTextOf } from '../inputs/inputs';
import type { InputProps } from './input-parts';
import { KindView } from './views';
import { WordsView } from './words-view';

/** The input of a value; a text that stands for a value of another kind has the input of words. */
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
