import { type ReactNode, useEffect, useState } from 'react';
import type { EarlierVersion } from '../../edit-api/messages';
import type { JsonObject } from '../../manifest/manifest';
import { recogniseParts } from '../../manifest/recognise-parts';
import { compareVersions } from '../changes/differences';
import { Window } from '../frame/window';
import { readBase } from '../session/base';
import { sayIfGone } from '../session/say-gone';
import { useDesk, useEditorState } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { clockOf, timeInWords } from '../words/time-in-words';
import { ChangeList } from './change-list';
import { usePublishedSite } from './use-published-site';

/** A version with which the edited site is compared. */
interface Baseline {
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
  const [chosen, setChosen] = useState<string>();
  const [earlier, setEarlier] = useState<Baseline>();
  const baselines: Baseline[] = [
    { since: 'Since the last save', root: base.root, nothing: 'Nothing: the file says all that you see.' },
    ...(published && 'root' in published && published.text !== undefined
      ? [{ since: 'Since it was published', root: published.root, nothing: 'Nothing: all that you see is published.' }]
      : []),
    ...(earlier ? [earlier] : []),
  ];
  const compared =
    baselines.find(({ since }) => since === chosen) ??
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
      <h3>Saved before</h3>
      <Versions close={close} compare={compare} />
    </Window>
  );
}

interface VersionsProps {
  close: () => void;
  compare: (version: Baseline) => void;
}

/** The earlier versions: each can be compared, and put back as a whole. */
function Versions({ close, compare }: VersionsProps): ReactNode {
  const { editor, workspace } = useDesk();
  const clock = clockOf(useEditorState('edits').edits.root);
  const [versions, setVersions] = useState<EarlierVersion[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    workspace.versions().then(setVersions, (error: unknown) => setFailure(whyUnanswered(error)));
  }, [workspace]);
  const read = async ({ name }: EarlierVersion): Promise<JsonObject | undefined> => {
    const text = await workspace.versionNamed(name).catch(() => undefined);
    const base = text === undefined ? undefined : readBase({ text, version: '' });
    if (!base || 'failure' in base) {
      editor.announce('This version cannot be read any more. Nothing has changed.');
      return undefined;
    }
    recogniseParts(editor.state().edits.root, base.root);
    return base.root;
  };
  const show = async (version: EarlierVersion): Promise<void> => {
    const root = await read(version);
    const since = `Since ${timeInWords(version.time, clock)}`;
    if (root) compare({ since, root, nothing: 'Nothing: that version says all that you see.' });
  };
  const restore = async (version: EarlierVersion): Promise<void> => {
    const after = await read(version);
    if (!after) return;
    const says = `The version of ${timeInWords(version.time, clock)} put back`;
    sayIfGone(editor, () => editor.change({ says, place: editor.state().selected, after }));
    close();
  };
  if (failure !== undefined) return <p role="alert">{failure} Then open this window again.</p>;
  if (versions?.length === 0) return <p>No version before this one is kept yet. Each save keeps the one before.</p>;
  return (
    <ul className="hits">
      {versions?.map((version) => (
        <li key={version.name}>
          <span>{timeInWords(version.time, clock)}</span>
          <button type="button" onClick={() => show(version)}>
            What has changed since<span className="unseen"> {timeInWords(version.time, clock)}</span>
          </button>
          <button type="button" onClick={() => restore(version)}>
            Put back<span className="unseen"> the version of {timeInWords(version.time, clock)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
