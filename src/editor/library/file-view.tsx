import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { WindowButton } from '../controls/later-window';
import { PlaceList } from '../fields/place-list';
import { RemoveFile } from '../fields/remove-file';
import { addressOfUpload } from '../fields/upload-address';
import { type LibraryFile, sayPlaceCount } from '../members/library';
import { useEditor } from '../session/use-editor';
import { entriesAt, sayText } from '../words/say-text';
import { CutView } from './cut-view';
import { FilePicture, sayUse } from './file-grid';
import { FocusChoice } from './focus-choice';
import { PictureWords } from './picture-words';
import { RenameFile } from './rename-file';
import { useFetchUpload } from './use-fetch-upload';
import { useInstead } from './use-instead';

interface FileViewProps {
  file: LibraryFile;
  /** Shows another file, or all for an empty path. */
  show: (path: string) => void;
  close: () => void;
}

/** The most places that are listed. */
const mostListed = 100;

/** One file, where it is used, and all that can be done with it. */
export function FileView({ file, show, close }: FileViewProps): ReactNode {
  const { path, name, size, problem, isAway, uses, places, isUnused, isPicture, isPhoto } = file;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const wordsByPlace = new Map(places.map((one) => [one.picture ?? one.place, one.says]));
  const pictures = new Map(places.map((one) => [one.place, one.picture]));
  const placesListed = uses.map((use) => pictures.get(use) ?? use);
  return (
    <>
      <button type="button" onClick={() => show('')}>
        All pictures and files
      </button>
      <h3 tabIndex={-1} ref={title}>
        <bdi>{name}</bdi>
      </h3>
      <FilePicture file={file} />
      <p>
        {size && `${size}. `}
        {sayUse(file)}.{' '}
        {!isAway && (
          <a href={addressOfUpload(path)} target="_blank" rel="noreferrer">
            Open the file
          </a>
        )}
      </p>
      {isAway && <FetchFile path={path} />}
      {problem !== undefined && <p className="problem">It cannot be used: {problem}</p>}
      <div className="actions">
        {uses.length > 0 && <ReplaceFile file={file} show={show} />}
        {isUnused && <RemoveFile path={path} />}
      </div>
      {uses.length > 0 && (
        <>
          <h3>Where it is used{places.length > 0 && ', and what is said of it'}</h3>
          {places.some(({ says }) => says !== '') && (
            <p className="hint">
              What is said of it stays when another takes its place: open it there and say what the new one shows.
            </p>
          )}
          <PlaceList
            places={placesListed.slice(0, mostListed)}
            onOpen={close}
            beside={(place) => <SaidThere of={wordsByPlace} place={place} />}
          />
          {placesListed.length > mostListed && (
            <p className="hint">And {sayPlaceCount(placesListed.length - mostListed)} more.</p>
          )}
          <PictureWords file={file} />
        </>
      )}
      {isPhoto && (
        <Folded title="Turn or cut">
          <CutView file={file} show={show} />
        </Folded>
      )}
      {isPicture && !isPhoto && !isAway && problem === undefined && (
        <p className="hint">It is made of lines, or it moves: turn or cut it in the program that it comes from.</p>
      )}
      {places.some(({ picture }) => picture !== undefined) && (
        <Folded title="What stays in sight">
          <FocusChoice file={file} />
        </Folded>
      )}
      <Folded title="Rename">
        <RenameFile file={file} show={show} />
      </Folded>
    </>
  );
}

/** The way to have a file here that nothing on the site shows: to look at it, or to use it. */
function FetchFile({ path }: { path: string }): ReactNode {
  const fetchUpload = useFetchUpload();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fetchFile = async (): Promise<void> => {
    setBusy(true);
    setFailure(await fetchUpload(path));
    setBusy(false);
  };
  return (
    <>
      <p>
        Nothing on the site shows it, so it is not in this browser. Fetch it to look at it, or to use it; or remove it.
      </p>
      <p className="actions">
        <button type="button" disabled={isBusy} onClick={fetchFile}>
          {isBusy ? 'Fetching it…' : 'Fetch it'}
        </button>
      </p>
      <p role="alert">{failure}</p>
    </>
  );
}

/** The description of a picture at one of its places; nothing at a place without one. */
function SaidThere({ of, place }: { of: ReadonlyMap<Pointer, string>; place: Pointer }): ReactNode {
  const says = of.get(place);
  const reads = useEditor(({ edits: { root }, now }) => sayText(says ?? '', root, now, entriesAt(place, root)));
  if (says === undefined) return null;
  return <small>{says === '' ? 'Nothing is said of it here.' : <bdi>“{reads}”</bdi>}</small>;
}

/** A part that is shown once its title is pressed. */
function Folded({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** A button that has all that uses a file use another of the same sort, which is chosen or added. */
function ReplaceFile({ file: { path, name, isPicture }, show }: Pick<FileViewProps, 'file' | 'show'>): ReactNode {
  const { put } = useInstead(show);
  return (
    <WindowButton says="Replace it everywhere">
      {(windows, close) => (
        <windows.file
          title={`Instead of ${name}`}
          isPicture={isPicture}
          without={path}
          choose={(other) => put(path, other)}
          close={close}
        />
      )}
    </WindowButton>
  );
}
