import { type ReactNode, useEffect } from 'react';
import { isNarrow } from '../session/panes';
import { Icon } from './icon';

interface DrawerProps {
  children: ReactNode;
  close: () => void;
  /** Draws it up to the whole height, or back; left out where it always has the whole. */
  draw?: (isWhole: boolean) => void;
  isWhole?: boolean;
  title?: string;
}

/**
 * A pane that comes from below over the page where the window is narrow, drawn up and down by its head or by the buttons
 * there; in a wide window it stands beside the page, and has no head.
 */
export function Drawer({ children, close, draw, isWhole = false, title }: DrawerProps): ReactNode {
  return (
    <div className="drawer">
      <div className="drawer-head">
        {title && <strong>{title}</strong>}
        {draw && (
          <button type="button" className="bare" aria-expanded={isWhole} onClick={() => draw(!isWhole)}>
            <Icon name={isWhole ? 'lower' : 'higher'} />
            Whole form
          </button>
        )}
        <button type="button" className="main" onClick={close}>
          Done
        </button>
      </div>
      {children}
    </div>
  );
}

/**
 * Lets drawers be used by hand: drawn by their heads, above the keyboard of the screen, closed by Escape and by the way
 * back. The code for that is loaded where the window is narrow.
 */
export function useHand(close: () => void, draw: (isWhole: boolean) => void): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = (): void => {
      if (!isNarrow()) return;
      removeEventListener('resize', begin);
      import('./follow-hand').then(
        ({ followHand }) => {
          if (!isOver) stop = followHand(close, draw);
        },
        () => addEventListener('resize', begin),
      );
    };
    addEventListener('resize', begin);
    begin();
    return () => {
      isOver = true;
      removeEventListener('resize', begin);
      stop?.();
    };
  }, [close, draw]);
}
