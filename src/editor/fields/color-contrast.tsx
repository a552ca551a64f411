import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { type Reading, readingOf, type WordColor } from '../inputs/colors';
import { useDesk, useEditorState } from '../session/use-editor';

/**
 * The warning below a colour of the theme in which words cannot be read: says so, and shows the shade that the page
 * draws instead. Of the paper it warns where the ink cannot be read on it.
 */
export function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const name = wordColorAt(pointer);
  return name === undefined ? null : <FaintWarning name={name} />;
}

/** The measured contrast of a colour of the theme with the paper; of the paper, with the ink. */
export function MeasuredContrast({ pointer }: { pointer: Pointer }): ReactNode {
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
