import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Site } from '../../compose/site';
import { siteOf } from '../drawing/engine';
import { Window } from '../frame/window';
import { addresses } from '../naming/addresses';
import { withDrawings } from '../session/icons';
import { useDesk } from '../session/use-editor';
import { iconsOf, makeDraftFile } from './draft-file';

/** What became of a file that is being made: how far it is, where it is, or in words why there is none. */
type Making = { done: number; all: number } | { address: string; kilobytes: number } | { failure: string };

/** The window that makes one file of the site as it is here, for somebody else to look at. */
export function ShareWindow({ close }: { close: () => void }): ReactNode {
  const { editor, registry, icons } = useDesk();
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
      const file = new Blob([await makeDraftFile({ site, frame: frame.current, tell })], { type: 'text/html' });
      setMaking({ address: URL.createObjectURL(file), kilobytes: Math.ceil(file.size / 1000) });
    } catch {
      setMaking({
        failure: 'The site cannot be drawn as it is. Put right what the list of notices names, then try again.',
      });
    }
  };
  const isBusy = making !== undefined && 'done' in making;
  return (
    <Window title="Show it to somebody" close={close}>
      <p>
        One file with every page as you see it here, also what is not saved or published. It opens in any browser, from
        a disk or a mail. Nothing in it sends anything: forms, films and maps stay as they are.
      </p>
      <p className="actions">
        <button type="button" className="main" disabled={isBusy} onClick={make}>
          {isBusy ? 'Making the file…' : 'Make the file'}
        </button>
      </p>
      <p role="status">
        {isBusy && `${making.done} of ${making.all} pages are in it.`}
        {making && 'address' in making && (
          <a href={making.address} download="draft.html">
            Save the file ({making.kilobytes} kB)
          </a>
        )}
      </p>
      <p role="alert">{making && 'failure' in making && making.failure}</p>
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
