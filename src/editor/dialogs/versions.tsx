import { type ReactNode, useEffect, useState } from 'react';
import type { EarlierVersion } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import type { JsonObject } from '../../manifest/manifest';
import { recogniseParts } from '../../manifest/recognise-parts';
import { changesBetween, sayChanges } from '../changes/say-difference';
import { readBase } from '../session/base';
import { sayIfGone } from '../session/say-gone';
import { useDesk, useEditorState } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { clockOf, timeInWords } from '../words/time-in-words';
import type { Baseline } from './changes';

interface VersionsProps {
  close: () => void;
  compare: (version: Baseline) => void;
}

/** The earlier versions, each with what the save after it changed: each can be compared, and put back as a whole. */
export function Versions({ close, compare }: VersionsProps): ReactNode {
  const { editor, workspace } = useDesk();
  const clock = clockOf(useEditorState('edits').edits.root);
  const [versions, setVersions] = useState<EarlierVersion[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    workspace.versions().then(setVersions, (error: unknown) => setFailure(whyUnanswered(error)));
  }, [workspace]);
  const names = useNames(versions);
  const readVersion = async (version: EarlierVersion): Promise<JsonObject | undefined> => {
    const root = await rootOf(version, editor.state().edits.root, workspace);
    if (!root) editor.announce('This version cannot be read any more. Nothing has changed.');
    return root;
  };
  const show = async (version: EarlierVersion): Promise<void> => {
    const root = await readVersion(version);
    const since = `Since ${timeInWords(version.time, clock)}`;
    if (root) compare({ since, root, nothing: 'Nothing: that version says all that you see.' });
  };
  const restore = async (version: EarlierVersion): Promise<void> => {
    const after = await readVersion(version);
    if (!after) return;
    const says = `The version of ${timeInWords(version.time, clock)} put back`;
    sayIfGone(editor, () => editor.change({ says, place: editor.state().selectedPlace, after }));
    close();
  };
  if (failure !== undefined) return <p role="alert">{failure} Then open this window again.</p>;
  if (versions?.length === 0) return <p>No version before this one is kept yet. Each save keeps the one before.</p>;
  return (
    <ul className="hits">
      {versions?.map((version) => (
        <li key={version.name}>
          <span>{timeInWords(version.time, clock)}</span>
          <span className="now">
            <bdi>{names.get(version.name)}</bdi>
          </span>
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

/** The most versions that are named: for that each has to be read. */
const mostNamed = 30;

/** Gives by the names of versions what the save after each has changed, once that is known. */
function useNames(versions: readonly EarlierVersion[] | undefined): ReadonlyMap<string, string> {
  const { editor, workspace } = useDesk();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    const name = async (): Promise<void> => {
      const { base, now } = editor.state();
      let after = base.root;
      for (const version of versions?.slice(0, mostNamed) ?? []) {
        const before = await rootOf(version, after, workspace);
        if (isOver) return;
        if (!before) continue;
        const says = sayChanges(changesBetween(before, after, now));
        setNames((known) => new Map([...known, [version.name, says]]));
        after = before;
      }
    };
    name();
    return () => {
      isOver = true;
    };
  }, [versions, editor, workspace]);
  return names;
}

/** Reads a version, and recognises in it the parts of a later one; undefined where it cannot be read any more. */
async function rootOf(
  { name }: EarlierVersion,
  later: JsonObject,
  workspace: Workspace,
): Promise<JsonObject | undefined> {
  const text = await workspace.versionNamed(name).catch(() => undefined);
  const base = text === undefined ? undefined : readBase({ text, version: '' });
  if (!base || 'failure' in base) return undefined;
  recogniseParts(later, base.root);
  return base.root;
}
