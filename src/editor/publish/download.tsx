import type { ReactNode } from 'react';
import { saveStateOf } from '../session/refusals';
import { save } from '../session/save';
import { useDesk } from '../session/use-editor';
import { addWords, PublicationWords } from './publication-words';

/** An offer of site.json as a file, where nothing can publish it, with the place where it goes. */
export function Download({ why }: { why: string }): ReactNode {
  const { editor, workspace, checker } = useDesk();
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
      <PublicationWords
        says={addWords(why, 'So nothing can be sent from here. Nothing is lost: what you save stays on this computer.')}
      />
      <p>
        Download the file and put it in the place of <code>site.json</code> in the folder from which your site is built.
        On github.com: open that folder, press <em>Add file</em>, <em>Upload files</em>, choose it, and press the green
        button. Pictures that you have added go into the folder <code>uploads</code> beside it.
      </p>
      <p className="actions">
        <button type="button" className="main" onClick={download}>
          Download site.json
        </button>
      </p>
    </>
  );
}
