import { type ReactNode, useState } from 'react';
import type { Pane } from './app';
import { Changes } from './changes/changes';
import { FindAndReplace } from './find-and-replace';
import { Publish } from './publish/publish';
import type { EditorState } from './state/editor';
import { save } from './state/save';
import { useDesk, useEditorState } from './use-editor';

interface TopBarProps {
  pane: Pane;
  setPane: (pane: Pane) => void;
}

const panes: [Pane, string][] = [
  ['outline', 'Contents'],
  ['page', 'Page'],
  ['form', 'Form'],
];

/** What is done with the site as a whole: undo, redo, save. */
export function TopBar({ pane, setPane }: TopBarProps): ReactNode {
  const { editor, workspace, checker } = useDesk();
  const state = useEditorState();
  const { edits, saving, isEdited } = state;
  const [open, setOpen] = useState<'find' | 'changes' | 'publish'>();
  const [done, undone] = [edits.done.at(-1), edits.undone.at(-1)];
  return (
    <header className="top">
      <h1 tabIndex={-1}>{siteName(state)}</h1>
      <fieldset className="panes-choice" aria-label="What is shown">
        {panes.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className="actions">
        <button type="button" onClick={editor.undo} disabled={!done} title={done && `Undo: ${done.says}`}>
          Undo
        </button>
        <button type="button" onClick={editor.redo} disabled={!undone} title={undone && `Redo: ${undone.says}`}>
          Redo
        </button>
        <button type="button" onClick={() => setOpen('find')}>
          Find and replace
        </button>
        <button type="button" onClick={() => setOpen('changes')}>
          Changes
        </button>
        <button type="button" aria-pressed={!isEdited} onClick={() => editor.update({ isEdited: !isEdited })}>
          Try it out
        </button>
        <button
          type="button"
          className="main"
          disabled={saving.state === 'saved' || saving.state === 'saving'}
          onClick={() => save(editor, workspace, checker)}
        >
          {savingWords[saving.state]}
        </button>
        <button type="button" onClick={() => setOpen('publish')}>
          Publish
        </button>
      </div>
      {open === 'find' && <FindAndReplace close={() => setOpen(undefined)} />}
      {open === 'changes' && <Changes close={() => setOpen(undefined)} />}
      {open === 'publish' && <Publish close={() => setOpen(undefined)} />}
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
