import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { isColor } from '../inputs/colors';
import type { WordsKindName } from '../inputs/words-kinds';
import { ColorContrast } from './color-contrast';

interface BesideProps {
  text: string;
  label: string;
  write: (text: string) => void;
}

/** The components around the field of a kind of words. */
interface WordsParts {
  Above?: (props: { pointer: Pointer }) => ReactNode;
  Beside?: (props: BesideProps) => ReactNode;
}

const parts: { readonly [Of in WordsKindName]?: WordsParts } = {
  color: { Above: ColorContrast, Beside: ColorChooser },
};

/** Gives the components around the field of a kind of words. */
export function wordsPartsOf(of: WordsKindName): WordsParts {
  return parts[of] ?? {};
}

function ColorChooser({ text, label, write }: BesideProps): ReactNode {
  return (
    <input
      type="color"
      aria-label={`Choose: ${label}`}
      value={isColor(text) ? text : '#000000'}
      onChange={({ target }) => write(target.value)}
    />
  );
}
