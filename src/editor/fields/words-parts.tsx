import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { isColor, type Reading, readingOf, type WordColor } from '../inputs/colors';
import type { WordsKindName } from '../inputs/words-kinds';
import { useDesk, useEditorState } from '../session/use-editor';
import { LaterPart } from '../widgets/later-window';

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

/**
 * The warning below a colour of the theme in which words cannot be read: says so, and shows the shade that the page
 * draws instead. Of the paper it warns where the ink cannot be read on it.
 */
function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const name = wordColorAt(pointer);
  return name === undefined ? null : <FaintWarning name={name} />;
}

/** The measured contrast of a colour of the theme with the paper; of the paper, with the ink. */
function MeasuredContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const name = wordColorAt(pointer);
  return name === undefined ? null : <MeasuredView name={name} />;
}

function wordColorAt(pointer: Pointer): WordColor | undefined {
  const [, name] = /^\/theme\/colors\/(paper|ink|accent|second)$/.exec(pointer) ?? [];
  return name as WordColor | undefined;
}

function MeasuredView({ name }: { name: WordColor }): ReactNode {
  const reading = useReading(name);
  return reading && <small className={reading.faint ? 'hint' : 'hint measured'}>{reading.measured}</small>;
}

function FaintWarning({ name }: { name: WordColor }): ReactNode {
  const reading = useReading(name);
  return (
    <div className="contrast">
      <span role="status">{reading?.faint?.says}</span>
      {reading?.faint && (
        <span className="shade">
          <svg className="swatch" aria-hidden="true">
            <rect width="100%" height="100%" fill={reading.faint.shade} />
          </svg>
          {reading.faint.shade}
        </span>
      )}
    </div>
  );
}

function useReading(name: WordColor): Reading | undefined {
  const { registry } = useDesk();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  try {
    return readingOf(name, siteOf(edits.root, assets, registry, now).theme.colors);
  } catch {
    // What cannot be composed has no theme.
    return undefined;
  }
}
