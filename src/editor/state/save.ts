import type { Assets } from '../../compose/assets';
import { followPointer } from '../../manifest/follow-pointer';
import type { Json, JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual, type Merged, mergeChanges } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import type { Pointer } from '../../manifest/pointer';
import { recogniseParts } from '../../manifest/recognise-parts';
import { withTheirs } from '../../manifest/with-theirs';
import type { Checker } from '../checking/checker';
import { isUnanswered, type SiteText, type Workspace, whyUnanswered } from '../workspace';
import { type Base, readBase, textOver, writtenOver } from './base';
import type { Editor } from './editor';
import type { EditorState } from './editor-state';
import { endStep, rebase } from './edits';
import { followConflicts } from './follow-conflicts';
import { partAt } from './parts';
import { savingOf } from './refused';
import { type Savable, savableOf } from './savable';
import { sayingGone } from './say-gone';
import { sayPagesChanged } from './say-pages-changed';

/** How often a file that keeps changing is merged before somebody is asked. */
const mostTries = 3;

/** Saves what is in order; a change that is wrong stays a draft and is named, and so does what somebody else has changed, too. */
export async function save(editor: Editor, workspace: Workspace, checker: Checker): Promise<void> {
  const start = editor.state();
  if (start.saving.state === 'saving') return;
  // Whoever saves takes what was added for done.
  editor.update({ saving: { state: 'saving' }, fresh: undefined });
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const { base, edits, assets, conflicts, now } = editor.state();
      const decided = withTheirs(edits.root, conflicts);
      const savable = await savableOf(base.root, decided, now, (root) => checker.check(root, assets, true));
      if (!savable)
        return fail(
          editor,
          'What is wrong has to be put right before anything can be saved. The list of problems says what it is.',
        );
      const text = textOver(base, savable.root);
      const written = await workspace.write(text, base.version);
      if ('failure' in written) return fail(editor, written.failure);
      if ('version' in written) {
        const paths = checker.pathsChanged(base.root, savable.root, assets);
        const fresh = writtenOver(base, { text, version: written.version, root: savable.root });
        const said = tellSaved(editor, fresh, savable, written.unkept, text === base.text);
        return tellChanged(editor, said, await paths, [base.root, savable.root]);
      }
      const isMerged = takeFromDisk(editor, written.instead);
      await takeAssets(editor, workspace);
      if (!isMerged) return;
    }
    fail(editor, 'Something else keeps changing site.json. Close it, then save again.');
  } catch (error) {
    fail(editor, `${whyUnanswered(error)} Your changes are kept here.`, isUnanswered(error));
  }
}

/**
 * Takes what stands on the disk now into what is being edited; returns whether it could be merged without asking. What
 * was done here is done upon it from then on: undoing takes back one's own, and never what somebody else has saved.
 */
export function takeFromDisk(editor: Editor, read: SiteText): boolean {
  const { base, edits, typed, refused, now } = editor.state();
  const found = readBase(read);
  if ('failure' in found) {
    fail(
      editor,
      `Somebody has changed site.json, and it cannot be read any more. ${found.failure} Your changes are kept here.`,
    );
    return false;
  }
  recogniseParts(base.root, found.root);
  const merged = (root: JsonObject): Merged => mergeChanges(base.root, root, found.root);
  const { conflicts } = merged(edits.root);
  const rebased = rebase(edits, (root) => merged(root).root as JsonObject);
  const { root } = rebased;
  const place = (pointer: Pointer): Pointer | undefined => followPointer(edits.root, root, pointer);
  const open = conflicts.some(({ pointer }) => pointer === '') ? undefined : editor.state().conflicts;
  const asked = followConflicts(open ?? [], edits.root, root).filter(
    ({ pointer }) => !conflicts.some((other) => other.pointer === pointer),
  );
  const taken: Partial<EditorState> = {
    base: found,
    edits: rebased,
    typed: typed === undefined ? undefined : place(typed),
    saving: savingOf({ edits: rebased, base: found, refused }),
    conflicts: [...asked, ...conflicts],
    announced:
      conflicts.length > 0 ? tellConflicts(root, now, conflicts) : tellTaken(editor, isEqual(root, edits.root)),
  };
  sayingGone(editor, () => editor.update(taken));
  return conflicts.length === 0;
}

