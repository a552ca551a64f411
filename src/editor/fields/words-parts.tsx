import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { isColor, type Reading, readingOf, type WordColor } from '../inputs/colors';
import type { WordsKindName } from '../inputs/words-kinds';
import { useDesk, useEditorState } from '../session/use-editor';

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

/**
 * Shows, while a colour of the theme is typed, whether words can be read in it on the paper, or on it where it is the
 * paper. Where the page draws another shade, it shows that.
 */
function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const [, name] = /^\/theme\/colors\/(paper|ink|accent|second)$/.exec(pointer) ?? [];
  return name === undefined ? null : <ReadingView name={name as WordColor} />;
}

function ReadingView({ name }: { name: WordColor }): ReactNode {
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
      {reading && <small className="hint">{reading.measured}</small>}
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
