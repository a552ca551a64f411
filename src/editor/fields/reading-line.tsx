import type { ReactNode } from 'react';
import { hasNames } from '../../manifest/placeholder';
import type { Pointer } from '../../manifest/pointer';
import { placeholdersIn, readSpans, type Span } from '../../manifest/spans';
import { isCopyKind } from '../../manifest/visit-copy';
import type { CopyOptions } from '../copy/copy-view';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';
import type { EditorState } from '../session/editor-state';
import { useEditor } from '../session/use-editor';
import { entriesAt, isOneEntry, readings } from '../words/say-text';

/** Gives a text as visitors read it; undefined where its field shows that already. */
export function useReading(pointer: Pointer, text: string, of: WordsKindName): string | undefined {
  return useEditor((state) => readingIn(state, pointer, text, of));
}

function readingIn(
  { edits, drawnPage, now }: EditorState,
  pointer: Pointer,
  text: string,
  of: WordsKindName,
): string | undefined {
  // No value fills in another.
  if (!hasNames(text) || pointer.startsWith('/values/')) return undefined;
  const { fieldText, pageText } = readings(text, pointer, edits.root, now, isCopyKind(of) ? of : undefined, drawnPage);
  if (pageText === fieldText) return undefined;
  const here = entriesAt(pointer, edits.root, drawnPage).some(isOneEntry) ? ' here' : '';
  if (pageText === '') return `Says nothing${here}, and is left out.`;
  return wordsKind(of).reads === 'address' ? `Leads${here} to: ${pageText}` : `Reads${here}: ${pageText}`;
}

/** Tells whether a text needs a field that draws it: for its value chips, or for the marks of copy. */
export function needsDrawing(text: string, pointer: Pointer, sort: CopyOptions['sort']): boolean {
  const holdsValue = placeholdersIn(text).length > 0 && !pointer.startsWith('/values/');
  const isPlain = ({ kind }: Span): boolean => kind === 'words' || kind === 'placeholder';
  return holdsValue || (isCopyKind(sort) && !readSpans(text, sort).every(isPlain));
}

/** The line below a field that says how its text reads. */
export function ReadingLine({ id, says }: { id: string; says: string | undefined }): ReactNode {
  if (says === undefined) return null;
  return (
    <small className="hint reads" id={id}>
      <bdi>{says}</bdi>
    </small>
  );
}
