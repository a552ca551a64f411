import type { ReactNode } from 'react';
import { fileKinds } from '../../addresses/file-kinds';
import { countryIn } from '../../compose/country';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { typedLinks } from '../choices/typed-links';
import type { WordChoice } from '../choices/word-choices';
import { isColor } from '../inputs/colors';
import type { WordsKindName } from '../inputs/words-kinds';
import { ColorContrast } from './color-contrast';
import { IconDrawing } from './icon-drawing';

interface BesideProps {
  text: string;
  label: string;
  write: (text: string) => void;
}

/** The components around the field of a kind of words, and in the window of its choices. */
interface WordsParts {
  Above?: (props: { pointer: Pointer }) => ReactNode;
  Beside?: (props: BesideProps) => ReactNode;
  /** The drawing of a choice. */
  Drawing?: (props: { name: string }) => ReactNode;
  /** What can be written in the window instead, and the choices that are made of it. */
  typed?: { hint: string; choices: (search: string, root: JsonObject) => WordChoice[] };
  /** Which files of this device can be added and chosen there: types or endings, as HTML writes them. */
  accept?: string;
}

const parts: { readonly [Of in WordsKindName]?: WordsParts } = {
  color: { Above: ColorContrast, Beside: ColorChooser },
  captions: { accept: '.vtt' },
  film: { accept: '.mp4,.webm' },
  icon: { Drawing: IconDrawing },
  link: {
    accept: Object.keys(fileKinds).join(),
    typed: {
      hint: 'A page by its name, or write it here: a web address, an e-mail address, a telephone number.',
      choices: (search, root) => typedLinks(search, countryIn(root)),
    },
  },
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
