import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { EarlierVersion, SiteText } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import { hasMarks } from '../../manifest/has-marks';
import { LaterPart } from '../controls/later-window';
import { readBase } from '../session/base';
import { whyUnanswered } from '../session/workspace';
import { clockIn, timeInWords } from '../words/time-in-words';

/** The outcome of reading site.json: its text, or the reason in words why there is none. */
type Reading = SiteText | { failure: string };

/** The time between two readings of the file, in milliseconds. */
const readEvery = 2000;

/**
 * The page that stands in the place of the editor while site.json is no site, such as after a comma was lost in an editor
 * of text. It says what is wrong and where, offers to put back an earlier version, and of a file with the marks of git
 * to bring both versions together. It reads the file again and again, and opens the editor once that is a site.
 */
export function Unreadable({ read: firstReading, workspace }: { read: Reading; workspace: Workspace }): ReactNode {
  const [reading, setReading] = useState(firstReading);
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown): void => setProblem(whyUnanswered(error));
  const readAgain = useCallback(async (): Promise<void> => {
    const next = await workspace.readSite();
    if (whyNoSite(next) === undefined) location.reload();
    else setReading(next);
  }, [workspace]);
  useEffect(() => {
    const timer = setInterval(() => readAgain().catch(() => {}), readEvery);
    return () => clearInterval(timer);
  }, [readAgain]);
  const putBack = async ({ name }: EarlierVersion): Promise<void> => {
    const text = await workspace.versionNamed(name);
    if (text === undefined || whyNoSite({ text, version: '' }) !== undefined)
      return setProblem('This version cannot be read either. Choose another one.');
    const outcome = await workspace.writeSite(text, 'version' in reading ? reading.version : '');
    if ('version' in outcome) return location.reload();
    if ('failure' in outcome) return setProblem(outcome.failure);
    setReading(outcome.instead);
    setProblem('site.json was changed meanwhile. Look at it, then choose again.');
  };
  const markedFile = 'text' in reading && hasMarks(reading.text) ? reading : undefined;
  return (
    <main className="begin">
      <section>
        <h1>{markedFile ? 'Two versions of this site meet in site.json' : 'site.json cannot be read'}</h1>
        {markedFile ? (
          <LaterPart>{(parts) => <parts.met file={markedFile} workspace={workspace} tell={setProblem} />}</LaterPart>
        ) : (
          <p role="alert">{whyNoSite(reading)}</p>
        )}
        <p>
          {markedFile && 'Or do it by hand. '}
          Mend it in an editor of text: this page goes on by itself as soon as the file can be read. Or put back a
          version that was saved before; what you changed since and did not save is kept and comes after it.
        </p>
        <button type="button" className={markedFile ? undefined : 'main'} onClick={() => readAgain().catch(tell)}>
          Try again
        </button>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <h2>Saved before</h2>
        <EarlierVersions
          workspace={workspace}
          fileText={'text' in reading ? reading.text : ''}
          putBack={(version) => putBack(version).catch(tell)}
        />
      </section>
    </main>
  );
}

interface EarlierVersionsProps {
  workspace: Workspace;
  /** The text of the file, which says in which time zone the times are written. */
  fileText: string;
  putBack: (version: EarlierVersion) => void;
}

/** The earlier versions that are kept, each with its time and a button that puts it back. */
function EarlierVersions({ workspace, fileText, putBack }: EarlierVersionsProps): ReactNode {
  const [versions, setVersions] = useState<EarlierVersion[]>();
  useEffect(() => {
    workspace.versions().then(setVersions, () => setVersions([]));
  }, [workspace]);
  const clock = clockIn(fileText);
  if (versions?.length === 0) return <p>No version is kept here yet: each save in the editor keeps one.</p>;
  return (
    <ul className="hits">
      {versions?.map((version) => (
        <li key={version.name}>
          <span>{timeInWords(version.time, clock)}</span>
          <button type="button" onClick={() => putBack(version)}>
            Put back<span className="unseen"> the version of {timeInWords(version.time, clock)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Says why a reading is no site; undefined where it is one, and where the file is empty, so that one can be begun. */
function whyNoSite(reading: Reading): string | undefined {
  if ('failure' in reading) return reading.failure;
  if (reading.text.trim() === '') return undefined;
  const base = readBase(reading);
  return 'failure' in base ? base.failure : undefined;
}
