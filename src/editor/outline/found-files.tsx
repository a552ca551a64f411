import type { ReactNode } from 'react';
import { useDesk, useEditor } from '../session/use-editor';
import { nameOfFile } from '../words/name-of-file';

/** The most files that are listed; whoever looks for another writes more of its name, or looks in the library. */
const mostListed = 20;

/** Gives the paths of the uploads whose names hold some words, in small letters; none without words. */
export function useFilesNamed(wanted: string): string[] {
  return useEditor(({ assets: { pictures, files } }) => {
    if (wanted === '') return [];
    const paths = [pictures, files].flatMap(Object.keys);
    return paths.filter((path) => nameOfFile(path).toLowerCase().includes(wanted)).slice(0, mostListed);
  });
}

/** Pictures and files that a search found, each with the way to it in the library. */
export function FoundFiles({ paths }: { paths: readonly string[] }): ReactNode {
  const { editor } = useDesk();
  if (paths.length === 0) return null;
  return (
    <>
      <h2>Pictures and files</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              className="quiet"
              onClick={() => editor.tell({ kind: 'show', shown: { libraryFile: path } })}
            >
              <bdi>{nameOfFile(path)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
