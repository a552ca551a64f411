import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { type Reading, readingOf, type WordColor } from '../inputs/colors';
import { useDesk, useEditorState } from '../session/use-editor';

/**
 * Says, while a colour of the theme is typed, that words cannot be read in it on the paper, or on it where it is the
 * paper, and shows the shade that the page draws instead.
 */
export function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const name = wordColorAt(pointer);
  return name === undefined ? null : <FaintView name={name} />;
}

/** The contrast of a colour of the theme, for whoever is at it, or where it is too low. */
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

function FaintView({ name }: { name: WordColor }): ReactNode {
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
