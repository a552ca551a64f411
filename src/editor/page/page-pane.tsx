import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { RouteSource } from '../../compose/routes';
import type { JsonObject } from '../../manifest/manifest';
import type { FromPreview, ToPreview } from '../../preview/messages';
import { Chooser, type Chosen } from '../chooser';
import { type DrawnPage, pagesOf, siteOf } from '../engine';
import type { EditorState } from '../state/editor';
import { save } from '../state/save';
import { useDesk, useEditorState } from '../use-editor';
import { pickedPlace, placesOfSelected } from './picked';
import { sourcesOf } from './sources';

/** How wide the page is shown, in CSS pixels, with the words for that. */
const widths: [number, string][] = [
  [360, 'Phone'],
  [768, 'Tablet'],
  [1280, 'Desktop'],
];

/** The open page as visitors see it; a click on anything in it leads to its field. */
export function PagePane(): ReactNode {
  const [width, setWidth] = useState(1280);
  const frame = usePreview();
  const sheet = useRef<HTMLDivElement>(null);
  useFit(frame, sheet, width);
  const { drawn, choices } = useEditorState();
  const { editor } = useDesk();
  return (
    <section className="pane page" aria-label="The page">
      <div className="page-bar">
        <PageChoice />
        <fieldset className="actions" aria-label="Width of the page">
          {widths.map(([pixels, label]) => (
            <button key={pixels} type="button" aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      {choices.length > 1 && (
        <fieldset className="choices" aria-label="What do you want to change?">
          {choices.map(({ pointer, says }) => (
            <button key={pointer} type="button" onClick={() => editor.open(pointer)}>
              {says}
            </button>
          ))}
        </fieldset>
      )}
      <div className="sheet" ref={sheet}>
        <iframe ref={frame} src="/__edit/page" title={`The page ${drawn?.page.title ?? ''}`} />
      </div>
    </section>
  );
}

/** Draws the page in a width of its own, smaller where there is less room, so that it is seen whole. */
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

/** Tells which page is shown, and leads to any other one, those made of entries too. */
function PageChoice(): ReactNode {
  const { editor, registry } = useDesk();
  const { path } = useEditorState();
  const [choices, setChoices] = useState<Chosen[]>();
  const ask = (): void => {
    const { edits, assets } = editor.state();
    setChoices(
      routesOf(edits.root, assets, registry).map(({ path: name, title }) => ({
        name,
        title: name,
        says: title,
        choose: () => {
          editor.openPage(name);
          setChoices(undefined);
        },
      })),
    );
  };
  return (
    <>
      <button type="button" className="page-choice" onClick={ask}>
        <span className="unseen">Page: </span>
        {path}
      </button>
      {choices && <Chooser title="Which page?" choices={choices} close={() => setChoices(undefined)} />}
    </>
  );
}

/** All pages of a site; of one that cannot be composed now, none. */
function routesOf(...site: Parameters<typeof siteOf>): RouteSource[] {
  try {
    return pagesOf(siteOf(...site));
  } catch {
    return [];
  }
}

/** The frame that draws the page, kept up to date with what is edited. */
function usePreview(): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const { editor, workspace, checker } = useDesk();
  useEffect(() => {
    let sent: { drawn: DrawnPage | undefined; isEdited: boolean; selected: string; sought: number } | undefined;
    let number = 0;
    const send = (message: ToPreview): void => frame.current?.contentWindow?.postMessage(message, location.origin);
    const follow = (): void => {
      const { drawn, isEdited, selected, sought } = editor.state();
      if (!drawn) return;
      const isOther = drawn !== sent?.drawn || isEdited !== sent.isEdited;
      if (isOther) {
        number++;
        const { styles, attributes } = drawn;
        const { shell, page } = isEdited ? drawn : drawn.clean;
        send({ kind: 'show', number, shell, page, styles, attributes, isEdited });
      }
      if (isOther || selected !== sent?.selected || sought !== sent.sought) {
        const isSought = selected !== sent?.selected || sought !== sent.sought;
        send({ kind: 'point', ...placesOfSelected(drawn, selected), isSought });
      }
      sent = { drawn, isEdited, selected, sought };
    };
    const hear = ({ data, source, origin }: MessageEvent<FromPreview>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') {
        sent = undefined;
        follow();
      } else if (data.kind === 'picked') pick(data);
      else if (data.kind === 'followed') editor.openPage(pathIn(editor.state(), data.path));
      else if (data.kind === 'pressed') {
        if (data.key === 'save') save(editor, workspace, checker);
        else editor[data.key]();
      }
    };
    const pick = ({ picked }: Extract<FromPreview, { kind: 'picked' }>): void => {
      const { drawn, edits } = editor.state();
      if (!drawn) return;
      const choices = sourcesOf(drawn, picked.marks, edits.root as JsonObject);
      editor.open(pickedPlace(drawn, picked, choices), true);
      editor.update({ choices });
    };
    addEventListener('message', hear);
    const stop = editor.subscribe(follow);
    return () => {
      removeEventListener('message', hear);
      stop();
    };
  }, [editor, workspace, checker]);
  return frame;
}

/** The path of a page whose address was followed. */
function pathIn({ drawn }: EditorState, address: string): string {
  const base = drawn?.shell.base ?? '/';
  const path = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
