import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import type { Finding } from '../checks/problem';
import { isEqual } from '../manifest/merge';
import { ConflictView } from './dialogs/conflict-view';
import { Fix } from './fields/fix';
import { RemovedFile, RemoveFile } from './fields/remove-file';
import { sayPlace } from './naming/say-changed';
import type { EditorState } from './session/editor-state';
import { findingsOf, isChecked } from './session/findings';
import { saveStateOf } from './session/refused-texts';
import { useDesk, useEditor } from './session/use-editor';
import { missingIn, sortedFindings } from './steps/fresh';

/** The list of what is wrong with the site and of what has to be decided, each with the way to it. */
export function Problems(): ReactNode {
  const { edits, fresh, conflicts, checked, findings, saving, isLatest } = useEditor(shownOf);
  const held = checked?.held ?? [];
  const [next] = conflicts;
  const { wrong, toFill, hints } = sortedFindings({ edits, fresh, findings });
  const list = useRef<HTMLDetailsElement>(null);
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
      <RemovedFile />
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
                <Problem finding={finding} />
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

const Problem = memo(function Problem({ finding }: { finding: Finding }): ReactNode {
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
      {finding.upload !== undefined && <RemoveFile path={finding.upload} />}
    </li>
  );
}, isEqual);
