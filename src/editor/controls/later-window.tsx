import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pageShown } from '../session/page-shown';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';

type Windows = Loaded['windows'];

/** The windows, loaded once the first screen has had its time, or when somebody opens one before. */
let loaded: Windows | undefined;
/** The time that the first screen has the line for itself, in milliseconds. */
const windowsWait = 3000;

async function haveWindows(): Promise<void> {
  loaded ??= (await loadWindows()).windows;
}

/**
 * Loads the windows once the first screen has had its time, and then what they need; where that fails, the first one
 * that opens tries again.
 */
export function useWindowsLater(): void {
  const { workspace } = useDesk();
  useEffect(() => {
    const load = async (): Promise<void> => {
      await haveWindows();
      await (await loadWindows()).loadRest(workspace);
    };
    let loading: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    void pageShown().then(() => {
      if (!isLeft) loading = setTimeout(() => load().catch(() => {}), windowsWait);
    });
    return () => {
      isLeft = true;
      clearTimeout(loading);
    };
  }, [workspace]);
}

interface LaterWindowProps {
  close: () => void;
  /** Draws one of the windows. */
  children: (windows: Windows) => ReactNode;
}

/** A window that is loaded after the first screen; it closes and says so where it cannot be. */
export function LaterWindow({ close, children }: LaterWindowProps): ReactNode {
  const { editor } = useDesk();
  const windows = useLoaded((why) => {
    close();
    editor.announce(why);
  });
  return windows && children(windows);
}

interface WindowButtonProps {
  /** The words of the button. */
  says: ReactNode;
  /** Draws the window that it opens. */
  children: (windows: Windows, close: () => void) => ReactNode;
}

/** A button that opens one of the windows. */
export function WindowButton({ says, children }: WindowButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {says}
      </button>
      {isOpen && <LaterWindow close={close}>{(windows) => children(windows, close)}</LaterWindow>}
    </>
  );
}

/** A part of the window that is loaded after the first screen; where it cannot be, it says why and offers a new try. */
export function LaterPart({ children }: Pick<LaterWindowProps, 'children'>): ReactNode {
  const [why, setWhy] = useState<string>();
  if (why === undefined) return <Part onFail={setWhy}>{children}</Part>;
  return (
    <div className="reach">
      <p role="alert">{why}</p>
      <button type="button" onClick={() => setWhy(undefined)}>
        Try again
      </button>
    </div>
  );
}

function Part({ onFail, children }: { onFail: (why: string) => void } & Pick<LaterWindowProps, 'children'>): ReactNode {
  const parts = useLoaded(onFail, pageShown);
  return parts && children(parts);
}

/** Gives the windows once they are loaded, or says why they cannot be; they are asked for when `until` has come. */
function useLoaded(onFail: (why: string) => void, until?: () => Promise<void>): Windows | undefined {
  const [windows, setWindows] = useState(loaded);
  const giveUp = useEffectEvent((error: unknown) => onFail(whyUnanswered(error)));
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (!loaded) await until?.();
      await haveWindows();
      setWindows(loaded);
    };
    load().catch(giveUp);
  }, [until]);
  return windows;
}

type Loaded = typeof import('../windows');

let loading: Promise<Loaded> | undefined;
let tries = 0;

/** Fetches the windows that come after the first screen, once; where it fails, the next call tries again. */
async function loadWindows(): Promise<Loaded> {
  loading ??= import('../windows').catch(fetchAgain);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Fetches them by another address: at one where nobody answered once, browsers do not ask again. */
function fetchAgain(): Promise<Loaded> {
  tries += 1;
  return import(/* @vite-ignore */ `${document.documentElement.dataset.windows}?try=${tries}`);
}
