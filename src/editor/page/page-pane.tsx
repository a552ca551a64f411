import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { pagesOf, siteOf } from '../engine';
import { useDesk, useEditorState } from '../use-editor';
import { usePreview } from './use-preview';

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
        <fieldset aria-label="Width of the page">
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
function useFit(frame: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>, width: number): void {
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

function PageChoice(): ReactNode {
  const { editor } = useDesk();
  const { path } = useEditorState();
  return (
    <label>
      <span className="unseen">Page</span>
      <select value={path} onChange={({ target }) => editor.openPage(target.value)}>
        {usePaths().map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The addresses of all pages, those made of entries too; of a site that cannot be composed now, that of the open one. */
function usePaths(): string[] {
  const { edits, assets, path } = useEditorState();
  const { registry } = useDesk();
  try {
    return pagesOf(siteOf(edits.root, assets, registry)).map((one) => one.path);
  } catch {
    return [path];
  }
}
