import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Finding } from '../checks/problem';
import { isEqual } from '../manifest/merge';
import { ConflictView } from './dialogs/conflict-view';
import { Fix } from './fields/fix';
import { sayPlace } from './naming/say-changed';
import type { EditorState } from './session/editor-state';
import { findingsOf, isChecked } from './session/findings';
import { saveStateOf } from './session/refused-texts';
import { takeAssets } from './session/save';
import { useDesk, useEditor } from './session/use-editor';
import { whyUnanswered } from './session/workspace';
import { missingIn, sortedFindings } from './steps/fresh';

/** The list of what is wrong with the site and of what has to be decided, each with the way to it. */
export function Problems(): ReactNode {
  const { edits, fresh, conflicts, checked, findings, saving, isLatest } = useEditor(shownOf);
  const held = checked?.held ?? [];
  const [next] = conflicts;
  const { wrong, toFill, hints } = sortedFindings({ edits, fresh, findings });
  const list = useRef<HTMLDetailsElement>(null);
  const [removed, setRemoved] = useState<string>();
  const listedFindings = [...wrong, ...hints];
  const heldFindings = listedFindings.filter((one) => held.includes(one));
  const isWrong = wrong.length + toFill.length > 0;
  // Whoever opened the list for what was wrong is done with it; the hints are opened for themselves.
  useEffect(() => {
    const { current } = list;
    if (isWrong || !current?.open) return;
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  }, [isWrong]);
  return (
    <section
      className="problems"
      aria-label="Problems"
      aria-busy={!isLatest}
      data-severity={
        wrong.length > 0 || next || saving.state === 'failed' ? 'error' : toFill.length > 0 ? 'to-fill' : 'hint'
      }
    >
      {saving.state === 'failed' && (
        <p role="alert" className="failure">
          {saving.why}
        </p>
      )}
      {next && <ConflictView key={next.pointer} conflict={next} count={conflicts.length} />}
      {removed !== undefined && <RemovedFile path={removed} forget={() => setRemoved(undefined)} />}
      {findings.length > 0 && (
        <details ref={list}>
          <summary>{countWords(wrong.length, toFill.length, hints.length)}</summary>
          <ul>
            {toFill.map((finding) => (
              <ToFill key={finding.pointer + finding.message} finding={finding} />
            ))}
            {[...listedFindings.filter((one) => !held.includes(one)), ...heldFindings].map((finding) => (
              <Fragment key={finding.pointer + finding.message}>
                {finding === heldFindings[0] && (
                  <li data-severity="notice">
                    What follows was found before, and is looked at again once what is wrong above is put right.
                  </li>
                )}
                <Problem finding={finding} removed={setRemoved} />
              </Fragment>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function shownOf(state: EditorState) {
  const { edits, fresh, conflicts, checked } = state;
  const [findings, saving, isLatest] = [findingsOf(state), saveStateOf(state), isChecked(state)];
  return { edits, fresh, conflicts, checked, findings, saving, isLatest };
}

function countWords(wrong: number, toFill: number, hints: number): string {
  return [
    ...(wrong > 0 ? [wrong === 1 ? '1 thing has to be put right' : `${wrong} things have to be put right`] : []),
    ...(toFill > 0 ? [`${toFill} still to fill in`] : []),
    ...(hints > 0 ? [hints === 1 ? '1 hint' : `${hints} hints`] : []),
  ].join(', ');
}

/** Something that is still empty in what was just added, by its place. */
function ToFill({ finding }: { finding: Finding }): ReactNode {
  const { editor } = useDesk();
  const missing = missingIn(finding);
  const places = missing.length > 0 ? missing : [finding.pointer];
  const words = useEditor(({ edits, now }) => places.map((place) => sayPlace(edits.root, now, place)).join('; '));
  return (
    <li data-severity="to-fill">
      <button type="button" className="quiet" onClick={() => editor.open(finding.pointer)}>
        Still to fill in: {words}
      </button>
    </li>
  );
}

const Problem = memo(function Problem({ finding, removed }: ProblemProps): ReactNode {
  const { editor } = useDesk();
  const { severity, message, page, pointer } = finding;
  const place = useEditor(({ edits, now }) => page && sayPlace(edits.root, now, pointer));
  return (
    <li data-severity={severity}>
      <button type="button" className="quiet" onClick={() => editor.open(pointer)}>
        {place && <strong>{place}: </strong>}
        {message}
      </button>
      <Fix finding={finding} />
      {finding.upload !== undefined && <RemoveFile path={finding.upload} removed={removed} />}
    </li>
  );
}, isEqual);

interface ProblemProps {
  finding: Finding;
  removed: (path: string) => void;
}

/** A button that moves a file which nothing needs out of the uploads. */
function RemoveFile({ path, removed }: { path: string; removed: (path: string) => void }): ReactNode {
  const { editor, workspace } = useDesk();
  const remove = async (): Promise<void> => {
    const failure = await workspace.removeUpload(path).catch(whyUnanswered);
    await takeAssets(editor, workspace);
    if (failure === undefined) removed(path);
    editor.announce(failure ?? `${path} removed`);
  };
  return (
    <button type="button" onClick={remove}>
      Remove the file<span className="unseen"> {path}</span>
    </button>
  );
}

/** The name of the file that was removed last, with a button that brings it back. */
function RemovedFile({ path, forget }: { path: string; forget: () => void }): ReactNode {
  const { editor, workspace } = useDesk();
  const bringBack = async (): Promise<void> => {
    const failure = await workspace.bringBackUpload(path).catch(whyUnanswered);
    await takeAssets(editor, workspace);
    if (failure === undefined) forget();
    editor.announce(failure ?? `${path} is back`);
  };
  return (
    <p>
      {path} was removed. It lies in the folder .history beside site.json.{' '}
      <button type="button" onClick={bringBack}>
        Bring it back
      </button>
    </p>
  );
}
