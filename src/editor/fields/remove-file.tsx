import type { ReactNode } from 'react';
import { rememberEach } from '../../manifest/memo';
import { uploadUses } from '../../manifest/upload-uses';
import { takeAssets } from '../session/save';
import { useDesk, useEditor } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';

const usesOf = rememberEach(uploadUses);

/** A button that moves a file which nothing needs out of the uploads; words in its place while the saved site shows it. */
export function RemoveFile({ path }: { path: string }): ReactNode {
  const { editor, workspace } = useDesk();
  const isSaved = useEditor(({ base }) => usesOf(base.root).places.has(path));
  if (isSaved) return <p>The saved site still shows it. Save, and then the file can be removed.</p>;
  const remove = async (): Promise<void> => {
    const failure = await workspace.removeUpload(path).catch(whyUnanswered);
    await takeAssets(editor, workspace);
    if (failure === undefined) editor.tell({ kind: 'show', shown: { removedFile: path } });
    editor.announce(failure ?? `${path} removed`);
  };
  return (
    <button type="button" onClick={remove}>
      Remove the file<span className="unseen"> {path}</span>
    </button>
  );
}

/** The name of the file that was removed last, with a button that brings it back; nothing where none was. */
export function RemovedFile(): ReactNode {
  const { editor, workspace } = useDesk();
  const path = useEditor(({ removedFile }) => removedFile);
  if (path === undefined) return null;
  const bringBack = async (): Promise<void> => {
    const failure = await workspace.bringBackUpload(path).catch(whyUnanswered);
    await takeAssets(editor, workspace);
    if (failure === undefined) editor.tell({ kind: 'show', shown: { removedFile: undefined } });
    editor.announce(failure ?? `${path} is back`);
  };
  return (
    <p>
      {path} was removed.{' '}
      {workspace.connection
        ? 'It is gone for visitors once you publish, and can be brought back after that, too.'
        : 'It is gone from the site, and kept on this computer.'}{' '}
      <button type="button" onClick={bringBack}>
        Bring it back
      </button>
    </p>
  );
}
