import { type ReactNode, useEffect, useState } from 'react';
import type { Finding } from '../../checks/problem';
import type { Pointer } from '../../manifest/pointer';
import { recogniseParts } from '../../manifest/recognise-parts';
import { takeAnswer } from '../controls/take-answer';
import { sayPlace } from '../naming/say-changed';
import { readBase } from '../session/base';
import { type Desk, useDesk } from '../session/use-editor';
import { placeLeft } from '../steps/place-after';

/** The most things that are told of a refused version; the list of notices has all that still hold. */
const mostTold = 5;

/** One thing for which a version was refused: its place in words, and where that is now, if it is there still. */
interface Reason {
  message: string;
  place: string;
  pointer: Pointer | undefined;
}

interface RefusedVersionProps {
  /** The text of the site.json that was refused. */
  text: string;
  /** Closes the window, so that a field shows. */
  close: () => void;
}

/**
 * The errors for which the check of the host refused a version, as far as the check here finds them, each with a link
 * to its place.
 */
export function RefusedVersion({ text, close }: RefusedVersionProps): ReactNode {
  const desk = useDesk();
  const [reasons, setReasons] = useState<Reason[]>();
  useEffect(() => {
    const finding = findReasons(text, desk).catch(() => []);
    return takeAnswer(finding, setReasons);
  }, [text, desk]);
  if (!reasons) return <p>Looking for what is wrong with it…</p>;
  if (reasons.length === 0)
    return (
      <p>
        The check here finds nothing wrong with it, so something else has failed there. Its page says what; show that to
        whoever set up the site.
      </p>
    );
  return (
    <>
      <p>It was refused for this. Press it to go there; once it is put right, publish again.</p>
      <ul className="hits">
        {reasons.slice(0, mostTold).map(({ message, place, pointer }) => (
          <li key={place + message}>
            {pointer === undefined ? (
              <>
                <strong>{place}: </strong>
                {message}
              </>
            ) : (
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  close();
                  desk.editor.open(pointer);
                }}
              >
                <strong>{place}: </strong>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
      {reasons.length > mostTold && <p>And {reasons.length - mostTold} more, in the list of notices.</p>}
    </>
  );
}

/** Checks a version as what publishes it does; gives what that refuses. */
async function findReasons(text: string, { editor, checker }: Desk): Promise<Reason[]> {
  const refusedBase = readBase({ text, version: '' });
  if ('failure' in refusedBase) return [{ message: refusedBase.failure, place: 'site.json', pointer: undefined }];
  const { root } = refusedBase;
  recogniseParts(editor.state().edits.root, root);
  const findings = await checker.check(root, editor.state().assets, true);
  const { edits, now } = editor.state();
  return findings.filter(isRefused).map(({ message, pointer }) => ({
    message,
    place: sayPlace(root, now, pointer),
    pointer: placeLeft(pointer, root, edits.root),
  }));
}

/** Tells whether what publishes a site refuses it for a finding. */
function isRefused({ severity, onRelease }: Finding): boolean {
  return severity === 'error' || onRelease === 'error';
}
