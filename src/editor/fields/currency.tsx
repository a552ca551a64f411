import type { ReactNode } from 'react';
import { isObject } from '../../manifest/manifest';
import { useEditor } from '../session/use-editor';

/** The currency of the site, beside an amount in it. */
export function Currency(): ReactNode {
  const site = useEditor(({ edits }) => edits.root.site);
  const currency = isObject(site) ? site.currency : undefined;
  return typeof currency === 'string' && <span>{currency}</span>;
}
