import { type ReactNode, useEffect, useRef } from 'react';
import type { Publication } from '../workspace';
import { firstWords, Told } from './told';

interface OutcomeProps {
  publication: Publication;
  /** Where visitors find the site. */
  address: string | undefined;
}

/** What became of a publication, and what of it can be known from here; it takes the focus. */
export function Outcome({ publication, address }: OutcomeProps): ReactNode {
  const { state, says } = publication;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div
      ref={shown}
      tabIndex={-1}
      role={firstWords[state] === undefined ? 'alert' : 'status'}
      className={`outcome ${state}`}
    >
      {firstWords[state] !== undefined && <h3>{firstWords[state]}</h3>}
      <Told says={says}>
        {publication.state === 'published' && <Online workflow={publication.workflow} address={address} />}
      </Told>
    </div>
  );
}

interface OnlineProps extends Pick<OutcomeProps, 'address'> {
  workflow: { address?: string } | undefined;
}

/** Says of what was sent whether visitors see it, as far as that is known. */
function Online({ workflow, address }: OnlineProps): ReactNode {
  const where = address && (
    <>
      {' '}
      Visitors find the site at <a href={address}>{address}</a>.
    </>
  );
  if (workflow?.address !== undefined) {
    return (
      <p>
        It is being put online now.{' '}
        <a href={workflow.address} target="_blank" rel="noreferrer">
          See how far it is
        </a>
        .{where}
      </p>
    );
  }
  return (
    <p>
      Whether it is online already cannot be seen from here.{' '}
      {workflow ? 'It is put online by itself, which' : 'Where your host puts it online by itself, that'} takes some
      minutes.{where}
    </p>
  );
}
