import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { timeBetweenClicks } from './controls/double-clicks';
import { pressedKey } from './controls/pressed-key';
import { openPart } from './naming/parts';
import { doPressed } from './session/do-pressed';
import type { EditorState } from './session/editor-state';
import { focusPane, isFormShown, outlineEvent, type Pane, paneBeside } from './session/panes';
import { useDesk, useEditorState } from './session/use-editor';

interface Panes {
  /** The pane that a narrow window shows in front. */
  pane: Pane;
  /** Whether the form fills the whole window. */
  isWhole: boolean;
  setWhole: (isWhole: boolean) => void;
  /** Shows a pane, with the focus in it. */
  goTo: (pane: Pane) => void;
}

/** Gives the pane that is in front, which the form becomes whenever somebody is led to a place. */
export function usePanes(): Panes {
  const { editor } = useDesk();
  const { leadCount, typedPlace } = useEditorState('leadCount', 'typedPlace');
  const [pane, setPane] = useState<Pane>('page');
  const [isWhole, setWhole] = useState(false);
  // How much of `leadCount` is settled: the form was shown for it, or somebody has gone to another pane since.
  const settledLeads = useRef(0);
  const goTo = useCallback(
    (next: Pane): void => {
      const state = editor.state();
      settledLeads.current = state.leadCount;
      flushSync(() => {
        setPane(next);
        setWhole(next === 'form' && isTable(state));
      });
      focusPane(next, state);
    },
    [editor],
  );
  useEffect(() => {
    // Who types on the page stays there.
    if (typedPlace !== undefined) settledLeads.current = leadCount;
    if (settledLeads.current === leadCount) return;
    const showForm = (): void => {
      if (settledLeads.current === leadCount) return;
      settledLeads.current = leadCount;
      // A hidden form could not take the focus itself.
      if (!isFormShown()) goTo('form');
      else {
        setPane('form');
        if (isTable(editor.state())) setWhole(true);
      }
    };
    // A second click types on the page, which must not be gone by then.
    const timer = setTimeout(showForm, timeBetweenClicks);
    return () => clearTimeout(timer);
  }, [leadCount, typedPlace, goTo, editor]);
  useEffect(() => {
    const showOutline = (): void => goTo('outline');
    addEventListener(outlineEvent, showOutline);
    return () => removeEventListener(outlineEvent, showOutline);
  }, [goTo]);
  return { pane, isWhole, setWhole, goTo };
}

/** Tells whether what is open is a table, which needs all the room that there is. */
function isTable(state: EditorState): boolean {
  return openPart(state).kind === 'collection';
}

/** Lets keys give commands anywhere in the window, and F6 go to the next pane. */
export function useKeys(goTo: (pane: Pane) => void): void {
  const desk = useDesk();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = pressedKey(event);
      // In copy, Ctrl+K makes a link.
      if (command === 'find' && event.defaultPrevented) return;
      const isNextPane = event.key === 'F6' && document.querySelector('dialog[open]') === null;
      if (!command && !isNextPane) return;
      event.preventDefault();
      if (command) doPressed(command, desk);
      else goTo(paneBeside(event.shiftKey));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk, goTo]);
}
