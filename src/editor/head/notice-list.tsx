import { Fragment, memo, type ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import { isEqual } from '../../manifest/merge';
import { Fix } from '../fields/fix';
import type { Notices } from '../form/notices';
import { tickOf } from '../form/texts-to-look-at';
import { LookedAt, TextsToLookAt, tick } from '../form/texts-to-look-at-view';
import { sayPlace } from '../naming/say-changed';
import { takeAssets } from '../session/save';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { missingIn } from '../steps/fresh';

interface NoticeListProps {
  notices: Notices;
  /** The file that was removed last. */
  removed: string | undefined;
  setRemoved: (path: string | undefined) => void;
}

/** The list of what is wrong with the site, each with the way to it; what is a hint can be ticked off. */
export function NoticeList({ notices: { wrong, toFill, hints }, removed, setRemoved }: NoticeListProps): ReactNode {
  const { checked } = useEditorState('checked');
  const held = checked?.held ?? [];
  const listed = [...wrong, ...hints];
  const heldFindings = listed.filter((one) => held.includes(one));
  return (
    <>
      <h2>Notices</h2>
      <p className="hint">Press one to go there, and tick off what you have looked at.</p>
      {removed !== undefined && <RemovedFile path={removed} forget={() => setRemoved(undefined)} />}
      <ul>
        {toFill.map((finding) => (
          <ToFill key={finding.pointer + finding.message} finding={finding} />
        ))}
        {[...listed.filter((one) => !held.includes(one)), ...heldFindings].map((finding) => (
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
      <TextsToLookAt />
    </>
  );
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
      {severity !== 'error' && (
        <LookedAt called={place || message} tick={() => tick(editor, tickOf(editor.state().edits.root, finding))} />
      )}
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
