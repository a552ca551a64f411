import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { picturesOfEach } from '../choices/entry-choices';
import { Window } from '../controls/window';
import { useUpload } from '../fields/add-upload';
import { useDesk, useEditorState } from '../session/use-editor';
import { FileGrid, kindsLike, type Sought } from './file-grid';
import { SaidHere } from './said-here';
import { useFetchUpload } from './use-fetch-upload';
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

/** A window in which one file of the library is chosen, or added and chosen; one that is not here is fetched for that. */
export function FileChooser({ title, isPicture, without, place, choose, close }: FileChooserProps): ReactNode {
  const [sought, setSought] = useState<Sought>({ words: '', isUnused: false });
  const { edits } = useEditorState('edits');
  const ofEach = place === undefined ? [] : picturesOfEach(place, edits.root);
  const files = useLibrary().filter((file) => file.isPicture === isPicture && file.path !== without);
  const add = useUpload(choose);
  const { editor } = useDesk();
  const fetchUpload = useFetchUpload();
  const take = async (path: string): Promise<void> => {
    const away = files.find((file) => file.path === path && file.isAway);
    if (away) editor.announce(`Fetching ${away.name}…`);
    const failure = away && (await fetchUpload(path));
    if (failure === undefined) choose(path);
    else editor.announce(failure);
  };
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
          show={take}
          add={add}
          focused=""
        />
      </div>
    </Window>
  );
}
