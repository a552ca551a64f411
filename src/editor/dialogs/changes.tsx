import { type ReactNode, useEffect, useState } from 'react';
import { saySteps } from '../../checks/other-format';
import type { JsonObject } from '../../manifest/manifest';
import { compareVersions } from '../changes/differences';
import { Window } from '../controls/window';
import { useEditorState } from '../session/use-editor';
import { ChangeList } from './change-list';
import { usePublishedSite } from './use-published-site';
import { Versions } from './versions';

/** A version with which the edited site is compared. */
export interface Baseline {
  /** Its time, in words. */
  since: string;
  root: JsonObject;
  /** The words where nothing differs. */
  nothing: string;
}

/**
 * The differences from the file, from what was published last, or from an earlier version, each with a way back. Where
 * all is saved it begins with what is not published yet.
 */
export function Changes({ close }: { close: () => void }): ReactNode {
  const { base, edits, now } = useEditorState('base', 'edits', 'now');
  const { published } = usePublishedSite();
  const [chosenVersion, setChosen] = useState<string>();
  const [earlier, setEarlier] = useState<Baseline>();
  const baselines: Baseline[] = [
    { since: 'Since the last save', root: base.root, nothing: 'Nothing: the file says all that you see.' },
    ...(published && 'root' in published && published.text !== undefined
      ? [{ since: 'Since it was published', root: published.root, nothing: 'Nothing: all that you see is published.' }]
      : []),
    ...(earlier ? [earlier] : []),
  ];
  const compared =
    baselines.find(({ since }) => since === chosenVersion) ??
    baselines.find(({ root }) => compareVersions(root, edits.root, now).differences.length > 0) ??
    baselines[0];
  // What it began with stays chosen: taking something back is itself a change since the last save.
  const first = compared?.since;
  useEffect(() => {
    if (published) setChosen((since) => since ?? first);
  }, [published, first]);
  const compare = (version: Baseline): void => {
    setEarlier(version);
    setChosen(version.since);
  };
  return (
    <Window title="Changes" close={close}>
      {baselines.length > 1 && (
        <fieldset className="choices" aria-label="Since when?">
          {baselines.map(({ since }) => (
            <button key={since} type="button" aria-pressed={since === compared?.since} onClick={() => setChosen(since)}>
              {since}
            </button>
          ))}
        </fieldset>
      )}
      {compared && (
        <>
          <h3>{compared.since}</h3>
          {compareVersions(compared.root, edits.root, now).differences.length === 0 && <p>{compared.nothing}</p>}
          <ChangeList before={compared.root} close={close} />
        </>
      )}
      {base.taken && (
        <p>
          The file is of an earlier version of Pagewright. The next save also writes it as this one has it:{' '}
          {saySteps(base.taken)}
        </p>
      )}
      <h3>Saved before</h3>
      <Versions close={close} compare={compare} />
    </Window>
  );
}
