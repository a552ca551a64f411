import type { ChangeEvent, ReactNode } from 'react';
import { useDesk } from '../use-editor';

/** Adds a file of this device to the uploads; tells what it is called there. */
export function AddUpload({ added, accept }: { added: (path: string) => void; accept?: string }): ReactNode {
  const { editor, workspace } = useDesk();
  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const answer = await workspace
      .addUpload(file)
      .catch(() => ({ failure: 'The server cannot be reached, so the file was not added.' }));
    if ('failure' in answer) {
      editor.announce(answer.failure);
      return;
    }
    editor.update({ assets: await workspace.readAssets() });
    added(answer.path);
  };
  return (
    <label className="upload">
      Add from this device
      <input type="file" accept={accept} onChange={add} />
    </label>
  );
}
