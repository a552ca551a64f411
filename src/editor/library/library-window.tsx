import { type ClipboardEvent, type DragEvent, type ReactNode, useMemo, useState } from 'react';
import { composedName } from '../../manifest/composed-name';
import { RemovedFile } from '../fields/remove-file';
import { Window } from '../frame/window';
import { libraryFiles } from '../members/library';
import { findingsOf } from '../session/findings';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { AddedFiles, useAddedFiles } from './added-files';
import { FileGrid, type Sought } from './file-grid';
import { FileView } from './file-view';

/** All pictures and files of the uploads folder, and one of them with all that can be done with it. */
export function LibraryWindow({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { edits, assets, libraryFile = '' } = useEditorState('edits', 'assets', 'libraryFile');
  const findings = useEditor(findingsOf);
  const [sought, setSought] = useState<Sought>({ words: '', isUnused: false });
  const [left, setLeft] = useState('');
  const { outcomes, waiting, add } = useAddedFiles();
  const files = useMemo(() => libraryFiles(edits.root, assets, findings), [edits.root, assets, findings]);
  const file = files.find(({ path }) => path === composedName(libraryFile));
  const show = (path: string): void => {
    setLeft(libraryFile);
    editor.tell({ kind: 'show', shown: { libraryFile: path } });
  };
  const take = (event: DragEvent | ClipboardEvent, given: FileList): void => {
    if (given.length === 0) return;
    event.preventDefault();
    add([...given]);
  };
  return (
    <Window title="Pictures and files" close={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes what is dropped or pasted; a button does the same. */}
      <div
        className="library"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer.files)}
        onPaste={(event) => take(event, event.clipboardData.files)}
      >
        <RemovedFile />
        <DoneHere />
        {file ? (
          <FileView key={file.path} file={file} files={files} show={show} close={close} />
        ) : (
          <FileGrid files={files} sought={sought} seek={setSought} show={show} add={add} focused={left}>
            <AddedFiles outcomes={outcomes} waiting={waiting} show={show} />
          </FileGrid>
        )}
      </div>
    </Window>
  );
}

/** What was done last since the window was opened, which what announces it elsewhere cannot be seen behind, and undo. */
function DoneHere(): ReactNode {
  const { editor } = useDesk();
  const { announcement, edits } = useEditorState('announcement', 'edits');
  const [first] = useState({ announcement, root: edits.root });
  const isNew = announcement !== first.announcement;
  return (
    <div className="actions">
      <p role="status">{isNew && announcement}</p>
      {edits.root !== first.root && (
        <button type="button" onClick={editor.undo}>
          Undo
        </button>
      )}
    </div>
  );
}
