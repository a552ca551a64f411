import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { LaterPart } from '../controls/later-window';
import { isColor } from '../inputs/colors';
import type { WordsKindName } from '../inputs/words-kinds';
import { ColorContrast, MeasuredContrast } from './color-contrast';

interface AroundProps {
  pointer: Pointer;
  text: string;
  label: string;
  write: (text: string) => void;
}

/** The components around the field of a kind of words. */
interface WordsParts {
  Before?: (props: AroundProps) => ReactNode;
  After?: (props: AroundProps) => ReactNode;
}

const parts: { readonly [Of in WordsKindName]?: WordsParts } = {
  color: { Before: ColorChooser, After: AfterColor },
};

/** Gives the components around the field of a kind of words. */
export function wordsPartsOf(of: WordsKindName): WordsParts {
  return parts[of] ?? {};
}

/** The problem with a colour, and a button that shows the colour and opens the choice of another. */
function ColorChooser({ pointer, text, label, write }: AroundProps): ReactNode {
  return (
    <>
      <ColorContrast pointer={pointer} />
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        value={isColor(text) ? text : '#000000'}
        onChange={({ target }) => write(target.value)}
      />
    </>
  );
}

/** How well a colour is read, and below the main one the offer to draw the logo in the colours of the site. */
function AfterColor({ pointer }: AroundProps): ReactNode {
  return (
    <>
      <MeasuredContrast pointer={pointer} />
      {pointer === '/theme/colors/accent' && <LaterPart>{(later) => <later.logoInColors />}</LaterPart>}
    </>
  );
}
