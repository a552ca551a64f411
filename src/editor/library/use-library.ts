import { useMemo } from 'react';
import { type LibraryFile, libraryFiles } from '../members/library';
import { findingsOf } from '../session/findings';
import { useEditor, useEditorState } from '../session/use-editor';

/** Gives all files of the uploads folder, as they are now. */
export function useLibrary(): readonly LibraryFile[] {
  const { edits, assets } = useEditorState('edits', 'assets');
  const findings = useEditor(findingsOf);
  return useMemo(() => libraryFiles(edits.root, assets, findings), [edits.root, assets, findings]);
}
