import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { composedName } from '../../manifest/composed-name';
import { Window } from '../controls/window';
import { RemovedFile } from '../fields/remove-file';
import type { LibraryFile } from '../members/library';
import { silentPlaces } from '../members/picture-places';
import { useDesk, useEditor } from '../session/use-editor';
import { AddedFiles, useAddedFiles } from './added-files';
import { everyKind, FileGrid, type Sought } from './file-grid';
import { FileView } from './file-view';
import { SaidHere } from './said-here';
import { useLibrary } from './use-library';

/** All pictures and files of the uploads folder, and one of them with all that can be done with it. */
export function LibraryWindow({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const path = useEditor(({ shownWindow }) => (shownWindow?.name === 'library' ? shownWindow.file : ''));
  const [sought, setSought] = useState<Sought>({ words: '', isUnused: false });
  const [rect, setLeft] = useState('');
  const { outcomes, waiting, add, forget } = useAddedFiles();
  const files = useLibrary();
  const file = files.find((one) => one.path === composedName(path));
  const show = (other: string): void => {
    forget();
    setLeft(path);
    editor.tell({ kind: 'show', shown: { shownWindow: { name: 'library', file: other } } });
  };
  const take = (event: DragEvent | ClipboardEvent, files: FileList): void => {
    if (files.length === 0) return;
    event.preventDefault();
    add([...files]);
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
        <AddedFiles outcomes={outcomes} waiting={waiting} show={show} />
        {file ? (
          <FileView key={file.path} file={file} show={show} close={close} />
        ) : (
          <FileGrid
            files={files}
            accept={everyKind}
            isSeveral
            sought={sought}
            seek={setSought}
            show={show}
            add={add}
            focused={rect}
            further={<SilentPictures files={files} />}
          />
        )}
      </div>
    </Window>
  );
}

/** The last announcement since the window was opened, with the button that takes the step back. */
function DoneHere(): ReactNode {
  const { editor } = useDesk();
  const root = useEditor(({ edits }) => edits.root);
  const [first] = useState(root);
  return (
    <div className="actions">
      <SaidHere />
      {root !== first && (
        <button type="button" onClick={editor.undo}>
          Undo
        </button>
      )}
    </div>
  );
}

/** The button that leads to all pictures of which nothing is said somewhere. */
function SilentPictures({ files }: { files: readonly LibraryFile[] }): ReactNode {
  const { editor } = useDesk();
  const count = files.filter(({ places }) => silentPlaces(places).length > 0).length;
  if (count === 0) return null;
  const open = (): void => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'describe', within: '' } } });
  return (
    <button type="button" onClick={open}>
      Say what pictures show ({count} say nothing)
    </button>
  );
}
