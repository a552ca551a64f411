import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FirstHints } from './begin/first-hints';
import { FormPane } from './form-pane';
import { Outline } from './outline/outline';
import { PagePane } from './page/page-pane';
import { Problems } from './problems';
import { save } from './state/save';
import { TopBar } from './top-bar';
import { useDesk, useEditorState } from './use-editor';

/** The panes of the window; in a narrow one they are shown one at a time. */
export type Pane = 'outline' | 'page' | 'form';

/** The window in which a site is edited: what it consists of, a page of it, and the form of what is open. */
export function App(): ReactNode {
  const desk = useDesk();
  const { announced, sought, typed } = useEditorState();
  const [pane, setPane] = useState<Pane>('page');
  const led = useRef(0);
  useEffect(() => {
    if (typed !== undefined) led.current = sought;
    if (led.current === sought) return;
    // A second click types on the page, which must not be gone by then.
    const leading = setTimeout(() => {
      led.current = sought;
      setPane('form');
    }, timeBetweenClicks);
    return () => clearTimeout(leading);
  }, [sought, typed]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = pressedKey(event);
      if (!key) return;
      event.preventDefault();
      if (key === 'save') save(desk.editor, desk.workspace, desk.checker);
      else desk.editor[key]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
  return (
    <div className="window" data-pane={pane}>
      <TopBar pane={pane} setPane={setPane} />
      <FirstHints />
      <Problems />
      <div className="panes">
        <Outline />
        <PagePane />
        <FormPane />
      </div>
      <p className="announced" role="status" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}

/** How long two clicks of a double click may lie apart, in milliseconds. */
const timeBetweenClicks = 350;

/** What a key means with Ctrl or Cmd; in a field of text, the browser's own undo would know nothing of the rest. */
function pressedKey(event: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'y') return 'redo';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return undefined;
}
