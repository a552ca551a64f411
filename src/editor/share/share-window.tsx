import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Site } from '../../compose/site';
import { Window } from '../controls/window';
import { siteOf } from '../drawing/engine';
import { addresses } from '../naming/addresses';
import { withDrawings } from '../session/icons';
import { useDesk } from '../session/use-editor';
import { isUnanswered, whyUnanswered } from '../session/workspace';
import { iconsOf, makeDraftFile } from './draft-file';
import { OnTheInternet } from './on-the-internet';

/** The state of a file that is being made: its progress, its address, or the reason in words why it cannot be made. */
type Making = { done: number; all: number } | { address: string; file: File; missing: number } | { failure: string };

/** Says how much of a file could not be had; nothing where all of it is there. */
function sayMissing(missing: number): string {
  if (missing === 0) return '';
  const what = missing === 1 ? 'one picture or typeface' : `${missing} pictures and typefaces`;
  return ` But ${what} could not be fetched and ${missing === 1 ? 'is' : 'are'} missing in it. Is this device connected to the internet? Make the file again once it is.`;
}

/** The window that makes one file of the site as it is here, for somebody else to look at. */
export function ShareWindow({ close }: { close: () => void }): ReactNode {
  const { editor, registry, icons, workspace } = useDesk();
  const { connection, deployPreview } = workspace;
  const frame = useRef<HTMLIFrameElement>(null);
  const [making, setMaking] = useState<Making>();
  const address = making && 'address' in making ? making.address : undefined;
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const make = async (): Promise<void> => {
    const { edits, assets, now } = editor.state();
    setMaking({ done: 0, all: 1 });
    try {
      if (!frame.current) return;
      const siteNow = (): Site => siteOf(edits.root, withDrawings(assets, icons.drawings()), registry, now);
      await icons.complete(iconsOf(siteNow()));
      const site = siteNow();
      const tell = (done: number, all: number): void => setMaking({ done, all });
      const { text, missing } = await makeDraftFile({ site, frame: frame.current, tell });
      const file = new File([text], 'draft.html', { type: 'text/html' });
      setMaking({ address: URL.createObjectURL(file), file, missing });
    } catch (error) {
      setMaking({
        failure: isUnanswered(error)
          ? whyUnanswered(error)
          : 'The site cannot be drawn as it is. Put right what the list of notices names, then try again.',
      });
    }
  };
  const isBusy = making !== undefined && 'done' in making;
  return (
    <Window title="Show it to somebody" close={close}>
      <p>
        One file with every page as you see it here, also what is not saved or published. It opens in any browser, and
        can be sent by mail or message. Nothing in it sends anything: forms, films and maps stay as they are.
      </p>
      <p className="actions">
        <button type="button" className="main" disabled={isBusy} onClick={make}>
          {isBusy ? 'Making the file…' : 'Make the file'}
        </button>
      </p>
      <p role="status">
        {isBusy && `${making.done} of ${making.all} pages are in it.`}
        {making && 'address' in making && `The file is ready.${sayMissing(making.missing)}`}
      </p>
      {making && 'address' in making && <MadeFile {...making} />}
      <p role="alert">{making && 'failure' in making && making.failure}</p>
      {connection && deployPreview && <OnTheInternet connection={connection} deployPreview={deployPreview} />}
      <iframe
        ref={frame}
        className="out-of-sight"
        src={addresses().page}
        title="The pages as they are drawn"
        tabIndex={-1}
      />
    </Window>
  );
}

/** The ways to hand on the file: the menu of a device for sending files, and a download. */
function MadeFile({ address, file }: { address: string; file: File }): ReactNode {
  const [says, setSays] = useState('');
  const isSendable = navigator.canShare?.({ files: [file] }) ?? false;
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ files: [file], title: file.name });
      setSays('It was handed on.');
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      setSays(isLeft ? '' : 'This device does not send it. Save the file, and send it from there.');
    }
  };
  return (
    <>
      <p className="actions">
        {isSendable && (
          <button type="button" className="main" onClick={send}>
            Send it
          </button>
        )}
        <a
          className="download"
          href={address}
          download={file.name}
          onClick={() => setSays(`It is saved as ${file.name}, where this device keeps its downloads.`)}
        >
          Save the file ({Math.ceil(file.size / 1000)} kB)
        </a>
      </p>
      <p role="status">{says}</p>
    </>
  );
}
