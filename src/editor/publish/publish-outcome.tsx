import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OnlineState } from '../../edit-api/messages';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { firstWords, PublicationWords } from './publication-words';
import type { PublishResult } from './publish-site';

interface PublishOutcomeProps {
  publication: PublishResult;
  /** The address of the site. */
  address: string | undefined;
}

/** The result of a publication, as far as it can be known from here; it takes the focus. */
export function PublishOutcome({ publication, address }: PublishOutcomeProps): ReactNode {
  const { state, says } = publication;
  const element = useRef<HTMLDivElement>(null);
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
          {isSent && <Online workflow={publication.workflow} address={address} />}
        </PublicationWords>
      </div>
      {isSent && address && <Look paths={publication.paths ?? []} />}
    </>
  );
}

interface OnlineProps extends Pick<PublishOutcomeProps, 'address'> {
  workflow: { address?: string } | undefined;
}

/** The way in which what was sent comes online. */
function Online({ workflow, address }: OnlineProps): ReactNode {
  return (
    <p>
      {workflow ? 'It is being put online now, which' : 'Where your host puts it online by itself, that'} takes some
      minutes.{' '}
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

/** A button that looks whether visitors get some pages as they were sent. */
function Look({ paths }: { paths: string[] }): ReactNode {
  const { workspace } = useDesk();
  const [online, setOnline] = useState<OnlineState | 'looking'>();
  const look = async (): Promise<void> => {
    setOnline('looking');
    setOnline(await workspace.compareOnline(paths).catch((error) => ({ isOnline: false, says: whyUnanswered(error) })));
  };
  const isLooking = online === 'looking';
  return (
    <>
      {(online === undefined || isLooking || !online.isOnline) && (
        <div className="actions">
          <button type="button" aria-disabled={isLooking} onClick={() => isLooking || look()}>
            Look whether it is online
          </button>
        </div>
      )}
      <p role="status">{isLooking ? 'Looking…' : online?.says}</p>
    </>
  );
}