/** Looks again at what the site may refer to, which may have come or gone with the file. */
export async function takeAssets(editor: Editor, workspace: Workspace): Promise<void> {
  putAssets(editor, await workspace.readAssets());
}

/** Puts what the site may refer to in the place of what was known of that. */
export function putAssets(editor: Editor, assets: Assets): void {
  if (JSON.stringify(assets) !== JSON.stringify(editor.state().assets)) editor.update({ assets });
}

function tellTaken(editor: Editor, isSame: boolean): string {
  return isSame ? editor.state().announced : 'Taken over: what was changed in site.json outside of this window';
}

/** Puts the other version of a place in, or keeps one's own; either way the conflict is over. */
export function settle(editor: Editor, conflict: Conflict, takesTheirs: boolean): void {
  const { edits, conflicts, now } = editor.state();
  const { pointer, mine, theirs } = conflict;
  // It is over before the site changes, which would follow its place.
  editor.update({ conflicts: conflicts.filter((one) => one !== conflict) });
  const { title } = partAt(edits.root, now, pointer);
  const take = (after: Json, says: string): void =>
    editor.change({ says: `${title}: ${says}`, place: pointer, after: after as JsonObject });
  if (takesTheirs)
    take(
      theirs === undefined ? remove(edits.root, pointer) : set(edits.root, pointer, theirs),
      'the other version taken',
    );
  // What was taken out here stands there until it is decided.
  else if (mine === undefined) take(remove(edits.root, pointer), 'your version kept');
  else editor.announce(`${title}: your version kept, which “Save” writes into the file`);
}

/** Says where somebody else has changed the same places. */
export function tellConflicts(root: JsonObject, now: Date, conflicts: Conflict[]): string {
  return `Somebody else has changed the same places as you: ${titlesOf(root, now, conflicts)}. Choose which version counts.`;
}

function titlesOf(root: JsonObject, now: Date, places: readonly { pointer: Pointer }[]): string {
  return namesOf(root, now, places).join(', ');
}

function namesOf(root: JsonObject, now: Date, places: readonly { pointer: Pointer }[]): string[] {
  return [...new Set(places.map(({ pointer }) => partAt(root, now, pointer).title))];
}

/** Says what became of a save; `isSame` where the file says nothing else than before. */
function tellSaved(
  editor: Editor,
  base: Base,
  { leftOut }: Savable,
  unkept: string | undefined,
  isSame: boolean,
): string {
  const { edits, conflicts, refused, now } = editor.state();
  const left = [...new Set([...leftOut, ...namesOf(edits.root, now, refused)])];
  const words = left.length > 0 ? `Saved, but for ${left.join(', ')}: something has to be put right first.` : 'Saved.';
  const isUndecided = isSame && conflicts.length > 0;
  const asked = conflicts.length > 0 ? [`Choose which version counts: ${titlesOf(edits.root, now, conflicts)}.`] : [];
  const said = [
    isUndecided ? 'Nothing is saved until you decide.' : words,
    ...asked,
    ...(unkept === undefined ? [] : [unkept]),
  ].join(' ');
  const saving = savingOf({ edits, base, refused });
  // Undo leads back to what was saved before it leads further.
  editor.update({ base, edits: endStep(edits), saving, announced: said });
  return said;
}

/** Adds to what was said of a save which pages it has changed, unless something else was said since. */
function tellChanged(
  editor: Editor,
  said: string,
  paths: string[] | undefined,
  [before, after]: [before: JsonObject, after: JsonObject],
): void {
  if (!paths || paths.length === 0 || editor.state().announced !== said) return;
  editor.announce(`${said} ${sayPagesChanged(paths, before, after, editor.state().now)}`);
}

function fail(editor: Editor, why: string, isAway = false): void {
  editor.update({ saving: { state: 'failed', why, isAway }, announced: why });
}
