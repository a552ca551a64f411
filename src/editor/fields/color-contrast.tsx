import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { type Reading, readingOf, type WordColor } from '../inputs/colors';
import { useDesk, useEditorState } from '../session/use-editor';

/**
 * Shows, while a colour of the theme is typed, whether words can be read in it on the paper, or on it where it is the
 * paper. Where the page draws another shade, it shows that.
 */
export function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
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
