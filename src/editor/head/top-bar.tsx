import type { ReactNode } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import { Icon } from '../controls/icon';
import { LaterPart, LaterWindow, useWindowsLater } from '../controls/later-window';
import { Menu } from '../controls/menu';
import { sayKeys } from '../controls/pressed-key';
import type { DrawnPage } from '../drawing/engine';
import { routeTitle, siteNameOf } from '../naming/parts';
import { usualWidth } from '../page/page-pane';
import type { EditorState } from '../session/editor-state';
import { type SaveState, saveStateOf } from '../session/refusals';
import { save } from '../session/save';
import { type Desk, useDesk, useEditor, useEditorState } from '../session/use-editor';
import { commandsFor, isSavedOrSaving, openPublishing, widths } from './commands';
import { NoticeButton } from './notices';

interface TopBarProps {
  /** Whether the contents lie over the page. */
  isListed: boolean;
  /** Shows them there, or the page again. */
  list: () => void;
}

/**
 * The one row above the panes: the page that is open, what is to be looked at, and what is done with the whole site. In a
 * narrow window it stands at the foot, where a thumb reaches it, with the contents in the place of the page.
 */
export function TopBar({ isListed, list }: TopBarProps): ReactNode {
  const desk = useDesk();
  const { editor, workspace, checker } = desk;
  const { name, done: undoWords, undone: redoWords, saving, isAtRest, shownWindow, hasLanguages } = useEditor(shownOf);
  const close = (): void => editor.tell({ kind: 'show', shown: { shownWindow: undefined } });
  useWindowsLater();
  return (
    <header className="top">
      <h1 className="unseen">{name}</h1>
      <bdi className="site-name" aria-hidden="true" title={name}>
        {name}
      </bdi>
      <PageChoice />
      <button type="button" className="bare narrow" aria-expanded={isListed} onClick={list}>
        <Icon name="list" />
        <span>Contents</span>
      </button>
      <NoticeButton />
      {hasLanguages && <LaterPart>{(parts) => <parts.languageChoice />}</LaterPart>}
      <WidthChoice />
      <TryOutButton />
      <StepButton name="undo" label="Undo" shortcut="Control+Z" step={undoWords} />
      <StepButton name="redo" label="Redo" shortcut="Control+Y" step={redoWords} />
      <button
        type="button"
        className="bare find wide"
        aria-label="Find"
        aria-keyshortcuts="Control+K"
        title={`Find any page, block, field, entry, photo or command (${sayKeys('K')})`}
        onClick={() => openFinding(desk)}
      >
        <Icon name="find" />
        <span>Find</span>
      </button>
      {workspace.guest?.onlyLooking === undefined && (
        <button
          type="button"
          className="main"
          aria-disabled={isAtRest}
          title={isAtRest ? undefined : `Save (${sayKeys('S')})`}
          onClick={() => isAtRest || save(editor, workspace, checker)}
        >
          <span className="narrow">
            <Icon name="save" />
          </span>
          <span>{savingWords[saving.state]}</span>
        </button>
      )}
      {workspace.guest === undefined && (
        <button type="button" className="publish" onClick={() => openPublishing(desk)}>
          <span className="narrow">
            <Icon name="publish" />
          </span>
          <span>Publish</span>
        </button>
      )}
      <SiteMenu />
      {shownWindow && (
        <LaterWindow close={close}>
          {(windows) => {
            const Open = windows[shownWindow.name];
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

/** A button that lets the page do what it does for visitors, until it is pressed again. */
function TryOutButton(): ReactNode {
  const { editor } = useDesk();
  const { isEdited } = useEditorState('isEdited');
  return (
    <button
      type="button"
      className="try-out"
      aria-label="Try it out"
      aria-pressed={!isEdited}
      title="Try it out: links, buttons and forms do what they do for visitors"
      onClick={() => editor.tell({ kind: 'show', shown: { isEdited: !isEdited } })}
    >
      <Icon name="tryOut" />
      <span>Try it out</span>
    </button>
  );
}

interface StepButtonProps {
  name: 'undo' | 'redo';
  label: string;
  shortcut: string;
  /** The words of the step; undefined where there is none. */
  step: string | undefined;
}

/** A button that takes back a step or brings it back. Without a step it is not disabled, so that it keeps the focus. */
function StepButton({ name, label, shortcut, step }: StepButtonProps): ReactNode {
  const { editor } = useDesk();
  return (
    <button
      type="button"
      className={`bare ${name}`}
      onClick={editor[name]}
      aria-label={label}
      aria-disabled={!step}
      aria-keyshortcuts={shortcut}
      title={step ? `${label}: ${step}` : label}
    >
      <Icon name={name} />
      <span className="narrow">{label}</span>
    </button>
  );
}

/** Gives the name of the site, and in words what each button would do. */
function shownOf(state: EditorState) {
  const { edits, shownWindow } = state;
  const name = siteNameOf(edits.root);
  const [undoWords, redoWords] = [edits.past, edits.future].map((steps) => steps.at(-1)?.says);
  return {
    name,
    done: undoWords,
    undone: redoWords,
    saving: saveStateOf(state),
    isAtRest: isSavedOrSaving(state),
    shownWindow,
    hasLanguages: edits.root.languages !== undefined,
  };
}

function SiteMenu(): ReactNode {
  const desk = useDesk();
  const state = useEditor((all) => all);
  const find = { title: 'Find', isOfNarrow: true, choose: () => openFinding(desk) };
  return <Menu items={[find, ...commandsFor(desk, state)]} />;
}

function openFinding({ editor }: Desk): void {
  editor.tell({ kind: 'show', shown: { shownWindow: { name: 'palette' } } });
}

/** The name of the shown page, which leads to any other, those for entries, too. */
function PageChoice(): ReactNode {
  const { editor } = useDesk();
  const { edits, path, drawnPage, now } = useEditorState('edits', 'path', 'drawnPage', 'now');
  const title = drawnPage?.path === path ? titleOf(drawnPage, edits.root, now) : '';
  return (
    <button
      type="button"
      className="page-choice"
      title={`${title} ${path}: choose another page`}
      onClick={() => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'palette', isOfPages: true } } })}
    >
      <span className="unseen">Page: </span>
      <bdi>{title !== '' && <strong>{title}</strong>}</bdi> <small>{path}</small>
    </button>
  );
}

/** Gives the title of a page: of a page for an entry, that of the entry. */
function titleOf({ route, entry, page }: DrawnPage, root: JsonObject, now: Date): string {
  return entry === undefined ? routeTitle(root, now, route) : page.title;
}

/** The widths in which the page can be shown, one or all beside each other. */
function WidthChoice(): ReactNode {
  const { editor } = useDesk();
  const { widths: shown = [usualWidth] } = useEditorState('widths');
  const show = (chosenWidths: readonly number[]): void =>
    editor.tell({ kind: 'show', shown: { widths: chosenWidths } });
  return (
    <fieldset className="joined wide" aria-label="Width of the page">
      {widths.map(([pixels, label, icon]) => (
        <button
          key={pixels}
          type="button"
          aria-label={label}
          title={`${label}, ${pixels} pixels wide`}
          aria-pressed={shown.length === 1 && shown[0] === pixels}
          onClick={() => show([pixels])}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className="beside"
        aria-label="All three"
        title="All three widths beside each other"
        aria-pressed={shown.length > 1}
        onClick={() => show(widths.map(([pixels]) => pixels))}
      >
        <Icon name="beside" />
      </button>
    </fieldset>
  );
}
