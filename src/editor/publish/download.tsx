import type { ReactNode } from 'react';
import type { StagedFile } from '../../edit-api/messages';
import { addressOfUpload } from '../fields/upload-address';
import { saveStateOf } from '../session/refusals';
import { save } from '../session/save';
import { useDesk } from '../session/use-editor';
import { nameOfFile } from '../words/name-of-file';
import { uploadPage } from './key-steps';
import { addWords, PublicationWords } from './publication-words';

interface DownloadProps {
  /** The reason in words why nothing can be sent from here; undefined where it is said elsewhere. */
  why: string | undefined;
  /** The uploads that belong to the file. */
  uploads: StagedFile[];
}

/** An offer of site.json as a file, where nothing can publish it, with the place where it goes. */
export function Download({ why, uploads }: DownloadProps): ReactNode {
  const { editor, workspace, checker } = useDesk();
  const place = workspace.connection?.place;
  const download = async (): Promise<void> => {
    if (saveStateOf(editor.state()).state !== 'saved') await save(editor, workspace, checker);
    const address = URL.createObjectURL(new Blob([editor.state().base.text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'site.json';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      {why !== undefined && (
        <PublicationWords says={addWords(why, 'Nothing is lost: what you save stays on this device.')} />
      )}
      <p>
        Download the file and put it in the place of <code>site.json</code> in the folder from which your site is built.{' '}
        {(place === undefined || place.kind === 'github') && (
          <>
            On github.com: open that folder, press <em>Add file</em>, <em>Upload files</em>, choose it, and press the
            green button.{' '}
          </>
        )}
        Pictures that you have added go into the folder <code>uploads</code> beside it.
      </p>
      {place && (
        <p>
          That folder is at{' '}
          <a href={uploadPage(place) ?? place.address} target="_blank" rel="noreferrer">
            {place.address}
          </a>
          .
        </p>
      )}
      {place && uploads.length > 0 && (
        <ul className="hits">
          {uploads.map(({ path }) => (
            <li key={path}>
              <a href={addressOfUpload(path)} download={nameOfFile(path)}>
                Download {path}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <button type="button" className="main" onClick={download}>
          Download site.json
        </button>
      </p>
    </>
  );
}
