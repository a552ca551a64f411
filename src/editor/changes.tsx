import { type ReactNode, useEffect, useState } from 'react';
import type { JsonObject } from '../manifest/manifest';
import { set } from '../manifest/operations';
import { valueAt } from '../manifest/pointer';
import { type Change, changesBetween } from './changes-between';
import { readBase } from './state/editor';
import { useDesk, useEditorState } from './use-editor';
import { Window } from './window';
import type { EarlierVersion } from './workspace';

/** What differs from the file, each thing with a way back, and the versions of the file that were saved before. */
export function Changes({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { base, edits } = useEditorState();
  const changes = changesBetween(base.root, edits.root);
  const revert = ({ place, before, says }: Change): void => {
    if (before === undefined) return;
    const after = set(edits.root, place, before) as JsonObject;
    editor.change({ says: `Taken back: ${says}`, place, after });
  };
  return (
    <Window title="Changes" close={close}>
      <h3>Not saved yet</h3>
      {changes.length === 0 && <p>Nothing: the file says all that you see.</p>}
      <ul className="hits">
        {changes.map((change) => (
          <li key={change.place + change.says}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                editor.open(change.place);
                close();
              }}
            >
              {change.says}
            </button>
            {change.before !== undefined && valueAt(edits.root, change.place) !== undefined && (
              <button type="button" onClick={() => revert(change)}>
                Take back
              </button>
            )}
          </li>
        ))}
      </ul>
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
