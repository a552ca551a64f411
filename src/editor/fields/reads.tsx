import type { ReactNode } from 'react';
import { hasNames } from '../../manifest/placeholder';
import type { Pointer } from '../../manifest/pointer';
import { useEditorState } from '../use-editor';
import type { Words } from './fields-of';
import { entriesAt, isOneEntry, sayText } from './say-text';

/** What a text with names in braces says to visitors, for whoever writes there; nothing where it is read as it is written. */
export function useReading(pointer: Pointer, text: string, of: Words): string | undefined {
  const { edits, drawn } = useEditorState();
  // No value fills in another.
  if (!hasNames(text) || pointer.startsWith('/values/')) return undefined;
  const entries = entriesAt(pointer, edits.root, drawn);
  const says = sayText(text, edits.root, entries, of === 'copy');
  if (says === text) return undefined;
  const here = entries.some(isOneEntry) ? ' here' : '';
  if (says === '') return `Says nothing${here}, and is left out.`;
  return of === 'link' ? `Leads${here} to: ${says}` : `Reads${here}: ${says}`;
}

/** How copy reads while it stands there as plain text, with the marks of bold words and links in it; nothing where it names values, which is said anyway. */
export function plainReading(text: string): string | undefined {
  const says = hasNames(text) ? text : sayText(text, {}, [], true);
  return says === text ? undefined : `Reads: ${says}`;
}

/** How the text of a field reads, below it. */
export function Reads({ id, says }: { id: string; says: string | undefined }): ReactNode {
  if (says === undefined) return null;
  return (
    <small className="hint reads" id={id}>
      <bdi>{says}</bdi>
    </small>
  );
}
