import './editor.css';
import './panes.css';
import './frame/menu.css';
import './head/head.css';
import './head/palette.css';
import './page/page.css';
import './form/form.css';
import './form/members.css';
import './dialogs/changes.css';
import './dialogs/hits.css';
import './begin/begin.css';
import './frame/looks.css';
import './copy/copy.css';
import './fields/colors.css';
import './fields/put-value.css';
import './outline/outline.css';
import './languages/languages.css';
import './library/library.css';
import './table/table.css';
import './narrow.css';
import './messages.css';
import './frame/drawer.css';
import './touch.css';
import { createRoot } from 'react-dom/client';
import type { Workspace } from '../edit-api/workspace';
import { createEditRegistry } from '../registry/edit-registry';
import type { OpenedCopy } from '../working-copy/open-copy';
import { App } from './app';
import { createChecker } from './checking/checker';
import { readBase } from './session/base';
import { storeDrafts } from './session/draft';
import { createEditor, type Editor } from './session/editor';
import { followDay } from './session/follow-day';
import { followDisk } from './session/follow-disk';
import { followLanguage } from './session/follow-language';
import { createIconDrawings } from './session/icons';
import { holdBack, pageShown } from './session/page-shown';
import { restoreDrafts } from './session/restore-drafts';
import { tellFaults } from './session/tell-faults';
import { type Desk, DeskContext } from './session/use-editor';
import { serverWorkspace } from './session/workspace';
import { loadedWords, loadWordsOf } from './words/loaded-words';

const place = document.getElementById('root') ?? document.body;
/** The only clock of the window. */
const clock = (): Date => new Date();
start().catch((error: unknown) =>
  tell(`The editor could not start: ${error instanceof Error ? error.message : error}`),
);

/** Reads the site and opens it; where it cannot be read, says why and what to do. */
async function start(): Promise<void> {
  const { site = '', token = '', checker: checkerAddress = '', base: folder, guest } = document.documentElement.dataset;
  if (folder !== undefined && window.top !== window)
    return tell('The editor opens in a window of its own alone, so that no other page can press its buttons.');
  const openedSite = folder === undefined ? undefined : await openPublished(folder);
  const server = serverWorkspace(site, token);
  const workspace = openedSite?.workspace ?? (guest === undefined ? server : await openAsGuest(server, guest));
  const [read, assets, drawings, storedDrafts] = await Promise.all([
    workspace.readSite(),
    workspace.readAssets(),
    workspace.iconsUsed(),
    workspace.drafts(),
  ]);
  const offer = 'failure' in read || read.text.trim() === '' ? await workspace.beginning() : undefined;
  // Nearly every site can be read, and needs neither of the two.
  if (offer) {
    const { Begin } = await import('./begin/begin');
    return createRoot(place).render(<Begin offer={offer} workspace={workspace} />);
  }
  const base = 'failure' in read ? read : readBase(read);
  if ('failure' in base) {
    const { Unreadable } = await import('./begin/unreadable');
    return createRoot(place).render(<Unreadable read={read} workspace={workspace} />);
  }
  await loadWordsOf(base.root);
  const registry = createEditRegistry('', loadedWords());
  holdBack();
  const checker = createChecker(checkerAddress, () => editor.state().now);
  const icons = createIconDrawings(workspace, drawings);
  const editor: Editor = createEditor(base, assets, {
    workspace,
    registry,
    checker,
    icons,
    now: clock(),
    mayCheck: pageShown(),
  });
  followLanguage(editor);
  const draftStore = storeDrafts(editor, workspace);
  await restoreDrafts(editor, workspace, draftStore, storedDrafts);
  if (base.taken)
    editor.announce(
      'This site is of an earlier version of Pagewright. You see it as this one has it, and the next save writes it so.',
    );
  if (openedSite && openedSite.conflicts.length > 0)
    editor.tell({ kind: 'conflicts', conflicts: openedSite.conflicts });
  followDisk(editor, workspace);
  followDay(editor, clock);
  if (openedSite) followPublication({ editor, workspace }).catch(() => {});
  tellFaults(editor);
  const desk: Desk = {
    editor,
    workspace,
    checker,
    icons,
    get registry() {
      return editor.state().registry;
    },
  };
  createRoot(place, { onUncaughtError: stop }).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
}

/** Looks on whether visitors see what was published from here, which no other editor needs. */
async function followPublication(desk: Pick<Desk, 'editor' | 'workspace'>): Promise<void> {
  const follow = await import('./session/follow-publication');
  follow.followPublication(desk);
}

/** Opens the copy of the published site whose editor is in a folder. */
async function openPublished(folder: string): Promise<OpenedCopy> {
  const { openPublishedSite } = await import('./published/open-published-site');
  return openPublishedSite(folder, clock);
}

/** Gives the workspace of a guest with such rights. */
async function openAsGuest(server: Workspace, rights: string): Promise<Workspace> {
  const { guestWorkspace } = await import('./session/guest-workspace');
  return guestWorkspace(server, rights);
}

/** Says that the window cannot be drawn any more, in its place. */
function stop(error: unknown): void {
  console.error(error);
  tell('The editor has stopped. Nothing is lost: all that you changed is kept. Load this page again to go on.');
}

function tell(words: string): void {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = words;
  place.replaceChildren(paragraph);
  document.querySelector('.first')?.remove();
}
