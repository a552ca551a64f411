import { type ReactNode, useState } from 'react';
import { LaterWindow } from '../frame/later-window';

/** A button that adds a collection. */
export function NewCollection(): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const close = (): void => setIsAsked(false);
  return (
    <>
      <button type="button" onClick={() => setIsAsked(true)}>
        New collection
      </button>
      {isAsked && <LaterWindow close={close}>{(windows) => <windows.collection close={close} />}</LaterWindow>}
    </>
  );
}
