import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { endingOf, fileKinds } from '../../addresses/file-kinds';
import { FileButton } from '../fields/add-upload';
import { addressOfSmall } from '../fields/upload-address';
import { type LibraryFile, sayPlaceCount, searchFiles } from '../members/library';
import { useDesk, useEditorState } from '../session/use-editor';

/** A search: its words, and whether it finds unused files alone. */
export interface Sought {
  words: string;
  isUnused: boolean;
}

interface FileGridProps {
  files: readonly LibraryFile[];
  /** The types of files that can be added from the device, as the attribute `accept` has them. */
  accept: string;
  isSeveral?: boolean;
  sought: Sought;
  seek: (sought: Sought) => void;
  show: (path: string) => void;
  add: (files: readonly File[]) => void;
  /** The path of the file that has the focus at first; empty where none has. */
  focused: string;
  /** Further buttons for all files. */
  further?: ReactNode;
}

/** The most files that are listed at once. */
const mostListed = 120;

const pictures = 'image/*';
const others = Object.keys(fileKinds).join();

/** All kinds of files that can be added, as HTML writes them. */
export const everyKind = `${pictures},${others}`;

/** Gives the kinds of pictures, or those of all other files, as HTML writes them. */
export function kindsLike(isPicture: boolean): string {
  return isPicture ? pictures : others;
}

/** All files with their pictures, which can be searched. */
export function FileGrid(props: FileGridProps): ReactNode {
  const { files, accept, isSeveral, sought, seek, show, add, focused, further } = props;
  const { workspace } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const list = useRef<HTMLUListElement>(null);
  const unusedFiles = files.filter(({ isUnused }) => isUnused);
  const among = sought.isUnused ? unusedFiles : files;
  const matches = useMemo(
    () => searchFiles(among, sought.words, edits.root, now),
    [among, sought.words, edits.root, now],
  );
  // Whoever comes back from a file goes on from there.
  useEffect(() => {
    if (focused !== '') list.current?.querySelector<HTMLElement>(`[data-file="${CSS.escape(focused)}"]`)?.focus();
  }, [focused]);
  return (
    <>
      <label className="search">
        <span>Search</span>
        <small className="hint">By a name, by what is said of a picture, or by the page that uses it.</small>
        <input
          type="search"
          dir="auto"
          value={sought.words}
          onChange={({ target }) => seek({ ...sought, words: target.value })}
          onKeyDown={(event) => {
            const [first] = matches;
            if (event.key !== 'Enter' || sought.words.trim() === '' || !first) return;
            // The button that opened this window may get the focus back, and the same press of Enter would press it.
            event.preventDefault();
            show(first.path);
          }}
        />
      </label>
      <div className="actions">
        <button
          type="button"
          aria-pressed={sought.isUnused}
          onClick={() => seek({ ...sought, isUnused: !sought.isUnused })}
        >
          Unused ({unusedFiles.length})
        </button>
        <FileButton accept={accept} isSeveral={isSeveral} onChoose={add} />
        {further}
      </div>
      <small className="hint">
        {isSeveral && 'Several at once can be chosen, or dropped here. '}
        {!workspace.connection && 'What you put into the folder “uploads” is here at once, too.'}
      </small>
      <p role="status" className="hint">
        {sought.isUnused && unusedFiles.length === 0 ? 'Nothing is unused.' : sayFound(matches.length, files.length)}
      </p>
      <ul className="drawn" ref={list}>
        {matches.slice(0, mostListed).map((file) => (
          <li key={file.path}>
            <button type="button" className="quiet" data-file={file.path} onClick={() => show(file.path)}>
              <FilePicture file={file} />
              <strong>
                <bdi>{file.name}</bdi>
              </strong>
              <small>{file.size}</small>
              <small>{sayUse(file)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The picture of a file, or its kind where it is none. */
export function FilePicture({ file: { path, isPicture, isAway, problem } }: { file: LibraryFile }): ReactNode {
  if (isPicture && !isAway && problem === undefined)
    return <img className="thumbnail" src={addressOfSmall(path)} alt="" loading="lazy" />;
  return (
    <span className="file-kind" aria-hidden="true">
      {endingOf(path).slice(1).toUpperCase()}
    </span>
  );
}

/** Says whether a file is used, and where it can be. */
export function sayUse({ isUnused, uses, problem }: LibraryFile): string {
  const use = uses.length === 0 ? 'Used by a name that values fill in' : `Used ${sayPlaceCount(uses.length)}`;
  return `${isUnused ? 'Unused' : use}${problem === undefined ? '' : ', cannot be shown'}`;
}

function sayFound(matches: number, all: number): string {
  if (all === 0) return 'There is no picture and no file yet.';
  if (matches === 0) return 'Nothing here is called that.';
  const more = matches > mostListed ? ` ${matches - mostListed} more are found by a part of their names.` : '';
  return `${matches === all ? all : `${matches} of ${all}`} ${all === 1 ? 'file' : 'files'}.${more}`;
}
