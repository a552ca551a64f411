import { Fragment, type MouseEvent, memo, type ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import { isEqual } from '../../manifest/merge';
import { Fix } from '../fields/fix';
import { RemovedFile, RemoveFile } from '../fields/remove-file';
import type { NoticeLists } from '../form/notices';
import { LookedAt, TextsToLookAt, tick } from '../form/texts-to-look-at-view';
import { sayPlace } from '../naming/say-changed';
import { tickOf } from '../session/ticked';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { missingIn } from '../steps/addition';

interface NoticeListProps {
  notices: NoticeLists;
}

/** The list of what is wrong with the site, each with the way to it; what is a hint can be ticked off. */
export function NoticeList({ notices: { wrong, toFill, hints } }: NoticeListProps): ReactNode {
  const { lastCheck } = useEditorState('lastCheck');
  const olderFindings = lastCheck?.olderFindings ?? [];
  const findings = [...wrong, ...hints];
  const heldFindings = findings.filter((one) => olderFindings.includes(one));
  return (
    <>
      <div className="window-head">
        <h2>Notices</h2>
        <button type="button" onClick={closeAround}>
          Close
        </button>
      </div>
      <p className="hint">Press one to go there, and tick off what you have looked at.</p>
      <RemovedFile />
      <ul>
        {toFill.map((finding) => (
          <ToFill key={finding.pointer + finding.message} finding={finding} />
        ))}
        {[...findings.filter((one) => !olderFindings.includes(one)), ...heldFindings].map((finding) => (
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
      <TextsToLookAt />
    </>
  );
}

/** Closes the list in which a button was pressed, with the focus on what opens it again. */
function closeAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('details');
  list?.querySelector('summary')?.focus();
  list?.removeAttribute('open');
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
  const { severity, message, page, pointer, upload } = finding;
  const place = useEditor(({ edits, now }) => page && sayPlace(edits.root, now, pointer));
  const open = (): void => {
    // A file that nothing shows stands nowhere but in the library.
    if (upload === undefined) editor.open(pointer);
    else editor.tell({ kind: 'show', shown: { shownWindow: { name: 'library', file: upload } } });
  };
  return (
    <li data-severity={severity}>
      {/* Of what stands nowhere on the site no form tells. */}
      {pointer === '' && upload === undefined ? (
        <p>{message}</p>
      ) : (
        <button type="button" className="quiet" onClick={open}>
          {place && <strong>{place}: </strong>}
          {message}
        </button>
      )}
      <Fix finding={finding} />
      {severity !== 'error' && (
        <LookedAt called={place || message} tick={() => tick(editor, tickOf(editor.state().edits.root, finding))} />
      )}
      {upload !== undefined && <RemoveFile path={upload} />}
    </li>
  );
}, isEqual);
