import type { ReactNode } from 'react';
import { isObject } from '../../manifest/manifest';
import { useEditor } from '../session/use-editor';

/** The currency of the site, beside an amount in it. */
export function Currency(): ReactNode {
  const currency = useCurrency();
  return currency !== undefined && <span>{currency}</span>;
}

/** Gives the code of the currency of the site; undefined where it has none that is one. */
export function useCurrency(): string | undefined {
  const site = useEditor(({ edits }) => edits.root.site);
  const currency = isObject(site) ? site.currency : undefined;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}
