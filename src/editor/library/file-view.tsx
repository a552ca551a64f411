import { type ReactNode, useEffect, useRef } from 'react';
import { PlaceList } from '../fields/place-list';
import { RemoveFile } from '../fields/remove-file';
import { addressOfUpload } from '../fields/upload-address';
import type { LibraryFile } from '../members/library';
import { FilePicture, sayUse } from './file-grid';

interface FileViewProps {
  file: LibraryFile;
  files: readonly LibraryFile[];
  /** Shows another file, or all for an empty path. */
  show: (path: string) => void;
  close: () => void;
}

/** One file, where it is used, and all that can be done with it. */
export function FileView({ file, show, close }: FileViewProps): ReactNode {
  const { path, name, size, problem, uses, isUnused } = file;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <button type="button" onClick={() => show('')}>
        All pictures and files
      </button>
      <h3 tabIndex={-1} ref={title}>
        <bdi>{name}</bdi>
      </h3>
      <a href={addressOfUpload(path)} target="_blank" rel="noreferrer">
        <FilePicture file={file} />
        <span>Open the file</span>
      </a>
      <p>
        {size} {sayUse(file)}.
      </p>
      {problem !== undefined && <p className="problem">It cannot be used: {problem}</p>}
      {isUnused && <RemoveFile path={path} />}
      {uses.length > 0 && (
        <section>
          <h3>Where it is used</h3>
          <PlaceList places={uses} opened={close} />
        </section>
      )}
    </>
  );
}
