import { type ReactNode, useState } from 'react';
import { useUpload } from '../fields/add-upload';
import { Window } from '../frame/window';
import { FileGrid, kindsLike, type Sought } from './file-grid';
import { SaidHere } from './said-here';
import { useLibrary } from './use-library';

interface FileChooserProps {
  title: string;
  /** Whether pictures are chosen, or other files. */
  isPicture: boolean;
  /** The path of a file that is not offered. */
  without?: string;
  choose: (path: string) => void;
  close: () => void;
}

/** A window in which one file of the library is chosen, or added and chosen. */
export function FileChooser({ title, isPicture, without, choose, close }: FileChooserProps): ReactNode {
  const [sought, setSought] = useState<Sought>({ words: '', isUnused: false });
  const files = useLibrary().filter((file) => file.isPicture === isPicture && file.path !== without);
  const add = useUpload(choose);
  return (
    <Window title={title} close={close}>
      <div className="library">
        <SaidHere />
        <FileGrid
          files={files}
          accept={kindsLike(isPicture)}
          sought={sought}
          seek={setSought}
          show={choose}
          add={add}
          focused=""
        />
      </div>
    </Window>
  );
}
