import { type ReactNode, useState } from 'react';
import { LaterWindow, useWindowsLater } from './later-window';
import { type Pane, panes } from './panes';
import type { EditorState } from './state/editor-state';
import { save } from './state/save';
import { useDesk, useEditorState } from './use-editor';

interface TopBarProps {
  pane: Pane;
  setPane: (pane: Pane) => void;
}

/** What is done with the site as a whole: undo, redo, save. */
export function TopBar({ pane, setPane }: TopBarProps): ReactNode {
  const { editor, workspace, checker } = useDesk();
  const state = useEditorState();
  const { edits, saving, isEdited, lookedFor } = state;
  const [asked, setAsked] = useState<'changes' | 'publish'>();
  const open = lookedFor === undefined ? asked : 'find';
  const close = (): void => {
    setAsked(undefined);
    editor.update({ lookedFor: undefined });
  };
  const [done, undone] = [edits.done.at(-1), edits.undone.at(-1)];
  useWindowsLater();
  // What has the focus keeps it: it is not disabled, but says that there is nothing to do.
  const isAtRest = saving.state === 'saved' || saving.state === 'saving';
  return (
    <header className="top">
      <h1 tabIndex={-1}>
        <bdi>{siteName(state)}</bdi>
      </h1>
      <fieldset className="panes-choice" aria-label="What is shown">
        {panes.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className="actions">
        <button type="button" onClick={editor.undo} aria-disabled={!done} title={done && `Undo: ${done.says}`}>
          Undo
        </button>
        <button type="button" onClick={editor.redo} aria-disabled={!undone} title={undone && `Redo: ${undone.says}`}>
          Redo
        </button>
        <button type="button" onClick={() => editor.update({ lookedFor: '' })}>
          Find and replace
        </button>
        <button type="button" onClick={() => setAsked('changes')}>
          Changes
        </button>
        <button type="button" aria-pressed={!isEdited} onClick={() => editor.update({ isEdited: !isEdited })}>
          Try it out
        </button>
        <button
          type="button"
          className="main"
          aria-disabled={isAtRest}
          onClick={() => isAtRest || save(editor, workspace, checker)}
        >
          {savingWords[saving.state]}
        </button>
        <button
          type="button"
          onClick={() => {
            // Whoever publishes takes what was added for done.
            editor.update({ fresh: undefined });
            setAsked('publish');
          }}
        >
          Publish
        </button>
      </div>
      {open && (
        <LaterWindow close={close}>
          {(windows) => {
            const Open = windows[open];
            return <Open close={close} />;
          }}
        </LaterWindow>
      )}
    </header>
  );
}

const savingWords: Record<EditorState['saving']['state'], string> = {
  saved: 'Saved',
  unsaved: 'Save',
  saving: 'Saving…',
  failed: 'Save again',
};

function siteName({ edits }: EditorState): string {
  const { site } = edits.root;
  return typeof site === 'object' && site !== null && 'name' in site ? String(site.name) : 'Site';
}
