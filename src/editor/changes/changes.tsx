import { type ReactNode, useEffect, useState } from 'react';
import { recogniseParts } from '../../manifest/recognise-parts';
import { usePublished } from '../publish/use-published';
import { readBase } from '../state/base';
import { useDesk, useEditorState } from '../use-editor';
import { Window } from '../window';
import type { EarlierVersion } from '../workspace';
import { ChangeList } from './change-list';
import { changesBetween } from './changes-between';

/** What differs from the file or from what was published last, each thing with a way back, and the versions saved before. */
export function Changes({ close }: { close: () => void }): ReactNode {
  const { base, edits } = useEditorState();
  const { published } = usePublished();
  const [since, setSince] = useState<'saved' | 'published'>('saved');
  const former = published && 'root' in published && published.text !== undefined ? published.root : undefined;
  const before = since === 'published' && former ? former : base.root;
  return (
    <Window title="Changes" close={close}>
      {former && (
        <fieldset className="choices" aria-label="Since when?">
          <button type="button" aria-pressed={since === 'saved'} onClick={() => setSince('saved')}>
            Since the last save
          </button>
          <button type="button" aria-pressed={since === 'published'} onClick={() => setSince('published')}>
            Since it was published
          </button>
        </fieldset>
      )}
      <h3>{before === base.root ? 'Not saved yet' : 'Not published yet'}</h3>
      {changesBetween(before, edits.root).length === 0 && (
        <p>
          {before === base.root
            ? 'Nothing: the file says all that you see.'
            : 'Nothing: all that you see is published.'}
        </p>
      )}
      <ChangeList before={before} close={close} />
      <h3>Saved before</h3>
      <Versions close={close} />
    </Window>
  );
}

function Versions({ close }: { close: () => void }): ReactNode {
  const { editor, workspace } = useDesk();
  const [versions, setVersions] = useState<EarlierVersion[]>();
  useEffect(() => {
    workspace.versions().then(setVersions, () => setVersions([]));
  }, [workspace]);
  const restore = async ({ name, time }: EarlierVersion): Promise<void> => {
    const text = await workspace.versionNamed(name).catch(() => undefined);
    const read = text === undefined ? undefined : readBase({ text, version: '' });
    if (!read || 'failure' in read) {
      editor.announce('This version cannot be read any more.');
      return;
    }
    recogniseParts(editor.state().edits.root, read.root);
    const says = `The version of ${inWords(time)} put back`;
    editor.change({ says, place: editor.state().selected, after: read.root });
    close();
  };
  if (versions?.length === 0) return <p>No version before this one is kept yet. Each save keeps the one before.</p>;
  return (
    <ul className="hits">
      {versions?.map((version) => (
        <li key={version.name}>
          <span>{inWords(version.time)}</span>
          <button type="button" onClick={() => restore(version)}>
            Put back<span className="unseen"> the version of {inWords(version.time)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function inWords(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}
