import { type ReactNode, useState } from 'react';
import { lookOnline } from '../session/follow-publication';
import { useDesk, useEditorState } from '../session/use-editor';
import { clockOf, hourInWords } from '../words/time-in-words';

/** The note that visitors do not see the last publication yet, until they do. */
export function Underway(): ReactNode {
  const desk = useDesk();
  const { underway } = useEditorState('underway');
  const [isLooking, setLooking] = useState(false);
  if (!underway) return null;
  const look = async (): Promise<void> => {
    setLooking(true);
    const { isOnline, says } = await lookOnline(desk, []);
    setLooking(false);
    if (!isOnline) desk.editor.announce(says);
  };
  return (
    <section className="underway" aria-label="What was published last">
      <UnderwayWords />{' '}
      <button type="button" aria-disabled={isLooking} onClick={() => isLooking || look()}>
        {isLooking ? 'Looking…' : 'Look'}
        <span className="unseen"> whether visitors see it now</span>
      </button>
    </section>
  );
}

/** A line about a publication that visitors do not see yet; nothing where there is none. */
export function UnderwayWords(): ReactNode {
  const { underway, edits, now } = useEditorState('underway', 'edits', 'now');
  if (underway?.since === undefined) return null;
  const { since, isRefused, address } = underway;
  return (
    <>
      Published {hourInWords(since, now, clockOf(edits.root))}.{' '}
      {isRefused ? underway.says : 'Visitors do not see it yet.'}
      {address !== undefined && (
        <>
          {' '}
          <a href={address} target="_blank" rel="noreferrer">
            {isRefused ? 'See what it says' : 'See how far it is'}
          </a>
        </>
      )}
    </>
  );
}
