import type { ReactNode } from 'react';
import type { ThemeColors } from '../../compose/colors';
import type { Pointer } from '../../manifest/pointer';
import { siteOf } from '../engine';
import { useDesk, useEditorState } from '../use-editor';
import { sayContrast } from './colors';

/** How well words in a colour of the theme can be read on its paper, as it is typed; of the paper, how well its ink can. */
export function ColorContrast({ pointer }: { pointer: Pointer }): ReactNode {
  const { registry } = useDesk();
  const { edits, assets } = useEditorState();
  const [, name] = /^\/theme\/colors\/(paper|ink|accent|second)$/.exec(pointer) ?? [];
  if (name === undefined) return null;
  try {
    const said = sayContrast(name as keyof ThemeColors, siteOf(edits.root, assets, registry).theme.colors);
    return said === undefined ? null : <small className="hint contrast">{said}</small>;
  } catch {
    // What cannot be composed has no theme.
    return null;
  }
}
