import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Workspace } from '../../src/edit-api/workspace';
import type { Checker } from '../../src/editor/checking/checker';
import { readBase } from '../../src/editor/session/base';
import { createEditor, type Editor } from '../../src/editor/session/editor';
import { createIconDrawings } from '../../src/editor/session/icons';
import { saveStateOf } from '../../src/editor/session/refusals';
import { save, takeFromDisk } from '../../src/editor/session/save';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';
import { printChanges } from '../../src/manifest/print-changes';
import { applySplices } from '../../src/manifest/splice';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/agency/site.json');
/** What the file says at first. */
export const text = readFileSync(file, 'utf8');
const { assets } = readAssets(dirname(file));
/** A check that finds nothing. */
export const checker: Checker = {
  check: async () => [],
  pathsShowing: async () => [],
  pathShowing: async () => undefined,
  pagesShowingValue: async () => [],
  pathsChanged: async () => [],
};
/** Two places of the site. */
export const heading = '/routes/0/blocks/0/heading';
export const copyright = '/footer/copyright';

/** A file on the disk with a window in which it is edited. */
export function opened(first = text, at = now) {
  const disk = { text: first };
  const workspace = {
    readAssets: async () => assets,
    writeSite: async (next: string, basedOn: string) => {
      if (basedOn !== disk.text) return { instead: { text: disk.text, version: disk.text } };
      disk.text = next;
      return { version: next };
    },
  } as Partial<Workspace> as Workspace;
  const base = readBase({ text: first, version: first });
  if ('failure' in base) throw new Error(base.failure);
  const icons = createIconDrawings(workspace, {});
  const editor = createEditor(base, assets, { workspace, registry, checker, icons, now: at });
  return {
    disk,
    editor,
    says: (place: Pointer) => valueAt(editor.state().edits.root, place),
    type: (place: Pointer, words: string) =>
      editor.change({ says: place, place, after: set(editor.state().edits.root, place, words) }),
    take: () => takeFromDisk(editor, { text: disk.text, version: disk.text }),
    save: () => save(editor, workspace, checker),
  };
}

/** The text of a site with one thing changed, as another program would write it. */
export function changed(before: string, change: (root: JsonObject) => unknown): string {
  const root = JSON.parse(before);
  return applySplices(before, printChanges(before, root, change(root) as JsonObject));
}

/** What became of saving, and how much has to be decided. */
export function states({ state }: Editor): unknown[] {
  return [saveStateOf(state()).state, state().conflicts.length];
}
