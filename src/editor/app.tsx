import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormPane } from './form/form-pane';
import { guardDoubleClicks, timeBetweenClicks } from './frame/double-clicks';
import { Drawer, useHand } from './frame/drawer';
import { keepFocus } from './frame/keep-focus';
import { LaterPart } from './frame/later-window';
import { pressedKey } from './frame/pressed-key';
import { Urgent } from './head/notices';
import { TopBar } from './head/top-bar';
import { openPart } from './naming/parts';
import { Outline } from './outline/outline';
import { PagePane } from './page/page-pane';
import { doPressed } from './session/do-pressed';
import type { EditorState } from './session/editor-state';
import { focusPane, isFormShown, outlineEvent, type Pane, paneBeside } from './session/panes';
import { useDesk, useEditor, useEditorState } from './session/use-editor';

/**
 * The window of the editor: the contents of the site, a page of it, and the form of the open part. In a narrow window
 * the page fills it, and one of the other two lies over it in a drawer.
 */
export function App(): ReactNode {
  const desk = useDesk();
  const { leadCount, typedPlace } = useEditorState('leadCount', 'typedPlace');
  const isUnderway = useEditor(({ underway }) => underway !== undefined);
  const [pane, setPane] = useState<Pane>('page');
  const [isWhole, setWhole] = useState(false);
  // The value of `leadCount` up to which the window has led somebody, or somebody has gone elsewhere.
  const followedLeads = useRef(0);
  const goTo = useCallback(
    (next: Pane): void => {
      followedLeads.current = desk.editor.state().leadCount;
      flushSync(() => {
        setPane(next);
        setWhole(next === 'form' && isTable(desk.editor.state()));
      });
      focusPane(next, desk.editor.state());
    },
    [desk],
  );
  useEffect(() => {
    if (typedPlace !== undefined) followedLeads.current = leadCount;
    if (followedLeads.current === leadCount) return;
    // A second click types on the page, which must not be gone by then.
    const leading = setTimeout(() => {
      // Whoever has gone elsewhere meanwhile stays there.
      if (followedLeads.current === leadCount) return;
      followedLeads.current = leadCount;
      // What is not shown could not have the focus yet.
      if (isFormShown()) {
        setPane('form');
        if (isTable(desk.editor.state())) setWhole(true);
      } else goTo('form');
    }, timeBetweenClicks);
    return () => clearTimeout(leading);
  }, [leadCount, typedPlace, goTo, desk]);
  useEffect(keepFocus, []);
  useEffect(guardDoubleClicks, []);
  useEffect(() => {
    const show = (): void => goTo('outline');
    addEventListener(outlineEvent, show);
    return () => removeEventListener(outlineEvent, show);
  }, [goTo]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = pressedKey(event);
      const isLed = event.key === 'F6' && document.querySelector('dialog[open]') === null;
      // In copy, Ctrl+K makes a link.
      if ((!key && !isLed) || (key === 'find' && event.defaultPrevented)) return;
      event.preventDefault();
      if (!key) goTo(paneBeside(event.shiftKey));
      else doPressed(key, desk);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk, goTo]);
  const closeDrawer = useCallback((): void => goTo('page'), [goTo]);
  useHand(closeDrawer, setWhole);
  return (
    <div className="window" data-pane={pane} data-whole={isWhole || undefined}>
      <TopBar isListed={pane === 'outline'} list={() => goTo(pane === 'outline' ? 'page' : 'outline')} />
      <Urgent />
      {isUnderway && <LaterPart>{(parts) => <parts.underway />}</LaterPart>}
      <main className="panes">
        <Drawer close={closeDrawer} title="Contents">
          <Outline />
        </Drawer>
        <PagePane goTo={goTo} />
        <Drawer close={closeDrawer} draw={setWhole} isWhole={isWhole}>
          <FormPane />
        </Drawer>
      </main>
      <Announcement />
    </div>
  );
}

/** Tells whether what is open is a table, which needs all the room that there is. */
function isTable(state: EditorState): boolean {
  return openPart(state).kind === 'collection';
}

/** The announcement of what was done last, for whoever hears the window. */
function Announcement(): ReactNode {
  const announcement = useEditor((state) => state.announcement);
  return (
    <p className="announced" role="status" aria-live="polite">
      {/* In a narrow window each words show for a while. */}
      <span key={announcement}>{announcement}</span>
    </p>
  );
}
