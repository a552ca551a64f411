import { type FormEvent, type ReactNode, useState } from 'react';
import { endingOf } from '../../addresses/file-kinds';
import { slugOf } from '../../manifest/slug';
import { addressOfUpload } from '../fields/upload-address';
import { AskedField } from '../frame/asked-field';
import type { LibraryFile } from '../members/library';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { useInstead } from './use-instead';

interface RenameFileProps {
  file: LibraryFile;
  show: (path: string) => void;
}

/** A field for another name of a file: it is added once more under that name, and all that uses it follows. */
export function RenameFile({ file: { path, name, isUnused }, show }: RenameFileProps): ReactNode {
  const { editor, workspace } = useDesk();
  const { putNew } = useInstead(show);
  const ending = endingOf(path);
  const former = name.slice(name.lastIndexOf('/') + 1, name.length - ending.length);
  const [fileName, setFileName] = useState(former);
  const [isTried, setIsTried] = useState(false);
  const problem = slugOf(fileName) === '' ? 'Write a name with letters from a to z, or digits.' : undefined;
  const isSame = fileName.trim() === former;
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsTried(true);
    if (problem !== undefined || isSame) return;
    try {
      const response = await fetch(addressOfUpload(path));
      if (!response.ok) return editor.announce('The file cannot be read, so it keeps its name.');
      const added = await putNew(new File([await response.blob()], fileName.trim() + ending), path);
      // The one that something names stays, so that undo finds it.
      if (isUnused && added !== undefined && added !== path) await workspace.removeUpload(path);
    } catch (error) {
      editor.announce(whyUnanswered(error));
    }
  };
  return (
    <form onSubmit={rename}>
      <AskedField
        label="Name"
        value={fileName}
        help={`All that uses it follows. ${ending} stays at its end.`}
        problem={isTried ? problem : undefined}
        write={setFileName}
      />
      <button type="submit" aria-disabled={isSame}>
        Rename
      </button>
    </form>
  );
}
