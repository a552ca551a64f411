import { createElement, type ReactNode } from 'react';
import { parseIcon } from '../../compose/icon';
import { useEditor } from '../session/use-editor';

/** The drawing of an icon by its name; nothing where no icon has it. */
export function IconDrawing({ name }: { name: string }): ReactNode {
  const markup = useEditor(({ assets }) => (Object.hasOwn(assets.icons, name) ? assets.icons[name] : undefined));
  if (markup === undefined) return null;
  return (
    <svg
      className="drawing"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {parseIcon(markup).map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
