import { type FormEvent, type ReactNode, useState } from 'react';
import { endingOf } from '../../addresses/file-kinds';
import { slugOf } from '../../manifest/slug';
import { AskedField } from '../controls/asked-field';
import type { LibraryFile } from '../members/library';
import { takeAssets } from '../session/save';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { useInstead } from './use-instead';

interface RenameFileProps {
  file: LibraryFile;
  show: (path: string) => void;
}

/** A field for another name of a file: all that uses it follows, and the former one goes once nothing says it any more. */
export function RenameFile({ file: { path, name }, show }: RenameFileProps): ReactNode {
  const { editor, workspace } = useDesk();
  const { put } = useInstead(show);
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
      const answer = await workspace.renameUpload(path, fileName.trim() + ending);
      if ('failure' in answer) return editor.announce(answer.failure);
      await takeAssets(editor, workspace);
      editor.announce(`${path} is ${answer.path} now`);
      put(path, answer.path);
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
