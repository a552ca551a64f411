import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { picturesOfEach } from '../choices/entry-choices';
import { useUpload } from '../fields/add-upload';
import { Window } from '../frame/window';
import { useEditorState } from '../session/use-editor';
import { FileGrid, kindsLike, type Sought } from './file-grid';
import { SaidHere } from './said-here';
import { useLibrary } from './use-library';

interface FileChooserProps {
  title: string;
  /** Whether pictures are chosen, or other files. */
  isPicture: boolean;
  /** The path of a file that is not offered. */
  without?: string;
  /** The place of the picture: those that each of the entries around it has are offered first. */
  place?: Pointer;
  choose: (path: string) => void;
  close: () => void;
}

/** A window in which one file of the library is chosen, or added and chosen. */
export function FileChooser({ title, isPicture, without, place, choose, close }: FileChooserProps): ReactNode {
  const [sought, setSought] = useState<Sought>({ words: '', isUnused: false });
  const { edits } = useEditorState('edits');
  const ofEach = place === undefined ? [] : picturesOfEach(place, edits.root);
  const files = useLibrary().filter((file) => file.isPicture === isPicture && file.path !== without);
  const add = useUpload(choose);
  return (
    <Window title={title} close={close}>
      <div className="library">
        <SaidHere />
        {ofEach.length > 0 && (
          <ul className="hits" aria-label="Of each entry">
            {ofEach.map(({ name, title: words, says }) => (
              <li key={name}>
                <button type="button" onClick={() => choose(name)}>
                  {words}
                </button>
                <small className="hint">{says}</small>
              </li>
            ))}
          </ul>
        )}
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
