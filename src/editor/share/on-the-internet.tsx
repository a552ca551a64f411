import { type ReactNode, useEffect, useState } from 'react';
import type { Connection, DeployPreview } from '../../edit-api/workspace';
import { Connect, isConnectable } from '../publish/connect';
import { saveFirst } from '../publish/publish-site';
import { useDesk } from '../session/use-editor';

/** The time between two looks whether the host shows a draft, in milliseconds, and how often the window looks. */
const [lookEvery, mostLooks] = [10_000, 60];

/** A draft that was sent: its commit, how often it was looked for, and where it is shown. */
interface SentDraft {
  commit: string;
  /** The branches of earlier ones that are still there. */
  left?: readonly string[] | undefined;
  looks: number;
  address?: string | undefined;
}

interface OnTheInternetProps {
  connection: Connection;
  deployPreview: DeployPreview;
}

/** The offer to show a draft at an address of its own, where the host of the site makes one for a branch. */
export function OnTheInternet({ connection, deployPreview }: OnTheInternetProps): ReactNode {
  const desk = useDesk();
  const [isOpen, setOpen] = useState(connection.state() === 'open');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [leftOut, setLeftOut] = useState<string>();
  const [sent, setSent] = useState<SentDraft>();
  const isAwaited = sent !== undefined && sent.address === undefined && sent.looks < mostLooks;
  useEffect(() => {
    if (!isAwaited) return;
    const look = async (): Promise<void> => {
      const address = await deployPreview.addressOf(sent.commit);
      if (!isLeft) setSent({ ...sent, looks: sent.looks + 1, address });
    };
    let isLeft = false;
    const next = setTimeout(look, sent.looks === 0 ? 0 : lookEvery);
    return () => {
      isLeft = true;
      clearTimeout(next);
    };
  }, [isAwaited, sent, deployPreview]);
  if (!isConnectable(connection)) return null;
  const send = async (): Promise<void> => {
    setSending(true);
    setFailure(undefined);
    const saved = await saveFirst(desk);
    setLeftOut('leftOut' in saved ? saved.leftOut : undefined);
    const outcome = 'failure' in saved ? saved : await deployPreview.send();
    setSending(false);
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      setOpen(!('needsKey' in outcome && outcome.needsKey));
    } else setSent({ commit: outcome.commit, left: outcome.left, looks: 0 });
  };
  return (
    <section className="connect" aria-labelledby="on-the-internet">
      <h3 id="on-the-internet">As pages on the internet</h3>
      <p>
        Some hosts, such as Netlify and Cloudflare, make an address of its own for a draft; GitHub Pages does not. The
        site is saved and sent to {connection.place.address} beside what visitors see, which stays as it is. Whoever may
        look at that place can see it. A draft that was sent from here before is removed there, and the last one once
        you publish.
      </p>
      <p role="alert">{failure}</p>
      {isOpen ? (
        <p className="actions">
          <button type="button" disabled={isSending || isAwaited} onClick={send}>
            {isSending ? 'Sending…' : 'Send it as a draft'}
          </button>
        </p>
      ) : (
        <Connect
          connection={connection}
          onDone={() => {
            setFailure(undefined);
            setOpen(true);
          }}
        />
      )}
      {leftOut !== undefined && <p>{leftOut}</p>}
      {sent?.left && (
        <p>
          What you sent before could not be removed there: {sent.left.join(', ')}. It is tried again with the next one.
        </p>
      )}
      <p role="status">{sent && <Shown {...sent} isAwaited={isAwaited} />}</p>
    </section>
  );
}

/** The address at which a draft is shown, or how far the host is with it. */
function Shown({ address, isAwaited }: SentDraft & { isAwaited: boolean }): ReactNode {
  if (address !== undefined)
    return (
      <>
        The draft is shown at{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        . Send that address to whom you want to show it.
      </>
    );
  if (isAwaited) return 'It was sent. Looking for its address, which can take some minutes…';
  return 'It was sent, but the host of your site has told no address for it. Make the file above instead.';
}
