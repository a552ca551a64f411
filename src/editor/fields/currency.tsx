import type { ReactNode } from 'react';
import { isObject } from '../../manifest/is-object';
import { useEditorState } from '../use-editor';

/** The currency of the site, beside an amount in it. */
export function Currency(): ReactNode {
  const { site } = useEditorState().edits.root;
  const currency = isObject(site) ? site.currency : undefined;
  return typeof currency === 'string' && <span>{currency}</span>;
}
