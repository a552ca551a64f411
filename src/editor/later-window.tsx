import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadWindows } from './load-windows';
import { useDesk } from './use-editor';
import { whyUnanswered } from './workspace';

type Windows = Awaited<ReturnType<typeof loadWindows>>;

/** Loaded once the first screen has had its time, or when somebody opens one before. */
let loaded: Windows | undefined;
/** How long the first screen has the line for itself, in milliseconds. */
const windowsWait = 3000;

async function haveWindows(): Promise<void> {
  loaded ??= await loadWindows();
}

/** Loads the windows once the first screen has had its time; where that fails, it is tried again when one is opened. */
export function useWindowsLater(): void {
  useEffect(() => {
    const loading = setTimeout(() => haveWindows().catch(() => {}), windowsWait);
    return () => clearTimeout(loading);
  }, []);
}

interface LaterWindowProps {
  close: () => void;
  /** Draws one of the windows. */
  children: (windows: Windows) => ReactNode;
}

/** A window that comes after the first screen, as soon as it is loaded; where it cannot be, it is closed and that is said. */
export function LaterWindow({ close, children }: LaterWindowProps): ReactNode {
  const { editor } = useDesk();
  const [windows, setWindows] = useState(loaded);
  const giveUp = useEffectEvent((error: unknown) => {
    close();
    editor.announce(whyUnanswered(error));
  });
  useEffect(() => {
    haveWindows().then(() => setWindows(loaded), giveUp);
  }, []);
  return windows && children(windows);
}
