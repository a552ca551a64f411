import type { Finding } from '../../checks/problem';
import { identityOf, isContainer } from '../../manifest/identity';
import type { Json, JsonObject } from '../../manifest/manifest';
import { type Conflict, isEqual, mergeChanges } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { printChanges } from '../../manifest/print-changes';
import { recogniseParts } from '../../manifest/recognise-parts';
import { applySplices } from '../../manifest/splice';
import type { Checker } from '../checking/checker';
import type { SiteText, Workspace } from '../workspace';
import { type Base, type Editor, readBase } from './editor';
import { addStep } from './edits';
import { partAt } from './parts';

/** What of a site could be saved: all but some parts, which stay a draft. */
interface Savable {
  root: JsonObject;
  /** The parts that are left out, as they are called. */
  leftOut: string[];
}

/** How often a file that keeps changing is merged before somebody is asked. */
const mostTries = 3;

/** Saves what is in order; a change that is wrong stays a draft and is named. */
export async function save(editor: Editor, workspace: Workspace, checker: Checker): Promise<void> {
  const start = editor.state();
  if (start.saving.state === 'saving') return;
  editor.update({ saving: { state: 'saving' } });
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const { base, edits, assets } = editor.state();
      const savable = await savableOf(base.root, edits.root, (root) => checker.check(root, assets));
      if (!savable)
        return fail(
          editor,
          'What is wrong has to be put right before anything can be saved. The list of problems says what it is.',
        );
      const text = applySplices(base.text, printChanges(base.text, base.root, savable.root));
      const written = await workspace.write(text, base.version);
      if ('failure' in written) return fail(editor, written.failure);
      if ('version' in written) {
        const paths = checker.pathsChanged(base.root, savable.root, assets);
        const said = tellSaved(editor, { text, version: written.version, root: savable.root }, savable);
        return tellChanged(editor, said, await paths);
      }
      if (!takeFromDisk(editor, written.instead)) return;
    }
    fail(editor, 'Something else keeps changing site.json. Close it, then save again.');
  } catch {
    fail(
      editor,
      'The server cannot be reached. Is the window still open in which npm start runs? Your changes are kept here.',
    );
  }
}

/**
 * Takes what stands on the disk now into what is being edited, as one step that can be undone; returns whether it could
 * be merged without asking.
 */
export function takeFromDisk(editor: Editor, read: SiteText): boolean {
  const { base, edits } = editor.state();
  const found = readBase(read);
  if ('failure' in found) {
    fail(editor, `Somebody has changed site.json, and it cannot be read any more. ${found.failure}`);
    return false;
  }
  recogniseParts(base.root, found.root);
  const { root, conflicts } = mergeChanges(base.root, edits.root, found.root);
  const says = 'Taken over: what was changed in site.json outside of this window';
  const after = root as JsonObject;
  const hasOwn = edits.root !== base.root;
  editor.update({
    base: found,
    edits: addStep(edits, { says, place: editor.state().selected, after }),
    saving: { state: hasOwn ? 'unsaved' : 'saved' },
    conflicts: [...editor.state().conflicts, ...conflicts],
    announced: conflicts.length > 0 ? tellConflicts(after, conflicts) : says,
  });
  return conflicts.length === 0;
}

/** Puts the other version of a place in, or keeps one's own; either way the conflict is over. */
export function settle(editor: Editor, conflict: Conflict, takesTheirs: boolean): void {
  const { edits, conflicts } = editor.state();
  const { pointer, theirs } = conflict;
  if (takesTheirs) {
    const after = theirs === undefined ? remove(edits.root, pointer) : set(edits.root, pointer, theirs);
    const { title } = partAt(edits.root, pointer);
    editor.change({ says: `${title}: the other version taken`, place: pointer, after: after as JsonObject });
  }
  editor.update({ conflicts: conflicts.filter((one) => one !== conflict) });
}

function tellConflicts(root: JsonObject, conflicts: Conflict[]): string {
  const parts = new Set(conflicts.map(({ pointer }) => partAt(root, pointer).title));
  return `Somebody else has changed the same places as you: ${[...parts].join(', ')}. Choose which version counts.`;
}

function tellSaved(editor: Editor, base: Base, { leftOut }: Savable): string {
  const { edits } = editor.state();
  const isAll = isEqual(edits.root, base.root);
  const words =
    leftOut.length > 0 ? `Saved, but for ${leftOut.join(', ')}: something there has to be put right first.` : 'Saved.';
  editor.update({ base, saving: { state: isAll ? 'saved' : 'unsaved' }, announced: words });
  return words;
}

/** Adds to what was said of a save which pages it has changed, unless something else was said since. */
function tellChanged(editor: Editor, said: string, paths: string[] | undefined): void {
  if (!paths || paths.length === 0 || editor.state().announced !== said) return;
  const named = paths.slice(0, mostNamed).join(', ');
  const others = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : '';
  const pages = paths.length === 1 ? 'This page has changed' : `${paths.length} pages have changed`;
  editor.announce(`${said} ${pages}: ${named}${others}.`);
}

/** How many pages are named that a save has changed; the others are counted. */
const mostNamed = 3;

function fail(editor: Editor, why: string): void {
  editor.update({ saving: { state: 'failed', why }, announced: why });
}

/** What of an edited site is in order: without the changes of parts in which an error stands that was not in the file before. */
async function savableOf(
  base: JsonObject,
  root: JsonObject,
  check: (root: JsonObject) => Promise<Finding[]>,
): Promise<Savable | undefined> {
  const leftOut: string[] = [];
  let candidate = root;
  for (let tries = 0; tries < 20; tries++) {
    const errors = (await check(candidate)).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { root: candidate, leftOut };
    const without = withoutChanges(
      base,
      candidate,
      errors.map(({ pointer }) => partAt(candidate, pointer).pointer),
      leftOut,
    );
    if (without === candidate) break;
    candidate = without;
  }
  // What was wrong in the file before keeps nobody from saving what is no worse.
  const known = await check(base);
  const before = new Set(
    known.filter(({ severity }) => severity === 'error').map(({ rule, message }) => rule + message),
  );
  const errors = (await check(root)).filter(({ severity }) => severity === 'error');
  return errors.every(({ rule, message }) => before.has(rule + message)) ? { root, leftOut: [] } : undefined;
}

/** A site with some parts as they were in the file, or without those that are new. */
function withoutChanges(base: JsonObject, root: JsonObject, parts: Pointer[], leftOut: string[]): JsonObject {
  let result: Json = root;
  // From the last to the first, so that taking one out moves none that follows.
  for (const pointer of [...new Set(parts)].sort(byPlace).reverse()) {
    const part = valueAt(root, pointer);
    const former = formerOf(base, pointer, part);
    if (former === part) continue;
    leftOut.push(partAt(root, pointer).title);
    result = former === undefined ? remove(result, pointer) : set(result, pointer, former);
  }
  return result as JsonObject;
}

function byPlace(one: Pointer, other: Pointer): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** What a part was in the file, wherever it stood there. */
function formerOf(base: JsonObject, pointer: Pointer, part: Json | undefined): Json | undefined {
  const list = valueAt(base, pointer.slice(0, pointer.lastIndexOf('/')));
  if (!Array.isArray(list)) return valueAt(base, pointer);
  return list.find((item) => isSamePart(item, part));
}

function isSamePart(one: Json, other: Json | undefined): boolean {
  return isContainer(one) && isContainer(other) && identityOf(one) === identityOf(other);
}
