import { type ReactNode, useMemo } from 'react';
import type { SiteText } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import { mergeMetVersions } from '../../manifest/merge-met';
import { type MetVersions, partMetVersions } from '../../manifest/met-versions';
import { bringTogether } from './bring-together';

interface MergeViewProps {
  file: SiteText;
  workspace: Workspace;
  tell: (problem: string) => void;
}

/**
 * An offer to merge two versions of the site that are in one file; where some of the lines that mark them are gone, the
 * words on that.
 */
export function MergeView({ file, workspace, tell }: MergeViewProps): ReactNode {
  const { text } = file;
  const versions = useMemo(() => partMetVersions(text), [text]);
  return versions ? (
    <MergeButton versions={versions} basedOn={file.version} workspace={workspace} tell={tell} />
  ) : (
    <p role="alert">
      Both were written into one file, and some of the lines that mark them are gone: each place begins with a line of{' '}
      {'<<<<<<<'}, has one of ======= between the two, and ends with one of {'>>>>>>>'}.
    </p>
  );
}

interface MergeButtonProps extends Pick<MergeViewProps, 'workspace' | 'tell'> {
  versions: MetVersions;
  /** The version of the file in which they met. */
  basedOn: string;
}

/** The button that merges two versions; where one of them cannot be read, the reason. */
function MergeButton({ versions, basedOn, workspace, tell }: MergeButtonProps): ReactNode {
  const merge = useMemo(() => mergeMetVersions(versions), [versions]);
  const go = async (): Promise<void> => {
    if ('failures' in merge) return;
    const failure = await bringTogether(merge, basedOn, workspace);
    if (failure === undefined) location.reload();
    else tell(failure);
  };
  return (
    <>
      <p role="alert">
        Two people, or two computers, have changed the same part of this site, and both versions were written into one
        file: {sayLines(versions)}. {sayNames(versions)}
      </p>
      {'failures' in merge ? (
        <>
          <p>They can be brought together here once each of them can be read by itself.</p>
          {merge.failures.map((failure) => (
            <p key={failure} role="alert">
              {failure}
            </p>
          ))}
        </>
      ) : (
        <>
          <p>
            {merge.conflicts.length === 0
              ? 'Both fit together: what each of them says is kept.'
              : `What only one of them says is kept. Where both say different things, you see both and choose: ${merge.conflicts.length === 1 ? 'one place' : `${merge.conflicts.length} places`}.`}{' '}
            The file as it is now is kept under “Saved before”.
          </p>
          <button type="button" className="main" onClick={() => go().catch((error: unknown) => tell(String(error)))}>
            Bring them together
          </button>
        </>
      )}
    </>
  );
}

/** The most places that are given by their lines. */
const mostTold = 4;

/** Writes the lines in which two versions meet in a file. */
function sayLines({ places }: MetVersions): string {
  const lines = places.slice(0, mostTold).map(([first, last]) => `lines ${first} to ${last}`);
  const further = places.length - lines.length;
  const all = further > 0 ? [...lines, further === 1 ? 'one more place' : `${further} more places`] : lines;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Writes the names of two versions in a sentence; nothing where they have none. */
function sayNames({ mine, theirs }: MetVersions): string {
  return mine.name === '' || theirs.name === ''
    ? ''
    : `There, yours is called “${mine.name}” and the other “${theirs.name}”.`;
}
