import { createElement, type ReactNode } from 'react';
import { useSite } from './site';

/** A Lucide icon, as high as the text it stands in unless a class says otherwise. It never carries meaning alone. */
export function Icon({ name, className }: { name: string; className?: string | undefined }): ReactNode {
  const elements = useSite().icons[name];
  if (!elements) throw new Error(`The icon "${name}" is not among the icons of this page.`);
  return (
    <svg className={className} data-icon="" viewBox="0 0 24 24" aria-hidden="true">
      {elements.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
