import { type ReactNode, useState } from 'react';
import { LaterWindow } from '../frame/later-window';

/** A button that adds a whole part to the site, such as News or Booking. */
export function NewPart(): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const close = (): void => setIsAsked(false);
  return (
    <>
      <button type="button" className="main" onClick={() => setIsAsked(true)}>
        Add to the site
      </button>
      {isAsked && <LaterWindow close={close}>{(windows) => <windows.part close={close} />}</LaterWindow>}
    </>
  );
}
