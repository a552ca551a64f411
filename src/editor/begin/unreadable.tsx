import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { EarlierVersion, SiteText } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import { hasMarks } from '../../manifest/has-marks';
import { LaterPart } from '../frame/later-window';
import { readBase } from '../session/base';
import { whyUnanswered } from '../session/workspace';
import { clockIn, timeInWords } from '../words/time-in-words';

/** A site.json that was read, or the reason why not. */
type Read = SiteText | { failure: string };

/** The time between two looks at the file, in milliseconds. */
const lookEvery = 2000;

/**
 * The words on what is wrong with a site.json that cannot be read, and where, with an offer to put back each earlier
 * version. It opens the site as soon as that can be read.
 */
export function Unreadable({ read: first, workspace }: { read: Read; workspace: Workspace }): ReactNode {
  const [read, setRead] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [versions, setVersions] = useState<EarlierVersion[]>();
  const look = useCallback(async (): Promise<void> => {
    const now = await workspace.readSite();
    if (whyUnreadable(now) === undefined) location.reload();
    else setRead(now);
  }, [workspace]);
  useEffect(() => {
    const looking = setInterval(() => look().catch(() => {}), lookEvery);
    return () => clearInterval(looking);
  }, [look]);
  useEffect(() => {
    workspace.versions().then(setVersions, () => setVersions([]));
  }, [workspace]);
  const putBack = async ({ name }: EarlierVersion): Promise<void> => {
    const text = await workspace.versionNamed(name);
    if (text === undefined || whyUnreadable({ text, version: '' }) !== undefined)
      return setProblem('This version cannot be read either. Choose another one.');
    const written = await workspace.writeSite(text, 'version' in read ? read.version : '');
    if ('version' in written) return location.reload();
    if ('instead' in written) setRead(written.instead);
    setProblem(
      'failure' in written ? written.failure : 'site.json was changed meanwhile. Look at it, then choose again.',
    );
  };
  const tell = (error: unknown): void => setProblem(whyUnanswered(error));
  const markedFile = 'text' in read && hasMarks(read.text) ? read : undefined;
  const clock = clockIn('text' in read ? read.text : '');
  return (
    <main className="begin">
      <section>
        <h1>{markedFile ? 'Two versions of this site meet in site.json' : 'site.json cannot be read'}</h1>
        {markedFile ? (
          <LaterPart>{(parts) => <parts.met file={markedFile} workspace={workspace} tell={setProblem} />}</LaterPart>
        ) : (
          <p role="alert">{whyUnreadable(read)}</p>
        )}
        <p>
          {markedFile && 'Or do it by hand. '}
          Mend it in an editor of text: this page goes on by itself as soon as the file can be read. Or put back a
          version that was saved before; what you changed since and did not save is kept and comes after it.
        </p>
        <button type="button" className={markedFile ? undefined : 'main'} onClick={() => look().catch(tell)}>
          Try again
        </button>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <h2>Saved before</h2>
        {versions?.length === 0 && <p>No version is kept here yet: each save in the editor keeps one.</p>}
        <ul className="hits">
          {versions?.map((version) => (
            <li key={version.name}>
              <span>{timeInWords(version.time, clock)}</span>
              <button type="button" onClick={() => putBack(version).catch(tell)}>
                Put back<span className="unseen"> the version of {timeInWords(version.time, clock)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** Says why a file is no site; undefined where it is one, or where one can be begun. */
function whyUnreadable(read: Read): string | undefined {
  if ('failure' in read) return read.failure;
  if (read.text.trim() === '') return undefined;
  const base = readBase(read);
  return 'failure' in base ? base.failure : undefined;
}
