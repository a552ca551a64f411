import type { ReactNode } from 'react';
import { contrast, leastContrast } from '../../compose/colors';
import { readable } from '../../compose/surfaces';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../engine';
import { useDesk, useEditorState } from '../use-editor';

/** How well words in a colour of the theme can be read on its paper, as it is typed; of the paper, how well its ink can. */
export function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const { registry } = useDesk();
  const { edits, assets } = useEditorState();
  const [, name] = /^\/theme\/colors\/(paper|ink|accent|second)$/.exec(pointer) ?? [];
  if (name === undefined) return null;
  try {
    const { colors } = siteOf(edits.root, assets, registry).theme;
    const isPaper = name === 'paper';
    const color = isPaper ? colors.ink : colors[name as 'ink' | 'accent' | 'second'];
    const measured = contrast(color, colors.paper);
    const shown = readable(color, [colors.paper]);
    return (
      <small className="hint contrast">
        {isPaper ? 'Contrast of the ink with it' : 'Contrast with the paper'}: {measured.toFixed(1)}.{' '}
        {measured < leastContrast
          ? `Words need ${leastContrast}: they are shown in ${shown} on the page, the nearest shade that can be read.`
          : 'Words can be read.'}
      </small>
    );
  } catch {
    // What is no colour yet has no contrast.
    return null;
  }
}
