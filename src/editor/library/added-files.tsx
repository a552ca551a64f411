import { type ReactNode, useState } from 'react';
import { type UploadOutcome, useUploads } from '../fields/add-upload';
import { nameOfFile } from '../words/name-of-file';

/** Keeps the outcomes of uploads while a window is open, and gives the functions that start some and clear the list. */
export function useAddedFiles(): {
  outcomes: readonly UploadOutcome[];
  /** The number of files that are being uploaded. */
  waiting: number;
  add: (files: readonly File[]) => Promise<void>;
  /** Clears the outcomes, once somebody has gone on and so has read them. */
  forget: () => void;
} {
  const upload = useUploads();
  const [outcomes, setOutcomes] = useState<readonly UploadOutcome[]>([]);
  const [waiting, setWaiting] = useState(0);
  const add = async (files: readonly File[]): Promise<void> => {
    if (waiting === 0) setOutcomes([]);
    setWaiting((before) => before + files.length);
    await upload(files, (outcome) => {
      setOutcomes((before) => [...before, outcome]);
      setWaiting((before) => before - 1);
    });
  };
  return { outcomes, waiting, add, forget: () => setOutcomes([]) };
}

interface AddedFilesProps {
  outcomes: readonly UploadOutcome[];
  waiting: number;
  show: (path: string) => void;
}

/** The list of the uploaded files and the refused ones, which come first, with the reason. */
export function AddedFiles({ outcomes, waiting, show }: AddedFilesProps): ReactNode {
  const refusals = outcomes.filter((one) => 'failure' in one);
  const reasons = [...new Set(refusals.map(({ failure }) => failure))];
  const additions = outcomes.filter((one) => 'path' in one);
  return (
    <>
      <p role="status">
        {waiting > 0 && `Adding ${waiting} more … `}
        {outcomes.length > 0 && sayAdded(additions.length, refusals.length)}
      </p>
      {outcomes.length > 0 && (
        <ul className="added">
          {reasons.map((reason) => (
            <RefusedFiles
              key={reason}
              names={refusals.flatMap(({ name, failure }) => (failure === reason ? [name] : []))}
              reason={reason}
            />
          ))}
          {additions.map(({ name, path, isKnown }, index) => (
            <li key={`${index} ${name}`}>
              <bdi>{name}</bdi> {isKnown ? 'is here already, as' : 'was added as'}{' '}
              <button type="button" className="quiet" onClick={() => show(path)}>
                {nameOfFile(path)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Files that were not added, all for the same reason. */
function RefusedFiles({ names, reason }: { names: string[]; reason: string }): ReactNode {
  return (
    <li className="problem">
      <strong>
        <bdi>{names.join(', ')}</bdi>
      </strong>{' '}
      {names.length === 1 ? 'was' : 'were'} not added. {reason}
    </li>
  );
}

function sayAdded(additions: number, refusals: number): string {
  const files = additions === 1 ? '1 file is here.' : `${additions} files are here.`;
  return refusals === 0 ? files : `${files} ${refusals} could not be added.`;
}
