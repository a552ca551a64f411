import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OnlineState } from '../../edit-api/messages';
import { lookOnline } from '../session/follow-publication';
import { useDesk, useEditorState } from '../session/use-editor';
import { clockOf, timeInWords } from '../words/time-in-words';
import { firstWords, PublicationWords } from './publication-words';
import type { PublishResult } from './publish-site';
import { RefusedVersion } from './refused-version';

interface PublishOutcomeProps {
  publication: PublishResult;
  /** The address of the site. */
  address: string | undefined;
  /** Closes the window. */
  close: () => void;
}

/** No path at all, the same each time it is asked for. */
const noPaths: string[] = [];

/** The result of a publication, as far as it can be known from here; it takes the focus. */
export function PublishOutcome({ publication, address, close }: PublishOutcomeProps): ReactNode {
  const { state, says } = publication;
  const element = useRef<HTMLDivElement>(null);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => element.current?.focus(), []);
  const isSent = publication.state === 'published';
  return (
    <>
      <div
        ref={element}
        tabIndex={-1}
        role={firstWords[state] === undefined ? 'alert' : 'status'}
        className={`outcome ${state}`}
      >
        {firstWords[state] !== undefined && <h3>{firstWords[state]}</h3>}
        <PublicationWords says={says}>
          {isSent && <Online workflow={publication.workflow} address={address} isKnown={isKnown} />}
        </PublicationWords>
      </div>
      {publication.state === 'proposed' && (
        <p>
          <a href={publication.address} target="_blank" rel="noreferrer">
            Look at the proposal
          </a>
        </p>
      )}
      {isSent && address && <Look paths={publication.paths ?? noPaths} close={close} tell={setKnown} />}
    </>
  );
}

interface OnlineProps extends Pick<PublishOutcomeProps, 'address'> {
  workflow: { address?: string } | undefined;
  /** Whether it is known what became of it. */
  isKnown: boolean;
}

/** The way in which what was sent comes online. */
function Online({ workflow, address, isKnown }: OnlineProps): ReactNode {
  return (
    <p>
      {!isKnown &&
        `${workflow ? 'It is being put online now, which' : 'Where your host puts it online by itself, that'} takes some minutes. `}
      {workflow?.address !== undefined && (
        <>
          <a href={workflow.address} target="_blank" rel="noreferrer">
            See how far it is
          </a>
          .{' '}
        </>
      )}
      {address && (
        <>
          Visitors find the site at <a href={address}>{address}</a>.
        </>
      )}
    </p>
  );
}

/** The time between two looks where the editor looks on by itself, in milliseconds, and how often it looks. */
const [lookEvery, mostLooks] = [10_000, 90];

interface LookProps extends Pick<PublishOutcomeProps, 'close'> {
  paths: string[];
  /** Is told whether it is known what became of what was sent. */
  tell: (isKnown: boolean) => void;
}

/**
 * Says whether visitors get some pages as they were sent: looks on by itself where the editor stands beside them, else
 * when it is told to.
 */
function Look({ paths, close, tell }: LookProps): ReactNode {
  const { editor, workspace } = useDesk();
  const [online, setOnline] = useState<OnlineState>();
  const [looks, setLooks] = useState(workspace.connection ? 1 : 0);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      setLooking(true);
      const online = await lookOnline({ editor, workspace }, paths);
      if (isLeft) return;
      setOnline(online);
      tell(online.isOnline || online.isRefused === true);
      setLooking(false);
    };
    if (looks > 0) look();
    return () => {
      isLeft = true;
    };
  }, [editor, workspace, paths, looks, tell]);
  const isLookedOn = workspace.connection !== undefined && !online?.isOnline && !online?.isRefused && looks < mostLooks;
  useEffect(() => {
    if (!isLookedOn || !online) return;
    const next = setTimeout(() => setLooks((before) => before + 1), lookEvery);
    return () => clearTimeout(next);
  }, [isLookedOn, online]);
  return (
    <>
      {!online?.isOnline && !online?.isRefused && !isLookedOn && (
        <div className="actions">
          <button type="button" aria-disabled={isLooking} onClick={() => isLooking || setLooks(looks + 1)}>
            Look whether it is online
          </button>
        </div>
      )}
      <p role="status">{isLooking && !isLookedOn ? 'Looking…' : online && <Seen online={online} />}</p>
      {online?.refusedText !== undefined && <RefusedVersion text={online.refusedText} close={close} />}
    </>
  );
}

/** The state of a publication, with the time since which it is online, and a link to the details. */
function Seen({ online: { says, time, isOnline, isRefused, address } }: { online: OnlineState }): ReactNode {
  const clock = clockOf(useEditorState('edits').edits.root);
  return (
    <>
      {says} {isOnline && time !== undefined && `(${timeInWords(time, clock)})`}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          {isRefused ? 'See what it says' : 'See how far it is'}
        </a>
      )}
    </>
  );
}
