import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { editorPaths } from '../../edit-api/addresses';
import type { JsonObject } from '../../manifest/manifest';
import { type DrawnPage, pagesIn } from '../drawing/engine';
import { Chooser, type ChooserChoice } from '../frame/chooser';
import { madePageTitle, routeTitle } from '../naming/parts';
import type { Pane } from '../session/panes';
import { useDesk, useEditorState } from '../session/use-editor';
import { cannotBeDrawn, usePreview } from './use-preview';

/** The widths in which the page can be shown, in CSS pixels, with their names. */
const widths: [number, string][] = [
  [360, 'Phone'],
  [768, 'Tablet'],
  [1280, 'Desktop'],
];

/** The open page as visitors see it; a click on anything in it leads to its field. */
export function PagePane({ goTo }: { goTo: (pane: Pane) => void }): ReactNode {
  const [shown, setShown] = useState<number[]>(() => [innerWidth < 768 ? 360 : 1280]);
  return (
    <section className="pane page" aria-label="The page">
      <div className="page-bar">
        <PageChoice />
        <fieldset className="actions" aria-label="Width of the page">
          {widths.map(([pixels, label]) => (
            <button
              key={pixels}
              type="button"
              aria-pressed={shown.length === 1 && shown[0] === pixels}
              onClick={() => setShown([pixels])}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className="beside"
            aria-pressed={shown.length > 1}
            onClick={() => setShown(widths.map(([pixels]) => pixels))}
          >
            All three
          </button>
        </fieldset>
      </div>
      <NotDrawn />
      <TryingOut />
      <button type="button" className="skip" onClick={() => goTo('form')}>
        Skip the page, to its form
      </button>
      <div className="sheets">
        {shown.map((width, index) => (
          <Sheet key={index} width={width} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}

/** The words on another page, or an earlier state, that is shown in the place of the open page. */
function NotDrawn(): ReactNode {
  const { drawn, path, isComposed, isFailed } = useEditorState('drawn', 'path', 'isComposed', 'isFailed');
  if (!drawn) return null;
  const why = isComposed ? `There is no page ${path} any more` : `${path} cannot be drawn as it is written now`;
  const says = drawn.path === path ? cannotBeDrawn : `${why}: this is ${drawn.page.title}, ${drawn.path}.`;
  if (drawn.path === path && isComposed && !isFailed) return null;
  return <p className="not-drawn">{says}</p>;
}

/** The words on trying the page out, and on the way back to editing. */
function TryingOut(): ReactNode {
  const { isEdited } = useEditorState('isEdited');
  if (isEdited) return null;
  return <p className="not-drawn">You are trying the page out. Press “Try it out” again to go on editing.</p>;
}

/** The page in one width; several beside each other share the room by their widths. */
function Sheet({ width, isFirst }: { width: number; isFirst: boolean }): ReactNode {
  const frame = usePreview(isFirst);
  const sheet = useRef<HTMLDivElement>(null);
  useFit(frame, sheet, width);
  const { drawn } = useEditorState('drawn');
  return (
    <div className="sheet" ref={sheet} data-width={width}>
      <iframe ref={frame} src={editorPaths.page} title={`The page ${drawn?.page.title ?? ''}, ${width} pixels wide`} />
    </div>
  );
}

/** Draws the page in its own width, made smaller where there is less room. */
export function useFit(
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  width: number,
): void {
  useEffect(() => {
    const [page, room] = [frame.current, sheet.current];
    if (!page || !room) return;
    const fit = (): void => {
      const scale = Math.min(1, Math.max(0.2, room.clientWidth / width));
      Object.assign(page.style, { inlineSize: `${width}px`, blockSize: `${100 / scale}%`, scale: String(scale) });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, sheet, width]);
}

/** The name of the shown page, and a button that leads to any other, those for entries, too. */
function PageChoice(): ReactNode {
  const { editor } = useDesk();
  const { edits, path, drawn, now } = useEditorState('edits', 'path', 'drawn', 'now');
  const [choices, setChoices] = useState<ChooserChoice[]>();
  const ask = (): void => {
    const { edits, now } = editor.state();
    setChoices(
      pagesIn(edits.root, now).map((source) => ({
        name: source.path,
        title: madePageTitle(edits.root, now, source),
        says: source.path,
        // Whoever knows a page by the title that it has in the browser finds it, too.
        words: source.title,
        choose: () => {
          editor.openPage(source.path);
          setChoices(undefined);
        },
      })),
    );
  };
  return (
    <>
      <button type="button" className="page-choice" onClick={ask}>
        Page: <bdi>{drawn?.path === path && <strong>{titleOf(drawn, edits.root, now)}</strong>}</bdi> {path}
      </button>
      {choices && <Chooser title="Which page?" choices={choices} close={() => setChoices(undefined)} />}
    </>
  );
}

/** Gives the title of a page: of a page for an entry, that of the entry. */
function titleOf({ route, entry, page }: DrawnPage, root: JsonObject, now: Date): string {
  return entry === undefined ? routeTitle(root, now, route) : page.title;
}
