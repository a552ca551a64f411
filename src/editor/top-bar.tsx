import { type ReactNode, useState } from 'react';
import { isObject } from '../manifest/is-object';
import { LaterWindow, useWindowsLater } from './frame/later-window';
import type { EditorState } from './session/editor-state';
import { type Pane, panes } from './session/panes';
import { type SaveState, saveStateOf } from './session/refused-texts';
import { save } from './session/save';
import { useDesk, useEditor } from './session/use-editor';

interface TopBarProps {
  pane: Pane;
  setPane: (pane: Pane) => void;
}

/** The actions on the site as a whole: undo, redo, save, publish. */
export function TopBar({ pane, setPane }: TopBarProps): ReactNode {
  const { editor, workspace, checker } = useDesk();
  const { name, done, undone, saving, isEdited, opened } = useEditor(shownOf);
  const [asked, setAsked] = useState<'changes' | 'publish'>();
  const open = opened ?? asked;
  const close = (): void => {
    setAsked(undefined);
    editor.tell({ kind: 'show', shown: { searchWords: undefined, libraryFile: undefined } });
  };
  useWindowsLater();
  // What has the focus keeps it: it is not disabled, but says that there is nothing to do.
  const isAtRest = saving.state === 'saved' || saving.state === 'saving';
  return (
    <header className="top">
      <h1 tabIndex={-1}>
        <bdi>{name}</bdi>
      </h1>
      <fieldset className="panes-choice" aria-label="What is shown">
        {panes.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className="actions">
        <button type="button" onClick={editor.undo} aria-disabled={!done} title={done && `Undo: ${done}`}>
          Undo
        </button>
        <button type="button" onClick={editor.redo} aria-disabled={!undone} title={undone && `Redo: ${undone}`}>
          Redo
        </button>
        <button type="button" onClick={() => editor.tell({ kind: 'show', shown: { searchWords: '' } })}>
          Find and replace
        </button>
        <button type="button" onClick={() => editor.tell({ kind: 'show', shown: { libraryFile: '' } })}>
          Pictures and files
        </button>
        <button type="button" onClick={() => setAsked('changes')}>
          Changes
        </button>
        <button
          type="button"
          aria-pressed={!isEdited}
          onClick={() => editor.tell({ kind: 'show', shown: { isEdited: !isEdited } })}
        >
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
            editor.tell({ kind: 'finish' });
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

const savingWords: Record<SaveState['state'], string> = {
  saved: 'Saved',
  unsaved: 'Save',
  saving: 'Saving…',
  failed: 'Save again',
};

/** Gives the name of the site, and in words what each button would do. */
function shownOf(state: EditorState) {
  const { edits, isEdited, searchWords, libraryFile } = state;
  const { site } = edits.root;
  const name = isObject(site) && Object.hasOwn(site, 'name') ? String(site.name) : 'Site';
  const opened =
    libraryFile !== undefined ? ('library' as const) : searchWords !== undefined ? ('find' as const) : undefined;
  const [done, undone] = [edits.done, edits.undone].map((steps) => steps.at(-1)?.says);
  return { name, done, undone, saving: saveStateOf(state), isEdited, opened };
}
