import type { Assets } from '../../compose/assets';
import type { SiteText } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import type { JsonObject } from '../../manifest/manifest';
import { mergeChanges, withTheirs } from '../../manifest/merge';
import { recogniseParts } from '../../manifest/recognise-parts';
import type { Checker } from '../checking/checker';
import { partTitles } from '../naming/parts';
import { shortened } from '../naming/shortened';
import { changedOriginals, tickOf } from '../translations/changed-originals';
import { baseAfterWriting, readBase, textOver } from './base';
import type { Editor } from './editor';
import type { EditorState } from './editor-state';
import { type Savable, savableOf } from './savable';
import { sayIfGone } from './say-gone';
import { sayPagesChanged } from './say-pages-changed';
import { isUnanswered, whyUnanswered } from './workspace';

/** The number of times that a file which keeps changing is merged before somebody is asked. */
const mostTries = 3;

/**
 * Saves what is in order. A change that is wrong stays a draft and is named, and so does one that somebody else has
 * changed, too.
 */
export async function save(editor: Editor, workspace: Workspace, checker: Checker): Promise<void> {
  const start = editor.state();
  if (workspace.guest?.onlyLooking !== undefined) return editor.announce(workspace.guest.onlyLooking);
  if (start.attempt?.state === 'saving') return;
  editor.tell({ kind: 'saving' });
  try {
    for (let attempts = 0; attempts < mostTries; attempts++) {
      const { base, edits, assets, conflicts, now } = editor.state();
      const decided = withTheirs(edits.root, conflicts);
      const savable = await savableOf(base.root, decided, now, (root) => checker.check(root, assets, true));
      if (!savable)
        return fail(
          editor,
          'What is wrong has to be put right before anything can be saved. The list of notices says what it is.',
        );
      const text = textOver(base, savable.root);
      const result = await workspace.writeSite(text, base.version);
      if ('failure' in result) return fail(editor, result.failure);
      if ('version' in result) {
        const paths = checker.pathsChanged(base.root, savable.root, assets);
        const fresh = baseAfterWriting(base, { text, version: result.version, root: savable.root });
        const saved = saySaved(editor.state(), savable, result.storeFailure, text === base.text);
        const isToPublish = workspace.connection && saved.startsWith('Saved');
        const says = isToPublish ? `${saved} Visitors see it once you publish.` : saved;
        editor.tell({ kind: 'saved', base: fresh, says });
        return tellChanged(editor, says, await paths, [base.root, savable.root]);
      }
      const isMerged = takeFromDisk(editor, result.instead);
      await takeAssets(editor, workspace);
      if (!isMerged) return;
    }
    fail(editor, 'Something else keeps changing site.json. Close it, then save again.');
  } catch (error) {
    fail(editor, `${whyUnanswered(error)} Your changes are kept here.`, isUnanswered(error));
  }
}

/**
 * Merges the file on the disk into the edits; tells whether that left nothing to decide. Undo then takes back one's own
 * steps, and never what others have saved.
 */
export function takeFromDisk(editor: Editor, read: SiteText): boolean {
  const { base, edits } = editor.state();
  const fileBase = readBase(read);
  if ('failure' in fileBase) {
    fail(
      editor,
      `Somebody has changed site.json, and it cannot be read any more. ${fileBase.failure} Your changes are kept here.`,
    );
    return false;
  }
  recogniseParts(base.root, fileBase.root);
  const { conflicts } = mergeChanges(base.root, edits.root, fileBase.root);
  sayIfGone(editor, () => editor.tell({ kind: 'file', base: fileBase }));
  return conflicts.length === 0;
}

/** Reads again what the site may refer to, which may have changed with the file. */
export async function takeAssets(editor: Editor, workspace: Workspace): Promise<void> {
  putAssets(editor, await workspace.readAssets());
}

/** Gives the session other assets, if they differ. */
export function putAssets(editor: Editor, assets: Assets): void {
  if (JSON.stringify(assets) !== JSON.stringify(editor.state().assets)) editor.tell({ kind: 'assets', assets });
}

/** Announces the outcome of a save; `isSame` where it changed nothing in the file. */
function saySaved(
  { edits, conflicts, refusals, now }: EditorState,
  { leftOut }: Savable,
  storeFailure: string | undefined,
  isSame: boolean,
): string {
  const leftOutTitles = [...new Set([...leftOut, ...partTitles(edits.root, now, refusals)])];
  const words =
    leftOutTitles.length > 0
      ? `Saved, but for ${leftOutTitles.join(', ')}: something has to be put right first.`
      : 'Saved.';
  const isUndecided = isSame && conflicts.length > 0;
  const titles = partTitles(edits.root, now, conflicts).join(', ');
  return [
    isUndecided ? 'Nothing is saved until you decide.' : words,
    ...(conflicts.length > 0 ? [`Choose which version counts: ${titles}.`] : []),
    ...(storeFailure === undefined ? [] : [storeFailure]),
  ].join(' ');
}

/**
 * Adds to the words of a save the pages that it has changed, and whose translations have not, unless others were
 * announced since.
 */
function tellChanged(
  editor: Editor,
  announcement: string,
  paths: string[] | undefined,
  [before, after]: [before: JsonObject, after: JsonObject],
): void {
  if (editor.state().announcement !== announcement) return;
  const outdated = sayOutdated(editor.state());
  const pagesNote = paths && paths.length > 0 ? sayPagesChanged(paths, before, after, editor.state().now) : '';
  if (pagesNote || outdated) editor.announce([announcement, pagesNote, outdated].filter(Boolean).join(' '));
}

function fail(editor: Editor, why: string, isAway = false): void {
  editor.tell({ kind: 'failed', why, isAway });
}

/** Says which texts were changed whose translations nobody has said anything of yet; nothing where there are none. */
function sayOutdated({ edits, tickedTexts }: Pick<EditorState, 'edits' | 'tickedTexts'>): string {
  const changedTexts = changedOriginals(edits).filter((one) => !tickedTexts.includes(tickOf(one)));
  const [first] = changedTexts;
  if (!first) return '';
  const what =
    changedTexts.length === 1
      ? `“${shortened(first.to)}” has changed, and its translation has not.`
      : `${changedTexts.length} texts have changed, and their translations have not.`;
  return `${what} Under Further languages, Translate asks whether that still says the same.`;
}
