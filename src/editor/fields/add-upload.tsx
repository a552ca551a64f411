import type { ReactNode } from 'react';
import { useDesk } from '../session/use-editor';

/** Gives a function that adds a file to the uploads and calls `added` with its path, or announces why it cannot. */
export function useUpload(added: (path: string) => void): (file: File | undefined) => Promise<void> {
  const { editor, workspace } = useDesk();
  return async (file) => {
    if (!file) return;
    const answer = await workspace
      .addUpload(file)
      .catch(() => ({ failure: 'The server cannot be reached, so the file was not added.' }));
    if ('failure' in answer) {
      editor.announce(answer.failure);
      return;
    }
    editor.tell({ kind: 'assets', assets: await workspace.readAssets() });
    added(answer.path);
  };
}

/** A button that adds a file of this device to the uploads. */
export function AddUpload({ added, accept }: { added: (path: string) => void; accept?: string }): ReactNode {
  const upload = useUpload(added);
  return (
    <label className="upload">
      Add from this device
      <input type="file" accept={accept} onChange={({ target }) => upload(target.files?.[0])} />
    </label>
  );
}
