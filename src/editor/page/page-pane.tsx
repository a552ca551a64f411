import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { addresses } from '../naming/addresses';
import { isNarrow, type Pane } from '../session/panes';
import { useDesk, useEditorState } from '../session/use-editor';
import { cannotBeDrawn, usePreview } from './use-preview';

/** The width in which a wide window shows the page while nobody has chosen one. */
export const usualWidth = 1280;

/** The open page as visitors see it; a click on anything in it leads to its field. */
export function PagePane({ goTo }: { goTo: (pane: Pane) => void }): ReactNode {
  const { widths = [undefined] } = useEditorState('widths');
  const { onlyLooking } = useDesk().workspace.guest ?? {};
  return (
    <section className="pane page" aria-label="The page">
      {onlyLooking !== undefined && <p className="first-tip">{onlyLooking}</p>}
      <FirstTip />
      <NotDrawn />
      <TryingOut />
      <button type="button" className="skip" onClick={() => goTo('form')}>
        Skip the page, to its form
      </button>
      <div className="sheets">
        {widths.map((width, index) => (
          <Sheet key={index} width={width} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}

/** The least width in which a page is drawn, in CSS pixels: a smaller window shows it smaller. */
const leastWidth = 320;

/** The words on another page, or an earlier state, that is shown in the place of the open page. */
function NotDrawn(): ReactNode {
  const { drawnPage, path, isComposed, isFailed } = useEditorState('drawnPage', 'path', 'isComposed', 'isFailed');
  if (!drawnPage) return null;
  const why = isComposed ? `There is no page ${path} any more` : `${path} cannot be drawn as it is written now`;
  const says = drawnPage.path === path ? cannotBeDrawn : `${why}: this is ${drawnPage.page.title}, ${drawnPage.path}.`;
  if (drawnPage.path === path && isComposed && !isFailed) return null;
  return <p className="not-drawn">{says}</p>;
}

/** The words on trying the page out, and on the way back to editing. */
function TryingOut(): ReactNode {
  const { editor } = useDesk();
  const { isEdited } = useEditorState('isEdited');
  if (isEdited) return null;
  return (
    <p className="not-drawn">
      You are trying the page out: its forms say what visitors will read, and nothing is sent.{' '}
      <button type="button" onClick={() => editor.tell({ kind: 'show', shown: { isEdited: true } })}>
        Go on editing
      </button>
    </p>
  );
}

/** The page in one width; several beside each other share the room by their widths. */
function Sheet({ width, isFirst }: { width: number | undefined; isFirst: boolean }): ReactNode {
  const frame = usePreview(isFirst);
  const sheet = useRef<HTMLDivElement>(null);
  useFit(frame, sheet, width);
  const { drawnPage } = useEditorState('drawnPage');
  return (
    <div className="sheet" ref={sheet} data-width={width}>
      <iframe
        ref={frame}
        src={addresses().page}
        title={`The page ${drawnPage?.page.title ?? ''}${width === undefined ? '' : `, ${width} pixels wide`}`}
      />
    </div>
  );
}

/**
 * Draws the page in a width, made smaller where there is less room; without one, a narrow window shows it as it is there.
 */
export function useFit(
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  chosenWidth: number | undefined,
): void {
  useEffect(() => {
    const [page, room] = [frame.current, sheet.current];
    if (!page || !room) return;
    const fit = (): void => {
      const width = chosenWidth ?? (isNarrow() ? Math.max(leastWidth, room.clientWidth) : usualWidth);
      // All three beside a wide table have a sixth of their widths; without any room, nothing is divided by it.
      const scale = Math.min(1, Math.max(0.1, room.clientWidth / width));
      Object.assign(page.style, { inlineSize: `${width}px`, blockSize: `${100 / scale}%`, scale: String(scale) });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, sheet, chosenWidth]);
}

/** The key in a browser in which the tip was read. */
const storageKey = 'pagewright hints read';

/**
 * A tip above the page for whoever edits a site for the first time; once read it never comes back. It does not hold while
 * the page is tried out.
 */
function FirstTip(): ReactNode {
  const { isEdited } = useEditorState('isEdited');
  const [isRead, setRead] = useState(() => localStorage.getItem(storageKey) !== null);
  if (isRead || !isEdited) return null;
  const dismiss = (): void => {
    localStorage.setItem(storageKey, 'yes');
    setRead(true);
    // The pressed button is gone, so the focus moves on to the beginning of the window for who hears it.
    const next = [...document.querySelectorAll<HTMLElement>('.page-choice, .top > button.narrow')];
    next.find((button) => button.checkVisibility())?.focus();
  };
  return (
    <aside className="first-tip" aria-label="How to begin">
      <p>
        <strong>Click or touch anything on the page</strong>: its field opens, and what you write shows at once. You can
        undo whatever you like.
      </p>
      <button type="button" onClick={dismiss}>
        Do not show this again
      </button>
    </aside>
  );
}
